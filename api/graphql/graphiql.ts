import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendStored, storedResponse } from '#api/cache/stored-response.ts'
import type { Deps } from '#api/server/deps.ts'
import { hasRole } from '#domain/admin/editors.ts'
import { createContext } from './context.ts'

const EXAMPLES = path.join(import.meta.dirname, 'examples')
/** One document per part of the site. graphiql-start.js replaces the default values in capitals. */
export const examples = readdirSync(EXAMPLES)
  .sort()
  .map((file) => {
    const name = path.basename(file, '.graphql')
    return {
      name,
      query: readFileSync(path.join(EXAMPLES, file), 'utf8').trim(),
      headers: name === '09-admin' ? '{ "Authorization": "Bearer <the admin token>" }' : '',
    }
  })

/** With GRAPHIQL=off, only an admin gets it. */
export function mountGraphiQL(app: FastifyInstance, deps: Deps) {
  const isOpen = deps.env.GRAPHIQL
  const isAllowed = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
    isOpen || hasRole((await createContext(deps, request, reply)).editor, 'admin')
  const cacheControl = (whenOpen: string) => ({ 'cache-control': isOpen ? whenOpen : 'no-store' })
  let page: ReturnType<typeof buildGraphiQL> | undefined
  const graphiql = () => (page ??= buildGraphiQL())
  app.get<{ Params: { file: string } }>('/graphql/assets/:file', async (request, reply) => {
    if (!(await isAllowed(request, reply))) return reply.callNotFound()
    const { url, file } = await graphiql()
    if (!url.endsWith(`/${request.params.file}`)) return reply.callNotFound()
    reply.headers(cacheControl('public, max-age=31536000, immutable'))
    return sendStored(request, reply, file)
  })
  const send = async (reply: FastifyReply) => {
    const { html } = await graphiql()
    return reply
      .headers({ 'content-security-policy': POLICY, ...cacheControl('no-cache'), vary: 'accept' })
      .type('text/html; charset=utf-8')
      .send(html)
  }
  return { isAllowed, send }
}

/** The parts of Yoga's page, with the nine megabytes of script in a cached file, which the policy allows. */
async function buildGraphiQL() {
  // Loaded on first use, because it takes thirty megabytes of memory.
  const { css, js, editorWorkerService, graphqlWorker, jsonWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  )
  const workers = { editorWorkerService, graphql: graphqlWorker, json: jsonWorker }
  const tabs = examples.map(({ query, headers }) => ({ query, headers }))
  const start = readFileSync(path.join(import.meta.dirname, 'graphiql-start.js'), 'utf8')
  const script = `${js};\n${start}openGraphiQL(${JSON.stringify({ workers, tabs })})`
  const url = `/graphql/assets/graphiql-${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Civic Unity GraphiQL</title>
<link rel="icon" href="/favicon.svg">
<style>${css}${OWN_STYLE}</style>
</head>
<body id="body" class="no-focus-outline">
<noscript>You need to enable JavaScript to run this app.</noscript>
<div id="root"></div>
<script src="${url}"></script>
</body>
</html>`,
    url,
    file: storedResponse(script, { 'content-type': 'text/javascript; charset=utf-8' }),
  }
}

/** Keeps a clicked tab in place. */
const OWN_STYLE = '.graphiql-tab { transform: none !important }'

/** The editor writes style elements and starts workers from blobs. No other page has this policy. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join(';')
