import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from './deps.ts'
import { createGate } from './gate.ts'
import { boundedCache } from './graphql/bounded-cache.ts'
import { publicContext } from './graphql/context.ts'
import { maskError } from './graphql/errors.ts'
import { noteReading } from './graphql/public-reads.ts'
import { schema } from './graphql/schema.ts'
import { encodingFor, holds } from './http.ts'
import { logFailure, RETRY_AFTER } from './outage.ts'
import { createPageCache, isPrivate, type Page } from './page-cache.ts'
import { sendProblem } from './rest/problem.ts'
import { UNSTORABLE_TEXT } from './unstorable.ts'
import { loadBuild, startVite } from './web-source.ts'

/** Rendering is work of the one thread: others would begin, and none be done sooner. */
const RENDERED_AT_ONCE = 2

/** Mounts the pages and their assets. */
export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const source = deps.pages === 'vite' ? await startVite(app) : await loadBuild(app)
  const gate = createGate(RENDERED_AT_ONCE)
  const pages = createPageCache({
    render: (address) =>
      gate.run(async () => {
        const context = publicContext(deps)
        const page = await source.render({
          url: address,
          publicUrl: deps.env.PUBLIC_URL,
          schema,
          context,
          noteReading: (document) => noteReading(document, context),
          assetTags: source.assetTags,
          maskError: (error) =>
            maskError(error, {
              requestId: undefined,
              log: (cause) => logFailure(deps.log, cause, 'a page could not read its data'),
              hideSuggestions: true,
            }),
        })
        const { isPublic, topics = new Set() } = context.reading
        return { ...page, topics: isPublic ? topics : null }
      }),
  })
  deps.changes.subscribe((topic) => {
    // One poll's and one generation's own topics always come beside, or without, a table's.
    if (topic === '*' || !topic.includes(':')) pages.expire(topic)
  })

  // The router tries every pattern for every request: half of what a kept page costs.
  const addresses = boundedCache<string>(200)
  function addressOf(url: string): string {
    const known = addresses.get(url)
    if (known !== undefined) return known
    const address = source.pageAddress(url)
    if (!isPrivate(address)) addresses.set(url, address)
    return address
  }

  app.get('/*', { config: { label: 'page' } }, async (request, reply) => {
    // Edited components must show at once.
    if (deps.pages === 'vite') pages.expire('*')
    if (/%00/.test(request.url)) return sendProblem(reply, 400, 'BAD_INPUT', UNSTORABLE_TEXT)
    const address = addressOf(request.url)
    const page = await pages.get(address)
    if (isPrivate(address))
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .status(page.status)
        .type(HTML)
        .send(page.bodies.identity)
    return sendPage(page, request, reply)
  })
  app.setNotFoundHandler((request, reply) => {
    // A file that was there when the server started and is gone: the page that asked is older than the build.
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendProblem(reply, 404, 'NOT_FOUND', 'Not found.')
    reply.header('allow', 'GET, HEAD, OPTIONS')
    if (request.method === 'OPTIONS') return reply.status(204).send()
    return sendProblem(reply, 405, 'BAD_INPUT', `${request.method} is not possible here.`)
  })
}

const HTML = 'text/html; charset=utf-8'

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (page.status >= 500) {
    reply.headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) })
  } else {
    reply.headers({
      etag: page.etag,
      vary: 'accept-encoding',
      // The browser asks each time (304 costs little); caches in between may answer while they refresh. So may Firefox:
      // in these few seconds an editor can be shown there what stood before the edit.
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5',
    })
    if (page.status === 200 && holds(request, page.etag)) return reply.status(304).send()
  }
  const encoding = encodingFor(request, ['br', 'gzip'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).type(HTML).send(page.bodies[encoding])
}
