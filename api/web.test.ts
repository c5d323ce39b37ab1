import { type DocumentNode, parse } from 'graphql'
import { beforeEach, expect, test, vi } from 'vitest'
import { makePoll } from '../prisma/factories.ts'
import { asAdmin, startTestServer } from './test/server.ts'

// Which news make the server render a page anew. What the pages ask for is the web room's: these stand for some of them.

const QUERIES: Record<string, string> = {
  '/': '{ challenges { id } featuredPosts { id } activePoll { id } }',
  '/blog': '{ posts { nodes { id } } categories { name } }',
  '/contact': '',
  '/unforeseen': '{ session(id: "somebody") { id } }',
}
const rendered: string[] = []

vi.mock('./web-source.ts', () => ({
  loadBuild: async () => ({
    assetTags: () => '',
    pageAddress: (url: string) => url,
    render: async ({ url, noteReading }: { url: string; noteReading: (document: DocumentNode) => void }) => {
      rendered.push(url)
      if (QUERIES[url]) noteReading(parse(QUERIES[url]))
      return { status: 200, html: url }
    },
  }),
}))

const { app, db, graphql } = await startTestServer({}, { pages: 'built' })

/** The pages that are rendered for who visits all of them. */
async function visits(): Promise<string[]> {
  rendered.length = 0
  for (const url of Object.keys(QUERIES)) expect((await app.inject(url)).body).toBe(url)
  return [...rendered]
}

beforeEach(async () => {
  await visits()
})

test('nothing is rendered anew without news', async () => {
  expect(await visits()).toEqual([])
})

test('a browser that may show an old page while it asks, as Firefox does, may do so for seconds only', async () => {
  const { headers } = await app.inject('/blog')
  const [, stale] = /stale-while-revalidate=(\d+)/.exec(String(headers['cache-control'])) ?? []
  expect(Number(stale)).toBeLessThanOrEqual(5)
})

test('a vote is news for the page that shows the poll, and leaves the articles as they are', async () => {
  const { id } = await makePoll(db.prisma)
  const payload = { optionIndex: 0 }
  expect((await app.inject({ method: 'POST', url: `/api/polls/${id}/vote`, payload })).statusCode).toBe(201)
  expect(await visits()).toEqual(['/', '/unforeseen'])
})

test('a new article is news for every page that shows articles', async () => {
  const article = `title: "A fence", excerpt: "", content: "<p>It stood.</p>", category: "Civil Discourse"`
  await graphql(`mutation { createPost(${article}) { ... on Post { id } } }`, {}, asAdmin)
  expect(await visits()).toEqual(['/', '/blog', '/unforeseen'])
})
