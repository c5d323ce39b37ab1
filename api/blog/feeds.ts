import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCategory } from '../../domain/blog/categories.ts'
import { BLOG_TEXT, INSIGHTS_TEXT, modelNote } from '../../domain/blog/messages.ts'
import { provenanceOf } from '../../domain/blog/provenance.ts'
import { SITE_NAME } from '../../domain/site-name.ts'
import type { Deps } from '../deps.ts'
import { holds } from '../http.ts'
import { sendProblem } from '../rest/problem.ts'
import { lastChange, type MachineText, xml } from './machine-text.ts'
import { NEWEST_FIRST } from './post-list.ts'
import { renderBody } from './sanitize.ts'
import { robots, sitemap } from './sitemap.ts'

/** How many posts a feed holds. */
const FEED_SIZE = 30
/** Even without news a text is made again after this long: news from other processes can get lost. */
const MAX_AGE_MS = 60_000

/** Feeds and what search engines ask for: RSS, JSON Feed, sitemap, robots (Contract, pages beyond the route table). */
export function mountFeeds(app: FastifyInstance, deps: Deps): void {
  const texts = createTextCache(deps)
  const category = (request: FastifyRequest) => (request.query as { category?: unknown }).category

  for (const [path, make] of [
    ['/blog/feed.xml', rssFeed],
    ['/blog/feed.json', jsonFeed],
  ] as const) {
    app.get(path, { config: { label: path } }, async (request, reply) => {
      const wanted = category(request)
      const found = typeof wanted === 'string' ? findCategory(wanted) : undefined
      if (wanted !== undefined && !found) return send(request, reply, null)
      return send(request, reply, await texts(`${path} ${found ?? ''}`, () => make(deps, found)))
    })
  }
  app.get('/sitemap.xml', { config: { label: '/sitemap.xml' } }, async (request, reply) => {
    const { part } = request.query as { part?: unknown }
    if (part !== undefined && !/^[1-9]\d{0,3}$/.test(String(part))) return send(request, reply, null)
    const number = part === undefined ? null : Number(part)
    return send(request, reply, await texts(`sitemap ${number}`, () => sitemap(deps, number)))
  })
  app.get('/robots.txt', { config: { label: '/robots.txt' } }, async (request, reply) =>
    send(request, reply, inBytes(robots(deps))),
  )
}

/** A text as it goes over the wire, by the name of its state. */
type Bytes = Omit<MachineText, 'body'> & { body: Buffer; etag: string }

function inBytes({ body, ...text }: MachineText): Bytes {
  // Weak: the same state may be sent compressed.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { ...text, body: Buffer.from(body), etag }
}

/** Texts are made once until a post changes; requests that come together wait for one making. */
function createTextCache({ changes }: Deps) {
  const known = new Map<string, { text: Promise<Bytes | null>; bornAt: number }>()
  changes.subscribe((topic) => {
    if (topic === 'posts' || topic === '*') known.clear()
  })
  return (key: string, make: () => Promise<MachineText | null>): Promise<Bytes | null> => {
    const found = known.get(key)
    if (found && Date.now() - found.bornAt < MAX_AGE_MS) return found.text
    const text = make().then((made) => made && inBytes(made))
    known.set(key, { text, bornAt: Date.now() })
    text.catch(() => known.delete(key))
    return text
  }
}

function send(request: FastifyRequest, reply: FastifyReply, text: Bytes | null): FastifyReply {
  if (!text) return sendProblem(reply, 404, 'NOT_FOUND', 'There is nothing here.')
  reply.headers({
    etag: text.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  })
  if (text.modified) reply.header('last-modified', text.modified.toUTCString())
  if (holds(request, text.etag)) return reply.status(304).send()
  return reply.type(text.type).send(text.body)
}

async function newest({ db }: Deps, category: string | undefined) {
  return db.prisma.post.findMany({
    where: { status: 'published', ...(category && { category }) },
    orderBy: [...NEWEST_FIRST],
    take: FEED_SIZE,
    select: {
      slug: true,
      title: true,
      excerpt: true,
      content: true,
      category: true,
      tags: true,
      author: true,
      publishedAt: true,
      updatedAt: true,
      aiModel: true,
      reviewedAt: true,
    },
  })
}

