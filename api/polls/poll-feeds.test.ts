import { JSDOM } from 'jsdom'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' }
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makeBallots, makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer({}, {}, { cacheBytes: 10_000_000 })
const { app, ask, db, now } = server
const { DOMParser } = new JSDOM('').window
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 12))

beforeAll(async () => {
  await makePoll(db.prisma, {
    slug: 'open-poll',
    question: 'Salt & pepper?',
    createdAt: day(1),
    closesAt: new Date('2026-12-01T01:00:00Z'),
  })
  const closed = { status: 'closed' as const, options: ['Roads', 'Taxes'] }
  const roads = await makePoll(db.prisma, {
    ...closed,
    slug: 'roads-or-taxes',
    question: 'Roads or taxes?',
    createdAt: day(2),
    closedAt: day(6),
    outcome: 'The council read it.\nIt repairs <two> roads.',
    outcomeAt: day(16),
  })
  const spread = { conservative: [20, 10], liberal: [18, 12], independent: [24, 6], other: [20, 10] }
  await makeBallots(db.prisma, roads.id, spread, now())
  const sample = await makePoll(db.prisma, {
    ...closed,
    slug: 'a-sample',
    createdAt: day(3),
    closedAt: day(7),
    exampleVotes: 120,
  })
  await makeBallots(db.prisma, sample.id, spread, now(), { areSamples: true })
})

type Item = { id: string; title: string; summary: string; content_html: string; date_modified: string }

async function items(): Promise<Item[]> {
  return (await app.inject('/polls/feed.json')).json().items
}

const itemOf = async (slug: string) => (await items()).find(({ id }) => id.endsWith(`/polls/${slug}`)) as Item

test('both feeds list the polls, newest first, and follow their formats', async () => {
  const json = await app.inject('/polls/feed.json')
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8')
  z.fromJSONSchema(jsonFeedSchema as Parameters<typeof z.fromJSONSchema>[0]).parse(json.json())
  expect(json.json()).toMatchObject({
    feed_url: 'http://localhost:4000/polls/feed.json',
    home_page_url: 'http://localhost:4000/polls',
  })
  const addresses = ['a-sample', 'roads-or-taxes', 'open-poll'].map(
    (slug) => `http://localhost:4000/polls/${slug}`,
  )
  expect((await items()).map(({ id }) => id)).toEqual(addresses)

  const rss = await app.inject('/polls/feed.xml')
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const document = new DOMParser().parseFromString(rss.body, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect([...document.getElementsByTagName('guid')].map(({ textContent }) => textContent)).toEqual(addresses)
})

test('a closed poll has its results, its common ground and its outcome', async () => {
  const { content_html: html, date_modified } = await itemOf('roads-or-taxes')
  expect(html).toContain('<p>Closed on November 6, 2026.</p><h2>How everyone answered</h2>')
  expect(html).toContain('<li>Roads: 82 votes (68%)</li>')
  expect(html).toContain('Self-selected, not a scientific sample.')
  expect(html).toContain(
    '<h2>Common ground</h2><p>Among visitors who voted, at least 60% in every group compared chose “Roads”;',
  )
  expect(html).toContain(
    '<h2>What came of it</h2><p>November 16, 2026</p><p>The council read it.<br>It repairs &lt;two&gt; roads.</p>',
  )
  expect(date_modified).toBe('2026-11-16T12:00:00.000Z')
})

test('sample votes are labeled and never compared', async () => {
  const { content_html: html } = await itemOf('a-sample')
  expect(html).toContain('<h2>Sample data: How everyone answered</h2>')
  expect(html).toContain('<p>Sample data. ')
  expect(html).not.toMatch(/Common ground|Self-selected/)
})

test('an open poll has no figures, but the time when it closes, in the time zone of the site', async () => {
  const { title, content_html: html } = await itemOf('open-poll')
  expect(title).toBe('Salt & pepper?')
  expect(html).toContain('<li>Something else</li>')
  const closes = '<p>Closes Nov 30, 2026, 8:00 PM EST.</p>'
  expect(html).toContain(closes)
  expect(html.replace(closes, '')).not.toMatch(/\d/)
})

test('a feed is cached, and a new poll appears in it at once', async () => {
  const { headers } = await app.inject('/polls/feed.xml')
  const again = { url: '/polls/feed.xml', headers: { 'if-none-match': String(headers['etag']) } }
  expect((await app.inject(again)).statusCode).toBe(304)
  await ask(
    'mutation { createPoll(question: "Which park first?", options: ["North", "South"]) { __typename } }',
  )
  const feed = await app.inject(again)
  expect([feed.statusCode, feed.body.includes('/polls/which-park-first<')]).toEqual([200, true])
})

test('the sitemap lists the polls page and every poll with its last change', async () => {
  const { body } = await app.inject('/sitemap.xml')
  expect(body).toContain('<loc>http://localhost:4000/polls</loc>')
  expect(body).toContain(
    '<loc>http://localhost:4000/polls/roads-or-taxes</loc><lastmod>2026-11-16T12:00:00.000Z</lastmod>',
  )
  expect(body).toContain('/polls/open-poll<')
})
