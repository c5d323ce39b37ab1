import type { FastifyInstance } from 'fastify'
import { sendStored } from '#api/cache/stored-response.ts'
import type { Deps } from '#api/server/deps.ts'
import { findCategory } from '#domain/blog/categories.ts'
import { BLOG_TEXT, INSIGHTS_TEXT } from '#domain/blog/messages.ts'
import { provenanceLabel, provenanceOf, withProvenance } from '#domain/blog/provenance.ts'
import { NotFound } from '#domain/errors.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { type Feed, jsonFeed, rss } from './feed-format.ts'
import { NEWEST_FIRST } from './post-list.ts'
import { renderAbsolute } from './sanitize.ts'
import { robots, sitemap } from './sitemap.ts'
import { sendText, storedText } from './text-response.ts'

const FEED_SIZE = 30

export function mountFeeds(app: FastifyInstance, deps: Deps): void {
  for (const [path, make] of [
    ['/blog/feed.xml', async (category?: string) => rss(await feedOf(deps, category, 'rss'))],
    ['/blog/feed.json', async (category?: string) => jsonFeed(await feedOf(deps, category, 'json'), deps)],
  ] as const) {
    app.get(path, async (request, reply) => {
      const { category } = request.query as { category?: unknown }
      const found = typeof category === 'string' ? findCategory(category) : undefined
      if (category !== undefined && !found) throw new NotFound('There is no such category.')
      return sendText({ deps, request, reply }, `${path} ${found ?? ''}`, ['posts'], () => make(found))
    })
  }
  app.get('/sitemap.xml', (request, reply) =>
    sendText({ deps, request, reply }, 'sitemap', ['posts', 'polls', 'newsletter'], () => sitemap(deps)),
  )
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

function feedLinks({ env }: Deps, category: string | undefined) {
  const query = category ? `?${new URLSearchParams({ category })}` : ''
  return {
    title: category ? `${SITE_NAME}: ${category}` : `${SITE_NAME}: ${INSIGHTS_TEXT.heading}`,
    home: `${env.PUBLIC_URL}/blog${query}`,
    rss: `${env.PUBLIC_URL}/blog/feed.xml${query}`,
    json: `${env.PUBLIC_URL}/blog/feed.json${query}`,
  }
}

async function feedOf(deps: Deps, category: string | undefined, format: 'rss' | 'json'): Promise<Feed> {
  const posts = await newestPosts(deps, category)
  const { title, home, ...self } = feedLinks(deps, category)
  const items = posts.map((post) => ({
    url: `${deps.env.PUBLIC_URL}/blog/${post.slug}`,
    title: post.title,
    summary: withProvenance(post.excerpt, provenanceOf(post)),
    html: feedBody(post, deps),
    image: `${deps.env.PUBLIC_URL}/og/${post.slug}.png`,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    author: post.author,
    tags: [post.category, ...post.tags],
  }))
  return { title, home, self: self[format], description: BLOG_TEXT.lead, items }
}

/** Links get the site's origin. Posts by a model get a label, as the privacy policy promises. */
function feedBody(post: Awaited<ReturnType<typeof newestPosts>>[number], { env }: Deps): string {
  const label = provenanceLabel(provenanceOf(post))
  const note = label ? `<p><em>${label}.</em></p>` : ''
  return renderAbsolute(post.content, env.PUBLIC_URL) + note
}