function namesOf({ env }: Deps, category: string | undefined) {
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  return {
    title: category ? `${SITE_NAME}: ${category}` : `${SITE_NAME}: ${INSIGHTS_TEXT.heading}`,
    home: `${env.PUBLIC_URL}/blog${query}`,
    rss: `${env.PUBLIC_URL}/blog/feed.xml${query}`,
    json: `${env.PUBLIC_URL}/blog/feed.json${query}`,
  }
}

/** RSS 2.0 with the address of the feed itself, whole bodies, and authors by name. */
async function rssFeed(deps: Deps, category: string | undefined): Promise<MachineText> {
  const posts = await newest(deps, category)
  const { title, home, rss } = namesOf(deps, category)
  const modified = lastChange(posts)
  const items = posts.map((post) => {
    const address = `${deps.env.PUBLIC_URL}/blog/${post.slug}`
    return [
      '    <item>',
      `      <title>${xml(post.title)}</title>`,
      `      <link>${xml(address)}</link>`,
      `      <guid isPermaLink="true">${xml(address)}</guid>`,
      ...(post.publishedAt ? [`      <pubDate>${post.publishedAt.toUTCString()}</pubDate>`] : []),
      `      <dc:creator>${xml(post.author)}</dc:creator>`,
      ...[post.category, ...post.tags].map((name) => `      <category>${xml(name)}</category>`),
      `      <description>${xml(post.excerpt)}</description>`,
      `      <content:encoded>${xml(bodyOf(post, deps))}</content:encoded>`,
      '    </item>',
    ].join('\n')
  })
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${xml(title)}</title>`,
    `    <link>${xml(home)}</link>`,
    `    <description>${xml(BLOG_TEXT.lead)}</description>`,
    '    <language>en-US</language>',
    `    <atom:link href="${xml(rss)}" rel="self" type="application/rss+xml"/>`,
    ...(modified ? [`    <lastBuildDate>${modified.toUTCString()}</lastBuildDate>`] : []),
    '    <ttl>60</ttl>',
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return { type: 'application/rss+xml; charset=utf-8', body, modified }
}

/** JSON Feed 1.1. */
async function jsonFeed(deps: Deps, category: string | undefined): Promise<MachineText> {
  const posts = await newest(deps, category)
  const { title, home, json } = namesOf(deps, category)
  const body = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: json,
    description: BLOG_TEXT.lead,
    language: 'en-US',
    // Square, as the format asks.
    icon: `${deps.env.PUBLIC_URL}/icon-512.png`,
    favicon: `${deps.env.PUBLIC_URL}/icon-192.png`,
    items: posts.map((post) => {
      const address = `${deps.env.PUBLIC_URL}/blog/${post.slug}`
      return {
        id: address,
        url: address,
        title: post.title,
        summary: post.excerpt,
        content_html: bodyOf(post, deps),
        image: `${deps.env.PUBLIC_URL}/og/${post.slug}.png`,
        ...(post.publishedAt && { date_published: post.publishedAt.toISOString() }),
        date_modified: post.updatedAt.toISOString(),
        authors: [{ name: post.author }],
        tags: [post.category, ...post.tags],
      }
    }),
  })
  return { type: 'application/feed+json; charset=utf-8', body, modified: lastChange(posts) }
}

/**
 * Feeds are read elsewhere: links that lead inside this site name it, and a model's work says so there too, as the
 * privacy policy promises of each.
 */
function bodyOf(post: Awaited<ReturnType<typeof newest>>[number], { env }: Deps): string {
  const provenance = provenanceOf(post)
  const note = provenance === 'people' ? '' : `<p><em>${modelNote(provenance === 'modelReviewed')}</em></p>`
  const body = renderBody(post.content, env.PUBLIC_URL)
  return body.replaceAll(/ href="\/(?!\/)/g, ` href="${env.PUBLIC_URL}/`) + note
}
