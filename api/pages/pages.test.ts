import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'graphql'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makePoll, makePost } from '#api/test/factories.ts'

// Pages over HTTP, and which change events invalidate them. These queries stand in for those of the real pages.

const QUERIES: Record<string, string> = {
  '/': '{ challenges { id } featuredPosts { id } activePoll { id totalVotes } }',
  '/blog': '{ posts { nodes { id } } categories { name } }',
  '/blog/post': '{ post(slug: "post") { id } }',
  '/contact': '',
  '/newsletter': '{ newsletterIssues { nodes { posts { title } poll { question } } } }',
  '/personal': '{ session(id: "somebody") { id } }',
}
/** The pages that may be cached. */
const STORED = ['/', '/blog', '/contact', '/newsletter']
const STATUS: Record<string, number> = { '/missing': 404, '/assets/nobodys.js': 404, '/failed': 503 }
const rendered: string[] = []
let failing = false

vi.mock('./web-source.ts', () => ({
  loadBuild: async () => ({
    assetTags: () => '',
    pageAddress: (url: string) => url,
    render: async ({ url }: { url: string }) => {
      rendered.push(url)
      const documents = QUERIES[url] ? [parse(QUERIES[url])] : []
      if (failing) return { status: 503, html: 'failed', documents }
      return { status: STATUS[url] ?? 200, html: url.padEnd(2_000), documents }
    },
  }),
}))

// Test files share a worker and its module cache. This file needs its own modules with the mock.
vi.resetModules()
afterAll(() => vi.resetModules())
const { asAdmin, startTestServer } = await import('#api/test/server.ts')
const { app, db, changes, graphql } = await startTestServer({}, { pages: 'built' })

/** Visits every cacheable page and returns those that were rendered. */
async function visits(): Promise<string[]> {
  rendered.length = 0
  for (const url of STORED) expect((await app.inject(url)).body.trim()).toBe(url)
  return [...rendered]
}

beforeEach(async () => {
  failing = false
  await visits()
})

test('a cached page is not rendered again without a change event', async () => {
  expect(await visits()).toEqual([])
})

