import type { FastifyInstance } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import { sendStored } from '#api/cache/stored-response.ts'
import type { Deps } from '#api/server/deps.ts'
import { findCategory } from '#domain/blog/categories.ts'
import { BLOG_TEXT, INSIGHTS_TEXT } from '#domain/blog/messages.ts'
import { provenanceLabel, provenanceOf, withProvenance } from '#domain/blog/provenance.ts'
import { NotFound } from '#domain/errors.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { type Feed, type FeedItem, jsonFeed, rssFeed } from './feed-format.ts'
import { NEWEST_FIRST } from './post-list.ts'
import { renderBody } from './sanitize.ts'
import { robots, sitemap } from './sitemap.ts'
import { sendCachedText, storedText } from './text-response.ts'

export const FEED_SIZE = 30

const POSTS: ReadonlySet<TableTopic> = new Set(['posts'])
const POSTS_AND_POLLS: ReadonlySet<TableTopic> = new Set(['posts', 'polls'])

export function mountFeeds(app: FastifyInstance, deps: Deps): void {
  for (const [path, format] of [
    ['/blog/feed.xml', rssFeed],
    ['/blog/feed.json', jsonFeed],
  ] as const) {
    app.get(path, async (request, reply) => {
      const { category } = request.query as { category?: unknown }
      const found = typeof category === 'string' ? findCategory(category) : undefined
      if (category !== undefined && !found) throw new NotFound('There is no such category.')
      const make = async () => format(await postFeed(deps, found))
      return sendCachedText(deps, request, reply, { key: `${path} ${found ?? ''}`, topics: POSTS, make })
    })
  }
  app.get('/sitemap.xml', (request, reply) => {
    const make = () => sitemap(deps)
    return sendCachedText(deps, request, reply, { key: 'sitemap', topics: POSTS_AND_POLLS, make })
  })
  const robotsResponse = storedText(robots(deps))
  app.get('/robots.txt', async (request, reply) => sendStored(request, reply, robotsResponse))
}

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

type FeedPost = Awaited<ReturnType<typeof newestPosts>>[number]

async function postFeed(deps: Deps, category: string | undefined): Promise<Feed> {
  const siteUrl = deps.env.PUBLIC_URL
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  const posts = await newestPosts(deps, category)
  return {
    title: `${SITE_NAME}: ${category ?? INSIGHTS_TEXT.heading}`,
    description: BLOG_TEXT.lead,
    home: `${siteUrl}/blog${query}`,
    rss: `${siteUrl}/blog/feed.xml${query}`,
    json: `${siteUrl}/blog/feed.json${query}`,
    siteUrl,
    items: posts.map((post) => postItem(post, siteUrl)),
  }
}

function postItem(post: FeedPost, siteUrl: string): FeedItem {
  return {
    address: `${siteUrl}/blog/${post.slug}`,
    title: post.title,
    summary: withProvenance(post.excerpt, provenanceOf(post)),
    html: feedBody(post, siteUrl),
    image: `${siteUrl}/og/${post.slug}.png`,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    author: post.author,
    tags: [post.category, ...post.tags],
  }
}

/** Links get the site's origin. Posts by a model get a label, as the privacy policy promises. */
function feedBody(post: FeedPost, siteUrl: string): string {
  const label = provenanceLabel(provenanceOf(post))
  const note = label ? `<p><em>${label}.</em></p>` : ''
  const body = renderBody(post.content, siteUrl)
  return body.replaceAll(/ href="\/(?!\/)/g, ` href="${siteUrl}/`) + note
}
