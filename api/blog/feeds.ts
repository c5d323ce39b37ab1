import type { FastifyInstance } from 'fastify'
import { renderAbsolute } from '#api/html/sanitize.ts'
import type { Deps } from '#api/server/deps.ts'
import { type Feed, mountFeed } from '#api/server/feed-format.ts'
import { siteZone } from '#api/server/site-zone.ts'
import { escapeXml } from '#api/server/text-response.ts'
import { findCategory } from '#domain/blog/categories.ts'
import { BLOG_TEXT, correctedOn, INSIGHTS_TEXT } from '#domain/blog/messages.ts'
import { provenanceLabel, provenanceOf, withProvenance } from '#domain/blog/provenance.ts'
import { formatLongDate } from '#domain/dates.ts'
import { NotFound } from '#domain/errors.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import type { Post } from '#prisma/client/client.ts'
import { NEWEST_FIRST } from './post-list.ts'

const FEED_SIZE = 30

export function mountBlogFeeds(app: FastifyInstance, deps: Deps): void {
  mountFeed(app, deps, '/blog/feed', ['posts'], (query) => feedOf(deps, query), categoryQuery)
}

/** Rejects an unknown category. */
function categoryQuery(query: unknown): string {
  const { category } = query as { category?: unknown }
  if (category === undefined) return ''
  const found = typeof category === 'string' ? findCategory(category) : undefined
  if (!found) throw new NotFound('There is no such category.')
  return `?${new URLSearchParams({ category: found })}`
}

async function feedOf(deps: Deps, query: string): Promise<Omit<Feed, 'self'>> {
  const category = new URLSearchParams(query).get('category')
  const posts = await deps.db.prisma.post.findMany({
    where: { status: 'published', ...(category && { category }) },
    orderBy: [...NEWEST_FIRST],
    take: FEED_SIZE,
  })
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
  return {
    title: `${SITE_NAME}: ${category ?? INSIGHTS_TEXT.heading}`,
    home: `${deps.env.PUBLIC_URL}/blog${query}`,
    description: BLOG_TEXT.lead,
    items,
  }
}

/** Links get the site's origin. A correction comes first. Posts by a model get a label, as the privacy policy promises. */
function feedBody(post: Post, { env }: Deps): string {
  const label = provenanceLabel(provenanceOf(post))
  const note = label ? `<p><em>${label}.</em></p>` : ''
  const { correction, correctionAt } = post
  const corrected =
    correction && correctionAt
      ? `<p><strong>${correctedOn(formatLongDate(correctionAt, siteZone(env)))}</strong> ${escapeXml(correction)}</p>`
      : ''
  return corrected + renderAbsolute(post.content, env.PUBLIC_URL) + note
}
