import { JSDOM } from 'jsdom'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' }
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makePoll, makePost } from '#api/test/factories.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { countQueries } from '#api/test/queries.ts'
import { startTestServer } from '#api/test/server.ts'
import { escapeHtml } from '#domain/html.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'

const server = await startTestServer({}, {}, { cacheBytes: 10_000_000 })
const { app, db } = server
const [value] = VALUE_CARDS
const ISSUE = `id slug subject preheader intro closing posts { slug } value { slug } poll { question } tryThis status sentAt`

beforeAll(async () => {
  const story = await makePost(db.prisma, {
    slug: 'a-story',
    title: 'Salt & pepper',
    aiModel: 'a-model',
    reviewedAt: new Date(),
  })
  const draft = await makePost(db.prisma, { slug: 'a-draft', status: 'draft' })
  const poll = await makePoll(db.prisma, { slug: 'together', question: 'What brings <us> together?' })
  await makeIssue(db.prisma, {
    slug: 'a-fence',
    subject: 'A fence & a friend',
    preheader: 'What two neighbors did.',
    intro: '<p>See <a href="/contact">us</a>.</p>',
    closing: '<p>The editors</p>',
    postIds: [draft.id, story.id],
    valueSlug: value?.slug ?? null,
    poll: { connect: { id: poll.id } },
    tryThis: 'Ask a <neighbor>.',
    status: 'sent',
    sentAt: new Date('2026-11-24T15:00:00Z'),
    html: '<a href="%UNSUBSCRIBE_URL%">Unsubscribe</a>',
    text: '%UNSUBSCRIBE_URL%',
  })
  for (let number = 1; number <= 3; number += 1) {
    await makeIssue(db.prisma, {
      slug: `older-${number}`,
      status: 'sent',
      sentAt: new Date(Date.UTC(2026, 9, number)),
    })
  }
  await makeIssue(db.prisma, { slug: 'in-the-works' })
  await makeIssue(db.prisma, {
    slug: 'called-off',
    status: 'canceled',
    sentAt: new Date('2026-11-01T15:00:00Z'),
  })
  await makeIssue(db.prisma, { slug: 'missed', status: 'paused', pausedReason: 'late' })
})

const HIDDEN = /in-the-works|called-off|missed|a-draft/

test('visitors see issues whose sending has begun, the latest first', async () => {
  const { data, errors } = await server.graphql<{ newsletterIssues: Record<string, unknown> }>(
    `{ newsletterIssues(page: 1, pageSize: 2) { totalCount page pageCount nodes { slug previousIssue { slug } } } }`,
  )
  expect(errors).toEqual([])
  expect(data.newsletterIssues).toEqual({
    totalCount: 4,
    page: 1,
    pageCount: 2,
    nodes: [
      { slug: 'a-fence', previousIssue: { slug: 'older-3' } },
      { slug: 'older-3', previousIssue: { slug: 'older-2' } },
    ],
  })
})

test('an issue has its published articles in order, its value and its poll', async () => {
  const { data } = await server.graphql<{ newsletterIssue: Record<string, unknown> }>(
    `{ newsletterIssue(slug: "a-fence") { ${ISSUE} } }`,
  )
  expect(data.newsletterIssue).toMatchObject({
    posts: [{ slug: 'a-story' }],
    value: { slug: value?.slug },
    poll: { question: 'What brings <us> together?' },
    status: 'SENT',
    sentAt: '2026-11-24T15:00:00.000Z',
  })
  for (const slug of ['in-the-works', 'called-off', 'missed']) {
    const response = await server.graphql(`{ newsletterIssue(slug: "${slug}") { id } }`)
    expect(response.data).toEqual({ newsletterIssue: null })
  }
})

test.for(['html', 'text', 'counts { sent }', 'pausedReason'])(
  '%s of an issue is only for the admin',
  async (field) => {
    const { errors } = await server.graphql(`{ newsletterIssue(slug: "a-fence") { ${field} } }`)
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  },
)

test('a published article appears in the cached issue at once', async () => {
  const query = `{ newsletterIssue(slug: "a-fence") { posts { slug } } }`
  await server.graphql(query)
  const { id } = await db.prisma.post.findUniqueOrThrow({ where: { slug: 'a-draft' } })
  await server.ask(`mutation { publishPost(id: "${id}") { __typename } }`)
  expect((await server.graphql(query)).data).toEqual({
    newsletterIssue: { posts: [{ slug: 'a-draft' }, { slug: 'a-story' }] },
  })
  await server.ask(`mutation { unpublishPost(id: "${id}") { __typename } }`)
})

test.skipIf(!db.pglite)('a list of issues takes as many statements for one issue as for four', async () => {
  const other = await startTestServer()
  const post = await makePost(other.db.prisma)
  const poll = await makePoll(other.db.prisma)
  const addIssue = (day: number) =>
    makeIssue(other.db.prisma, {
      postIds: [post.id],
      poll: { connect: { id: poll.id } },
      status: 'sent',
      sentAt: new Date(Date.UTC(2026, 9, day)),
    })
  const reads: (() => Promise<unknown>)[] = [
    () => other.app.inject('/api/newsletter/issues'),
    () => other.app.inject('/newsletter/feed.xml'),
    () => other.app.inject('/newsletter/feed.json'),
    () => other.graphql(`{ newsletterIssues { totalCount nodes { ${ISSUE} } } }`),
  ]
  const counts = async () => {
    const all: number[] = []
    for (const read of reads) all.push(await countQueries(other.db, read))
    return all
  }
  await addIssue(1)
  const forOne = await counts()
  for (const day of [2, 3, 4]) await addIssue(day)
  expect(await counts()).toEqual(forOne)
  expect(forOne.every((count) => count > 0 && count <= 5)).toBe(true)
})

