import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'
import type { Deps } from '#api/server/deps.ts'
import { findCategory } from '#domain/blog/categories.ts'
import { BLOG_TEXT, INSIGHTS_TEXT } from '#domain/blog/messages.ts'
import { provenanceLabel, provenanceOf, withProvenance } from '#domain/blog/provenance.ts'
import { NotFound } from '#domain/errors.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { NEWEST_FIRST } from './post-list.ts'
import { renderBody } from './sanitize.ts'
import { robots, sitemap } from './sitemap.ts'
import { escapeXml, type TextResponse } from './text-response.ts'

const FEED_SIZE = 30

export function mountFeeds(app: FastifyInstance, deps: Deps): void {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<TextResponse>,
  ) {
    const read = async () => ({ value: storedText(await make()), topics: POSTS })
    return sendStored(request, reply, await deps.responses.fetch(key, read))
  }

  for (const [path, make] of [
    ['/blog/feed.xml', rssFeed],
    ['/blog/feed.json', jsonFeed],
  ] as const) {
    app.get(path, async (request, reply) => {
      const { category } = request.query as { category?: unknown }
      const found = typeof category === 'string' ? findCategory(category) : undefined
      if (category !== undefined && !found) throw new NotFound('There is no such category.')
      return send(request, reply, `${path} ${found ?? ''}`, () => make(deps, found))
    })
  }
  app.get('/sitemap.xml', (request, reply) => send(request, reply, 'sitemap', () => sitemap(deps)))
  const robotsResponse = storedText(robots(deps))
  app.get('/robots.txt', async (request, reply) => sendStored(request, reply, robotsResponse))
}

function storedText({ type, body }: TextResponse): StoredResponse {
  return storedResponse(body, {
    'content-type': type,
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  })
}

const POSTS: ReadonlySet<TableTopic> = new Set(['posts'])

async function newestPosts({ db }: Deps, category: string | undefined) {
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
      aiEdited: true,
      reviewedAt: true,
    },
  })
}

function feedLinks({ env }: Deps, category: string | undefined) {
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  return {
    title: category ? `${SITE_NAME}: ${category}` : `${SITE_NAME}: ${INSIGHTS_TEXT.heading}`,
    home: `${env.PUBLIC_URL}/blog${query}`,
    rss: `${env.PUBLIC_URL}/blog/feed.xml${query}`,
    json: `${env.PUBLIC_URL}/blog/feed.json${query}`,
  }
}

async function rssFeed(deps: Deps, category: string | undefined): Promise<TextResponse> {
  const posts = await newestPosts(deps, category)
  const { title, home, rss } = feedLinks(deps, category)
  const items = posts.map((post) => {
    const address = `${deps.env.PUBLIC_URL}/blog/${post.slug}`
    return [
      '    <item>',
      `      <title>${escapeXml(post.title)}</title>`,
      `      <link>${escapeXml(address)}</link>`,
      `      <guid isPermaLink="true">${escapeXml(address)}</guid>`,
      ...(post.publishedAt ? [`      <pubDate>${post.publishedAt.toUTCString()}</pubDate>`] : []),
      `      <dc:creator>${escapeXml(post.author)}</dc:creator>`,
      ...[post.category, ...post.tags].map((name) => `      <category>${escapeXml(name)}</category>`),
      `      <description>${escapeXml(withProvenance(post.excerpt, provenanceOf(post)))}</description>`,
      `      <content:encoded>${escapeXml(feedBody(post, deps))}</content:encoded>`,
      '    </item>',
    ].join('\n')
  })
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(title)}</title>`,
    `    <link>${escapeXml(home)}</link>`,
    `    <description>${escapeXml(BLOG_TEXT.lead)}</description>`,
    '    <language>en-US</language>',
    `    <atom:link href="${escapeXml(rss)}" rel="self" type="application/rss+xml"/>`,
    '    <ttl>60</ttl>',
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return { type: 'application/rss+xml; charset=utf-8', body }
}

async function jsonFeed(deps: Deps, category: string | undefined): Promise<TextResponse> {
  const posts = await newestPosts(deps, category)
  const { title, home, json } = feedLinks(deps, category)
  const body = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: json,
    description: BLOG_TEXT.lead,
    language: 'en-US',
    icon: `${deps.env.PUBLIC_URL}/icon-512.png`,
    favicon: `${deps.env.PUBLIC_URL}/icon-192.png`,
    items: posts.map((post) => {
      const address = `${deps.env.PUBLIC_URL}/blog/${post.slug}`
      return {
        id: address,
        url: address,
        title: post.title,
        summary: withProvenance(post.excerpt, provenanceOf(post)),
        content_html: feedBody(post, deps),
        image: `${deps.env.PUBLIC_URL}/og/${post.slug}.png`,
        ...(post.publishedAt && { date_published: post.publishedAt.toISOString() }),
        date_modified: post.updatedAt.toISOString(),
        authors: [{ name: post.author }],
        tags: [post.category, ...post.tags],
      }
    }),
  })
  return { type: 'application/feed+json; charset=utf-8', body }
}

/** Links get the site's origin. Posts by a model get a label, as the privacy policy promises. */
function feedBody(post: Awaited<ReturnType<typeof newestPosts>>[number], { env }: Deps): string {
  const label = provenanceLabel(provenanceOf(post))
  const note = label ? `<p><em>${label}.</em></p>` : ''
  const body = renderBody(post.content, env.PUBLIC_URL)
  return body.replaceAll(/ href="\/(?!\/)/g, ` href="${env.PUBLIC_URL}/`) + note
}
