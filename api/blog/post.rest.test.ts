import { beforeAll, expect, test } from 'vitest'
import { JARGON } from '#api/test/checksum.ts'
import { makePost } from '#api/test/factories.ts'
import { ADMIN_TOKEN, startTestServer } from '#api/test/server.ts'

const { app, db } = await startTestServer()

beforeAll(async () => {
  for (let number = 1; number <= 60; number += 1) {
    await makePost(db.prisma, {
      slug: `story-${number}`,
      title: number === 7 ? 'A fence between neighbors' : `Story ${number}`,
      excerpt: number === 9 ? 'About a fence.' : 'Short.',
      content: '<p>Nothing else.</p>',
      category: number % 2 ? 'Stories of Unity' : 'Practical Guides',
      tags: ['local', ...(number % 3 ? [] : ['family'])],
      publishedAt: new Date(Date.UTC(2026, 0, number, 15)),
    })
  }
  await makePost(db.prisma, { slug: 'a-draft', status: 'draft', title: 'A fence in a draft' })
})

async function get(url: string) {
  const response = await app.inject(url)
  return { response, slugs: () => response.json().map(({ slug }: { slug: string }) => slug) }
}

test('a post has every field of the contract', async () => {
  const { response } = await get('/api/blog/posts/story-1')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    id: expect.any(String),
    slug: 'story-1',
    title: 'Story 1',
    excerpt: 'Short.',
    content: '<p>Nothing else.</p>',
    category: 'Stories of Unity',
    tags: ['local'],
    author: 'Civic Unity Editorial Team',
    featuredImage: null,
    correction: null,
    image: 'http://localhost:4000/og/story-1.png',
    publishedAt: '2026-01-01T15:00:00.000Z',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    updatedAt: expect.stringMatching(/Z$/),
    readTime: 1,
    provenance: 'people',
    provenanceLabel: null,
  })
})

test('a post by a model is labeled', async () => {
  await makePost(db.prisma, { slug: 'by-a-model', aiModel: 'a-model', publishedAt: new Date(0) })
  const { response } = await get('/api/blog/posts/by-a-model')
  expect(response.json()).toMatchObject({
    provenance: 'model',
    provenanceLabel: 'Written by an AI model, not reviewed by an editor',
  })
  await db.prisma.post.delete({ where: { slug: 'by-a-model' } })
})

test('a missing or unpublished post is 404 with the specified message', async () => {
  expect((await get('/api/blog/posts/%00')).response.statusCode).toBe(400)
  for (const slug of ['nobody', 'a-draft', 'x'.repeat(9_000)]) {
    const { response } = await get(`/api/blog/posts/${slug}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ detail: 'Blog post not found', code: 'NOT_FOUND' })
  }
})

test('public reads ignore a token: a draft is 404 for editors, too, and no proxy stores the response', async () => {
  for (const token of [ADMIN_TOKEN, 'a-wrong-token-of-tests']) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await app.inject({ url: '/api/blog/posts/a-draft', headers })).statusCode).toBe(404)
    const story = await app.inject({ url: '/api/blog/posts/story-1', headers })
    expect([story.statusCode, story.headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('the default page has the newest fifty posts, the total and a link to the next page', async () => {
  const { response, slugs } = await get('/api/blog/posts')
  expect(slugs()).toHaveLength(50)
  expect(slugs()[0]).toBe('story-60')
  expect(response.headers['x-total-count']).toBe('60')
  expect(response.headers['link']).toBe(
    '</api/blog/posts?page=1>; rel="first", </api/blog/posts?page=2>; rel="next", </api/blog/posts?page=2>; rel="last"',
  )
})

test('pages, limits, categories, tags and words narrow the list', async () => {
  const second = await get('/api/blog/posts?page=2&limit=6')
  expect(second.slugs()).toEqual(['story-54', 'story-53', 'story-52', 'story-51', 'story-50', 'story-49'])
  expect(second.response.headers['link']).toContain('</api/blog/posts?page=3&limit=6>; rel="next"')
  const beyond = await get('/api/blog/posts?page=12&limit=6')
  expect(beyond.slugs()).toEqual([])
  // A page beyond the last has no previous page, only links to the first and last.
  expect(beyond.response.headers['link']).toBe(
    '</api/blog/posts?page=1&limit=6>; rel="first", </api/blog/posts?page=10&limit=6>; rel="last"',
  )
  const only = await get('/api/blog/posts?limit=50&q=fence&category=practical%20guides')
  expect(only.response.headers['link']).toMatch(/&page=1>; rel="first", <[^>]+&page=1>; rel="last"$/)
  expect((await get('/api/blog/posts?category=PRACTICAL%20guides&limit=1')).slugs()).toEqual(['story-60'])
  const tagged = await get('/api/blog/posts?tag=Local&tag=family&limit=2')
  expect(tagged.slugs()).toEqual(['story-60', 'story-57'])
  expect(tagged.response.headers['x-total-count']).toBe('20')
  // Newest first, unlike /api/blog/search, which returns the best match first.
  expect((await get('/api/blog/posts?q=fence')).slugs()).toEqual(['story-9', 'story-7'])
  const asking = await get('/api/blog/posts?q=fence?&limit=1')
  expect(asking.response.headers['link']).toContain('</api/blog/posts?q=fence%3F&limit=1&page=2>; rel="next"')
})

test('invalid list parameters are 400 and named in the response', async () => {
  const queries = [
    ...['page=0', 'page=x', 'page=1.5', 'page=', 'page=1e1', 'page=99999999999999999999', 'page=1&page=2'],
    ...['limit=51', 'limit=0', 'limit=-1', 'limit=0x10', 'limit=%205', 'limit=Infinity'],
    ...[`q=${'x'.repeat(201)}`, 'q=a&q=b', 'category=a&category=b', `tag=${'x'.repeat(51)}`],
    `tag=${Array(11).fill('x').join('&tag=')}`,
  ]
  for (const query of queries) {
    const { response } = await get(`/api/blog/posts?${query}`)
    expect(response.statusCode).toBe(400)
    // For repeated tags, the path includes the index: tag.0.
    const path = expect.stringMatching(new RegExp(`^${query.split('=')[0]}(\\.\\d)?$`))
    expect(response.json()).toMatchObject({ code: 'BAD_INPUT', errors: [{ path }] })
    expect(response.json().detail).not.toMatch(JARGON)
  }
})

test('search returns the best match first and rejects a blank query', async () => {
  expect((await get('/api/blog/search?q=fence')).slugs()).toEqual(['story-7', 'story-9'])
  for (const query of ['', '?q=', '?q=%20%20']) {
    expect((await get(`/api/blog/search${query}`)).response.statusCode).toBe(400)
  }
})

test('a category matches in any letter case, and an unknown one is empty', async () => {
  const { slugs } = await get('/api/blog/posts/category/stories%20of%20unity')
  expect(slugs()).toHaveLength(30)
  for (const unknown of ['gossip', '%20', '%00', '%25', 'Stories_of_Unity', 'x'.repeat(9_000)]) {
    expect((await get(`/api/blog/posts/category/${unknown}`)).slugs()).toEqual([])
  }
})

test('lists count the characters of a search and of a tag after trimming, as the search does', async () => {
  for (const query of [`q=%20${'x'.repeat(200)}%20`, `tag=%20${'x'.repeat(50)}%20`])
    expect((await get(`/api/blog/posts?${query}`)).slugs()).toEqual([])
})

test('at most three featured posts are returned', async () => {
  expect((await get('/api/blog/posts/featured')).slugs()).toEqual(['story-60', 'story-59', 'story-58'])
})
