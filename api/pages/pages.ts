import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { publishedSlug } from '#api/blog/preview.service.ts'
import { type StoredResponse, sendStored, storedResponse, storedSize } from '#api/cache/stored-response.ts'
import { type CacheRead, createVersionedCache } from '#api/cache/versioned-cache.ts'
import { logFailure, RETRY_AFTER_SECONDS } from '#api/database/outage.ts'
import { publicContext } from '#api/graphql/context.ts'
import { maskError } from '#api/graphql/errors.ts'
import { topicsOf } from '#api/graphql/public-reads.ts'
import { schema } from '#api/graphql/schema.ts'
import { INVALID_UNICODE } from '#api/server/classify.ts'
import { type Client, createConcurrencyLimit, limitPerAddress } from '#api/server/concurrency-limit.ts'
import type { Deps } from '#api/server/deps.ts'
import { clientOf } from '#api/server/http.ts'
import { sendProblem } from '#api/server/problem.ts'
import { siteZone } from '#api/server/site-zone.ts'
import { loadBuild, startVite } from './web-source.ts'

/** Rendering uses one thread, so more at once would not finish sooner. */
const MAX_CONCURRENT_RENDERS = 2
const MEGABYTE = 1_000_000
/** The cache address of every unknown path (web/boot/page-address.ts). */
const MISSING_PAGE = '/404'

export async function mountPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const source = deps.pages === 'vite' ? await startVite(app) : await loadBuild(app)
  const rendering = createConcurrencyLimit(MAX_CONCURRENT_RENDERS, limitPerAddress(deps.env))
  // Two caches, so that random searches cannot evict the pages that everyone reads.
  const pages = createVersionedCache(deps, { maxBytes: 32 * MEGABYTE, sizeOf: storedSize })
  const searches = createVersionedCache(deps, { maxBytes: 8 * MEGABYTE, sizeOf: storedSize })

  async function render(address: string, client?: Client): Promise<CacheRead<StoredResponse>> {
    const { status, html, documents } = await rendering.run(
      () =>
        source.render({
          url: address,
          publicUrl: deps.env.PUBLIC_URL,
          zone: siteZone(deps.env),
          schema,
          context: publicContext(deps),
          assetTags: source.assetTags,
          maskError: (error) =>
            maskError(error, {
              requestId: undefined,
              log: (cause) => logFailure(deps.log, cause, 'a page could not read its data'),
            }),
        }),
      client,
    )
    if (status >= 500) throw new RenderFailed(status, html)
    // Missing posts are not cached, because anyone can request any address.
    const isStored = status === 200 || address === MISSING_PAGE
    return {
      value: storedResponse(html, PAGE_HEADERS, status),
      topics: isStored ? topicsOf(...documents) : null,
    }
  }

  /** While the database is down, visitors get the cached page. */
  async function pageAt(address: string, clientOf: () => Client): Promise<StoredResponse> {
    const cache = address.includes('?') ? searches : pages
    const stale = cache.getStale(address)
    if (stale && !deps.db.isUp()) return stale
    try {
      return await cache.fetch(address, (client) => render(address, client), clientOf)
    } catch (error) {
      if (stale) return stale
      throw error
    }
  }

  // Matching all route patterns takes half the time of a cached page.
  const addresses = new LRUCache<string, string>({ max: 200 })
  function addressOf(url: string): string {
    const address = addresses.get(url) ?? source.pageAddress(url)
    if (url.length < 500 && !isPrivate(address)) addresses.set(url, address)
    return address
  }

  app.get('/*', async (request, reply) => {
    if (/%00/.test(request.url)) return sendProblem(reply, 400, 'BAD_INPUT', INVALID_UNICODE)
    const address = addressOf(request.url)
    const client = () => clientOf(request, reply)
    try {
      const article = await articleOf(deps, address)
      if (article) return reply.headers(PRIVATE_HEADERS).redirect(article)
      if (isPrivate(address)) {
        const { value } = await render(address, client())
        return sendStored(request, reply, { ...value, headers: PRIVATE_HEADERS })
      }
      // Under Vite, an edited component must show at once.
      const page =
        deps.pages === 'vite' ? (await render(address, client())).value : await pageAt(address, client)
      return sendStored(request, reply, page)
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error
      return reply
        .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_SECONDS) })
        .status(error.status)
        .type(HTML)
        .send(error.html)
    }
  })
  app.setNotFoundHandler((request, reply) => {
    // A file from before the current build, requested by an older page.
    if (request.method === 'GET' || request.method === 'HEAD')
      return sendProblem(reply, 404, 'NOT_FOUND', 'Not found.')
    // One-click unsubscribing has the address of a page.
    const [url = ''] = request.url.split('?')
    reply.header('allow', `GET, HEAD, OPTIONS${app.hasRoute({ method: 'POST', url }) ? ', POST' : ''}`)
    if (request.method === 'OPTIONS') return reply.status(204).send()
    return sendProblem(reply, 405, 'BAD_INPUT', `${request.method} requests are not supported here.`)
  })
}

const HTML = 'text/html; charset=utf-8'
const PAGE_HEADERS = {
  'content-type': HTML,
  // Browsers revalidate each time. Shared caches and Firefox may show the previous version for a few seconds.
  'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=5',
}
const PRIVATE_HEADERS = {
  'content-type': HTML,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const PREVIEW = '/preview/'

/** Whether the address is a personal link from an email or a preview of a draft, which must not be cached. */
const isPrivate = (address: string) => /[?&]token=/.test(address) || address.startsWith(PREVIEW)

/** The path of the article if the address is the preview of a draft that was published since. */
async function articleOf({ db, now }: Deps, address: string): Promise<string | null> {
  if (!address.startsWith(PREVIEW)) return null
  const slug = await publishedSlug(db.prisma, decodeURIComponent(address.slice(PREVIEW.length)), now())
  return slug && `/blog/${encodeURIComponent(slug)}`
}

class RenderFailed extends Error {
  readonly status: number
  readonly html: string

  constructor(status: number, html: string) {
    super('A page could not read its data')
    this.status = status
    this.html = html
  }
}