test('REST lists issues with paging headers', async () => {
  const response = await app.inject('/api/newsletter/issues?limit=2')
  expect(response.statusCode).toBe(200)
  expect(response.headers['x-total-count']).toBe('4')
  expect(response.headers['link']).toContain('</api/newsletter/issues?limit=2&page=2>; rel="next"')
  expect(response.json<{ slug: string }[]>().map(({ slug }) => slug)).toEqual(['a-fence', 'older-3'])
  expect((await app.inject('/api/newsletter/issues?limit=2&page=9')).json()).toEqual([])
  expect((await app.inject('/api/newsletter/issues?limit=51')).statusCode).toBe(400)
})

test('REST returns an issue by its slug', async () => {
  const { posts, value: shown, ...issue } = (await app.inject('/api/newsletter/issues/a-fence')).json()
  expect(issue).toMatchObject({ subject: 'A fence & a friend', tryThis: 'Ask a <neighbor>.' })
  expect(posts).toMatchObject([{ slug: 'a-story', provenance: 'modelReviewed' }])
  expect(shown.percentage).toBe(value?.overall)
  expect(issue.poll).toEqual({
    id: expect.any(String),
    slug: 'together',
    question: 'What brings <us> together?',
  })
  const missing = await app.inject('/api/newsletter/issues/in-the-works')
  expect([missing.statusCode, missing.json().detail]).toEqual([404, 'Newsletter issue not found'])
})

test('the RSS feed is well-formed, and labels articles drafted by AI', async () => {
  const { body, headers } = await app.inject('/newsletter/feed.xml')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const document = new new JSDOM('').window.DOMParser().parseFromString(body, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const [first] = [...document.getElementsByTagName('item')]
  expect(first?.getElementsByTagName('title')[0]?.textContent).toBe('A fence & a friend')
  expect(first?.getElementsByTagName('link')[0]?.textContent).toBe('http://localhost:4000/newsletter/a-fence')
  const content = first?.getElementsByTagName('content:encoded')[0]?.textContent ?? ''
  expect(content).toContain('href="http://localhost:4000/contact"')
  expect(content).toContain('href="http://localhost:4000/polls/together"')
  expect(content).toContain('Written by an AI model, reviewed by an editor')
  expect(content).toContain('Ask a &lt;neighbor&gt;.')
  expect(content).toContain(escapeHtml(String(value?.note)))
  expect(body).not.toMatch(HIDDEN)
})

test('the JSON feed is valid', async () => {
  const feed = (await app.inject('/newsletter/feed.json')).json()
  expect(z.fromJSONSchema(jsonFeedSchema as never).safeParse(feed).error).toBeUndefined()
  expect(feed.items).toHaveLength(4)
  expect(feed.items[0].image).toBe('http://localhost:4000/og/newsletter/a-fence.png')
})

test('issues have social cards and are in the sitemap', async () => {
  const card = await app.inject('/og/newsletter/a-fence.png')
  expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await app.inject('/og/newsletter/in-the-works.png')).statusCode).toBe(404)
  const sitemap = (await app.inject('/sitemap.xml')).body
  expect(sitemap).toContain('<loc>http://localhost:4000/newsletter/a-fence</loc>')
  expect(sitemap).not.toMatch(HIDDEN)
})

test('nothing public contains an unsubscribe link', async () => {
  const paths = [
    '/newsletter/feed.xml',
    '/newsletter/feed.json',
    '/api/newsletter/issues',
    '/api/newsletter/issues/a-fence',
    '/sitemap.xml',
  ]
  for (const path of paths) expect((await app.inject(path)).body).not.toMatch(/token=|unsubscribe/i)
  const { data } = await server.graphql(`{ newsletterIssues { nodes { ${ISSUE} } } }`)
  expect(JSON.stringify(data)).not.toMatch(/token=|unsubscribe/i)
})

test('a hidden issue leaves the lists, and its page stays for the links in inboxes', async () => {
  const { id } = await db.prisma.newsletterIssue.findUniqueOrThrow({ where: { slug: 'older-2' } })
  const hide = (hidden: boolean) =>
    server.ask(
      'mutation ($id: ID!, $hidden: Boolean!) { hideNewsletterIssue(id: $id, hidden: $hidden) { ... on NewsletterIssue { hidden } } }',
      { id, hidden },
    )
  const listed = async () => {
    const bodies = await Promise.all(
      ['/newsletter/feed.xml', '/newsletter/feed.json', '/sitemap.xml', '/api/newsletter/issues'].map(
        async (url) => (await app.inject(url)).body,
      ),
    )
    return bodies.map((body) => body.includes('older-2'))
  }
  expect(await hide(true)).toEqual({ hidden: true })
  expect(await listed()).toEqual([false, false, false, false])
  expect((await app.inject('/api/newsletter/issues/older-2')).statusCode).toBe(200)
  expect(await hide(false)).toEqual({ hidden: false })
  expect(await listed()).toEqual([true, true, true, true])
})
