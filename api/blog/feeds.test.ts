import { JSDOM } from 'jsdom'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json' with { type: 'json' }
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { makePost } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer({}, {}, { cacheBytes: 10_000_000 })
const { app, db } = server
const { DOMParser } = new JSDOM('').window

beforeAll(async () => {
  await makePost(db.prisma, {
    slug: 'ampersands',
    title: 'Salt & pepper <b>"\u0007"</b> ]]> 🤝',
    excerpt: "It's < that",
    content: '<p>See <a href="/contact">us</a> &amp; <a href="https://doi.org/10">them</a>.</p>',
    category: 'Practical Guides',
    tags: ['how-to & more'],
    publishedAt: new Date('2026-11-14T15:00:00Z'),
  })
  for (let number = 1; number <= 31; number += 1) {
    await makePost(db.prisma, { slug: `story-${number}`, publishedAt: new Date(Date.UTC(2026, 0, number)) })
  }
  await makePost(db.prisma, { slug: 'a-draft', status: 'draft', publishedAt: null })
})

/** Parses strictly, as feed readers do: malformed XML fails the test. */
function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

const texts = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent)

test('the RSS feed is well-formed and has the elements that RSS 2.0 requires', async () => {
  const response = await app.inject('/blog/feed.xml')
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const document = parsed(response.body)
  const root = document.documentElement
  expect([root.tagName, root.getAttribute('version')]).toEqual(['rss', '2.0'])
  const channel = root.children[0] as Element
  for (const name of ['title', 'link', 'description']) {
    expect([...channel.children].filter((child) => child.tagName === name)).toHaveLength(1)
  }
  const self = channel.getElementsByTagName('atom:link')[0]
  expect(self?.getAttribute('href')).toBe('http://localhost:4000/blog/feed.xml')
  expect(self?.getAttribute('rel')).toBe('self')
  const items = [...document.getElementsByTagName('item')]
  expect(items).toHaveLength(30)
  expect(new Set(texts(document, 'guid')).size).toBe(30)
  const [first] = items as [Element]
  expect(texts(first, 'title')).toEqual(['Salt & pepper <b>""</b> ]]> 🤝'])
  expect(texts(first, 'link')).toEqual(['http://localhost:4000/blog/ampersands'])
  expect(texts(first, 'pubDate')).toEqual(['Sat, 14 Nov 2026 15:00:00 GMT'])
  expect(texts(first, 'category')).toEqual(['Practical Guides', 'how-to & more'])
  expect(texts(first, 'content:encoded')).toEqual([
    '<p>See <a href="http://localhost:4000/contact">us</a> &amp; <a href="https://doi.org/10" rel="noopener noreferrer nofollow">them</a>.</p>',
  ])
  expect(response.body).not.toContain('a-draft')
})

test('feeds say whether a model drafted a post and whether an editor reviewed it', async () => {
  const category = 'Civil Discourse'
  const published = { category, content: '<p>Words.</p>', publishedAt: new Date('2025-01-01T00:00:00Z') }
  await makePost(db.prisma, { slug: 'by-people', ...published })
  await makePost(db.prisma, { slug: 'by-a-model', ...published, aiModel: 'a-model' })
  await makePost(db.prisma, { slug: 'edited', ...published, aiModel: 'a-model', aiEdited: true })
  await makePost(db.prisma, { slug: 'checked', ...published, aiModel: 'a-model', reviewedAt: new Date() })
  const { items } = (await app.inject('/blog/feed.json?category=Civil+Discourse')).json() as {
    items: { id: string; content_html: string; summary: string }[]
  }
  const rss = parsed((await app.inject('/blog/feed.xml?category=Civil+Discourse')).body)
  for (const [slug, label] of [
    ['by-people', null],
    ['by-a-model', 'Written by an AI model, not reviewed by an editor.'],
    ['edited', 'Drafted with an AI model and edited, not reviewed by an editor.'],
    ['checked', 'Written by an AI model, reviewed by an editor.'],
  ] as const) {
    const body = `<p>Words.</p>${label ? `<p><em>${label}</em></p>` : ''}`
    const summary = `What two neighbors agreed on.${label ? ` (${label})` : ''}`
    const item = items.find(({ id }) => id.endsWith(`/${slug}`))
    expect([item?.content_html, item?.summary]).toEqual([body, summary])
    expect(texts(rss, 'content:encoded')).toContain(body)
    expect(texts(rss, 'description')).toContain(summary)
  }
  await db.prisma.post.deleteMany({ where: { category } })
})

// RSS 2.0 has no official schema. These rules come from its specification and the RSS profile, for the elements we use.
const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/
const ADDRESS = /^http:\/\/localhost:4000\//
const CHANNEL: Record<string, RegExp> = {
  title: /./,
  link: ADDRESS,
  description: /./,
  language: /^en-US$/,
  ttl: /^\d+$/,
  'atom:link': /^$/,
}
const ITEM: Record<string, RegExp> = {
  title: /./,
  link: ADDRESS,
  description: /^/,
  guid: ADDRESS,
  pubDate: DATE,
  category: /./,
  'dc:creator': /./,
  'content:encoded': /^<p>/,
}
const REPEATED = ['category', 'item']