test('pages with visitor data and personal links are rendered on every visit', async () => {
  for (const url of ['/personal', '/newsletter/confirm?token=secret']) {
    rendered.length = 0
    for (let time = 0; time < 2; time += 1) expect((await app.inject(url)).statusCode).toBe(200)
    expect(rendered).toEqual([url, url])
  }
  expect((await app.inject('/newsletter/confirm?token=secret')).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('a preview is private, and leads to the article after its publication', async () => {
  const post = await makePost(db.prisma, { slug: 'soon', status: 'draft' })
  const link = await graphql<{ createPostPreview: { url: string } }>(
    `mutation { createPostPreview(id: "${post.id}") { ... on PostPreviewLink { url } } }`,
    {},
    asAdmin,
  )
  const { pathname } = new URL(link.data.createPostPreview.url)
  for (let time = 0; time < 2; time += 1) {
    rendered.length = 0
    const { headers, statusCode } = await app.inject(pathname)
    expect([statusCode, rendered]).toEqual([200, [pathname]])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(headers['set-cookie']).toBeUndefined()
  }
  await db.prisma.post.update({ where: { id: post.id }, data: { status: 'published' } })
  const { statusCode, headers } = await app.inject(pathname)
  expect([statusCode, headers['location']]).toEqual([302, '/blog/soon'])
  expect(headers['cache-control']).toBe('no-store')
  expect((await app.inject('/preview/%E0%A4%A')).statusCode).toBeLessThan(500)
  await db.prisma.post.delete({ where: { id: post.id } })
})

test('concurrent visits render a page once', async () => {
  changes.publish('posts')
  rendered.length = 0
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/blog')))
  expect(rendered).toEqual(['/blog'])
})

test('while the database is down, visitors get the last version of a page', async () => {
  failing = true
  changes.publish('posts')
  expect((await app.inject('/blog')).body.trim()).toBe('/blog')
  vi.spyOn(db, 'isUp').mockReturnValue(false)
  rendered.length = 0
  expect((await app.inject('/blog')).body.trim()).toBe('/blog')
  expect(rendered).toEqual([])
  expect((await app.inject('/never-seen')).statusCode).toBe(503)
  vi.mocked(db.isUp).mockRestore()
  failing = false
  expect(await visits()).toEqual(['/', '/blog', '/newsletter'])
})

test('a removed post does not reappear while the data cannot be read', async () => {
  await app.inject('/blog/post')
  STATUS['/blog/post'] = 404
  changes.publish('posts')
  expect((await app.inject('/blog/post')).statusCode).toBe(404)
  failing = true
  expect((await app.inject('/blog/post')).statusCode).toBe(503)
})

test.runIf(process.env['FULL'])(
  'visits to many random searches do not evict plain pages from the cache',
  async () => {
    for (let number = 0; number < 5_000; number += 1) await app.inject(`/blog?q=${number}`)
    expect(await visits()).toEqual([])
  },
)

test('stale-while-revalidate is at most five seconds', async () => {
  const { headers } = await app.inject('/blog')
  const [, stale] = /stale-while-revalidate=(\d+)/.exec(String(headers['cache-control'])) ?? []
  expect(Number(stale)).toBeLessThanOrEqual(5)
})

test('a vote invalidates the page with its results, but not the blog and the newsletter', async () => {
  const { id } = await makePoll(db.prisma)
  const payload = { optionIndex: 0 }
  expect((await app.inject({ method: 'POST', url: `/api/polls/${id}/vote`, payload })).statusCode).toBe(201)
  expect(await visits()).toEqual(['/'])
})

test('a new article invalidates every page that shows articles', async () => {
  const article = `title: "A fence", excerpt: "", content: "<p>It stood.</p>", category: "Civil Discourse"`
  await graphql(`mutation { createPost(${article}) { ... on Post { id } } }`, {}, asAdmin)
  expect(await visits()).toEqual(['/', '/blog', '/newsletter'])
})

test('an unchanged page is 304, and pages are compressed when the client accepts it', async () => {
  const get = (accepted?: string, known?: string) =>
    app.inject({
      url: '/contact',
      headers: { ...(accepted && { 'accept-encoding': accepted }), ...(known && { 'if-none-match': known }) },
    })
  const plain = await get()
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=\d,/),
    vary: 'accept-encoding',
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accepted, unpack] of [
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get(accepted)
    expect(packed.headers['content-encoding']).toBe(accepted.split(', ').at(-1))
    expect(String(unpack(packed.rawPayload))).toBe(plain.body)
    const again = await get(accepted, String(packed.headers.etag))
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({ etag: plain.headers.etag, vary: 'accept-encoding' })
  }
  expect((await get('br', 'W/"another"')).statusCode).toBe(200)
})

test('a missing page is always 404, and a failed page is not cached and has Retry-After', async () => {
  const missing = await app.inject('/missing')
  const again = await app.inject({
    url: '/missing',
    headers: { 'if-none-match': String(missing.headers.etag) },
  })
  expect([missing.statusCode, again.statusCode]).toEqual([404, 404])
  const failed = await app.inject('/failed')
  expect([failed.statusCode, failed.headers.etag]).toEqual([503, undefined])
  expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
})

test('a missing asset gets the 404 page', async () => {
  const missing = await app.inject('/assets/nobodys.js')
  expect([missing.statusCode, missing.body.trim()]).toEqual([404, '/assets/nobodys.js'])
  expect(missing.headers['content-type']).toContain('text/html')
})

test('pages reject POST and DELETE and list the allowed methods', async () => {
  for (const [method, status] of [
    ['POST', 405],
    ['DELETE', 405],
    ['OPTIONS', 204],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/contact' })
    expect([method, statusCode, headers.allow]).toEqual([method, status, 'GET, HEAD, OPTIONS'])
  }
  expect((await app.inject({ method: 'DELETE', url: '//[' })).statusCode).toBe(405)
  const oneClick = await app.inject({ method: 'DELETE', url: '/newsletter/unsubscribe?token=x' })
  expect(oneClick.headers.allow).toBe('GET, HEAD, OPTIONS, POST')
})
