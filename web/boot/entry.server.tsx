import { ApolloLink } from '@apollo/client'
import { SchemaLink } from '@apollo/client/link/schema'
import { prerenderStatic } from '@apollo/client/react/ssr'
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { catchError, map, of } from 'rxjs'
import type { ZoneOffsets } from '#domain/dates.ts'
import { createApolloClient } from '#web/apollo/client.ts'
import { SITE_HEAD } from '#web/head.tsx'
import { routes } from '#web/routes.tsx'
import { App } from './app.tsx'
import { HEAD_SCRIPT } from './head-script.ts'
import { pageAddress } from './page-address.ts'

export interface RenderInput {
  url: string
  publicUrl: string
  zone: ZoneOffsets
  schema: GraphQLSchema
  /** The GraphQL context of a page that is the same for every visitor. */
  context: object
  /** The script and style tags of a page, by the name of its file in web/pages. */
  assetTags: (page: string | undefined) => string
  /** Masks the error of a failed read, because its message may be shown on the page. */
  maskError: (error: unknown) => GraphQLError
}

export interface Rendered {
  /** 503 if data that the page needs could not be read. */
  status: number
  html: string
  /** The queries of the page, including failed ones. */
  documents: readonly DocumentNode[]
}

const handler = createStaticHandler(routes)

export { pageAddress }

export async function render({
  url,
  publicUrl,
  zone,
  schema,
  context,
  assetTags,
  maskError,
}: RenderInput): Promise<Rendered> {
  const routing = await handler.query(new Request(new URL(url, publicUrl)))
  if (routing instanceof Response) throw new Error('Pages do not redirect')
  // Fail if the page's module could not be loaded, because a rendered error screen would not match in a browser that can.
  const [routeError] = Object.values(routing.errors ?? {})
  if (routeError !== undefined) throw routeError
  const router = createStaticRouter(handler.dataRoutes, routing)
  let failed = false
  let hasServerError = false
  const mask = (error: unknown, isOptional: boolean) => {
    const masked = maskError(error)
    const { status = 0 } = (masked.extensions['http'] ?? {}) as { status?: number }
    if (!isOptional) {
      failed = true
      hasServerError ||= status >= 500
    }
    return masked
  }
  const documents: DocumentNode[] = []
  // Masks errors as the HTTP endpoint does.
  const link = new ApolloLink((operation, forward) => {
    documents.push(operation.query)
    const { ssrOptional: isOptional = false } = operation.getContext()
    return forward(operation).pipe(
      map((result) => {
        const { errors } = result as { errors?: readonly unknown[] }
        return errors ? { ...result, errors: errors.map((error) => mask(error, isOptional)) } : result
      }),
      catchError((error) => of({ errors: [mask(error, isOptional)] })),
    )
  }).concat(new SchemaLink({ schema, context, validate: true }))
  const client = createApolloClient(link, { ssr: true })

  let status = 200
  let renderFailure: { error: unknown } | undefined
  const site = {
    publicUrl,
    zone,
    setStatus: (next: number) => {
      status = next
    },
  }
  const { result } = await prerenderStatic({
    tree: (
      <App client={client} site={site}>
        <StaticRouterProvider router={router} context={routing} hydrate={false} />
      </App>
    ),
    context: { client },
    renderFunction: (tree) => {
      // Called again while data arrives; only the last rendering counts.
      status = 200
      renderFailure = undefined
      return prerenderToNodeStream(tree, {
        // React would still resolve and leave a failed section to the browser.
        onError: (error) => {
          renderFailure = { error }
        },
        // Otherwise React moves large sections to the end of the page and places them with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      })
    },
  })
  if (renderFailure) throw renderFailure.error

  const page = routing.matches.at(-1)?.route.handle?.page as string | undefined
  const state = { publicUrl, zone, cache: client.cache.extract(), failed }
  return {
    status: hasServerError ? 503 : status,
    html: htmlDocument(result, assetTags(page), state),
    documents,
  }
}

/** React renders head tags first, so move them to the head. The browser replaces a failed page, so its title stays. */
function htmlDocument(rendered: string, assetTags: string, state: { failed: boolean }): string {
  const start = state.failed ? 0 : rendered.search(/<(?!\/?title\b|meta\b|link\b)/)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${SITE_HEAD}
<script>${HEAD_SCRIPT}</script>
${rendered.slice(0, start)}
${assetTags}
</head>
<body>
<div id="root">${rendered.slice(start)}</div>
<script type="application/json" id="state">${serialize(state)}</script>
</body>
</html>`
}

/** JSON that is safe inside a script element. */
function serialize(state: object): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