/** Children that break the rules: unknown names, invalid text, nested elements, duplicates and missing names. */
function violationsIn(element: Element, rules: Record<string, RegExp>): string[] {
  const children = [...element.children]
  const names = children.map(({ tagName }) => tagName)
  return [
    ...children
      .filter(({ tagName }) => tagName !== 'item')
      .filter(
        (child) =>
          child.children.length > 0 ||
          !rules[child.tagName]?.test(child.textContent) ||
          !child.prefix !== !child.namespaceURI,
      )
      .map(({ outerHTML }) => outerHTML),
    ...names.filter((name, index) => !REPEATED.includes(name) && names.indexOf(name) !== index),
    ...Object.keys(rules).filter((name) => !names.includes(name)),
  ]
}

test('the RSS feed follows the rules of RSS 2.0', async () => {
  for (const address of ['/blog/feed.xml', '/blog/feed.xml?category=Practical+Guides']) {
    const response = await app.inject(address)
    expect(response.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/)
    const root = parsed(response.body).documentElement
    expect([...root.children].map(({ tagName }) => tagName)).toEqual(['channel'])
    const channel = root.children[0] as Element
    expect(violationsIn(channel, CHANNEL)).toEqual([])
    for (const item of channel.getElementsByTagName('item')) {
      expect(item.parentElement).toBe(channel)
      expect(violationsIn(item, ITEM)).toEqual([])
      expect(item.getElementsByTagName('guid')[0]?.getAttribute('isPermaLink')).toBe('true')
      expect(texts(item, 'guid')).toEqual(texts(item, 'link'))
      // Relative links would break in a feed reader.
      expect(texts(item, 'content:encoded').join()).not.toMatch(/(href|src)="(?!https?:|mailto:)/)
    }
  }
})

test('the JSON feed is valid JSON Feed 1.1', async () => {
  const response = await app.inject('/blog/feed.json')
  expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8')
  z.fromJSONSchema(jsonFeedSchema as Parameters<typeof z.fromJSONSchema>[0]).parse(response.json())
  const feed = z
    .object({
      version: z.literal('https://jsonfeed.org/version/1.1'),
      title: z.string().min(1),
      home_page_url: z.literal('http://localhost:4000/blog'),
      feed_url: z.literal('http://localhost:4000/blog/feed.json'),
      language: z.literal('en-US'),
      icon: z.literal('http://localhost:4000/icon-512.png'),
      favicon: z.literal('http://localhost:4000/icon-192.png'),
      items: z
        .array(
          z.object({
            id: z.url(),
            url: z.url(),
            title: z.string().min(1),
            content_html: z.string().min(1),
            image: z.url(),
            date_published: z.iso.datetime(),
            date_modified: z.iso.datetime(),
            authors: z.array(z.object({ name: z.string().min(1) })).min(1),
            tags: z.array(z.string()).min(1),
          }),
        )
        .length(30),
    })
    .parse(response.json())
  expect(feed.items[0]?.id).toBe('http://localhost:4000/blog/ampersands')
})

test('each category has its own feeds, and an unknown category gets 404', async () => {
  const rss = parsed((await app.inject('/blog/feed.xml?category=practical%20guides')).body)
  expect(texts(rss, 'guid')).toEqual(['http://localhost:4000/blog/ampersands'])
  const json = (await app.inject('/blog/feed.json?category=Practical+Guides')).json()
  expect(json.feed_url).toBe('http://localhost:4000/blog/feed.json?category=Practical+Guides')
  expect(json.items).toHaveLength(1)
  expect((await app.inject('/blog/feed.xml?category=Gossip')).statusCode).toBe(404)
})

test('the sitemap lists every public page and post once', async () => {
  const response = await app.inject('/sitemap.xml')
  const document = parsed(response.body)
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const places = texts(document, 'loc')
  expect(new Set(places).size).toBe(places.length)
  // Pages, shared values, earlier questions of the day, categories and posts.
  expect(places).toHaveLength(11 + 15 + 19 + 4 + 32)
  expect(places).toContain('http://localhost:4000/blog/story-1')
  expect(places).toContain('http://localhost:4000/blog?category=Civil+Discourse')
  expect(places.join()).not.toMatch(/draft|admin/)
  const changed = texts(document, 'lastmod')
  expect(changed).toHaveLength(32)
  for (const at of changed) expect(new Date(at).toISOString()).toBe(at)
})

test('robots.txt excludes the dashboard and the APIs', async () => {
  const { body } = await app.inject('/robots.txt')
  for (const path of ['/admin', '/api/', '/graphql']) expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain('Sitemap: http://localhost:4000/sitemap.xml')
})

test('an unchanged feed is cached, and a published post appears in it at once', async () => {
  const { headers } = await app.inject('/blog/feed.xml')
  const again = await app.inject({
    url: '/blog/feed.xml',
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
  // Written directly to the database without a change event, so the cached feed stays.
  await db.prisma.post.updateMany({ where: { slug: 'ampersands' }, data: { title: 'Renamed' } })
  expect((await app.inject('/blog/feed.xml')).body).not.toContain('Renamed')
  const draft = await db.prisma.post.findUniqueOrThrow({ where: { slug: 'a-draft' } })
  await server.ask('mutation ($id: ID!) { publishPost(id: $id) { __typename } }', { id: draft.id })
  const feed = (await app.inject('/blog/feed.xml')).body
  expect(feed).toContain('/blog/a-draft')
  expect(feed).toContain('Renamed')
  expect((await app.inject('/sitemap.xml')).body).toContain('/blog/a-draft')
})
