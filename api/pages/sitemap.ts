import type { FastifyInstance } from 'fastify'
import { NEWEST_FIRST } from '#api/blog/post-list.ts'
import { sendStored } from '#api/cache/stored-response.ts'
import { LATEST_FIRST, LISTED } from '#api/newsletter/issues/issue.service.ts'
import { lastChange, PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { siteDay } from '#api/server/site-zone.ts'
import { escapeXml, sendText, storedText, type TextResponse } from '#api/server/text-response.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { SITEMAP_PAGES } from '#domain/pages/site-pages.ts'
import { earlierQuestions, TODAY_FIGURES } from '#domain/today/questions.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'

/** The format allows 50,000 URLs. */
const SITEMAP_SIZE = 10_000

export function mountSitemap(app: FastifyInstance, deps: Deps): void {
  app.get('/sitemap.xml', (request, reply) =>
    sendText({ deps, request, reply }, 'sitemap', ['posts', 'polls', 'newsletter', 'day'], () =>
      sitemap(deps),
    ),
  )
  const robotsResponse = storedText(robots(deps))
  app.get('/robots.txt', async (request, reply) => sendStored(request, reply, robotsResponse))
}

function robots({ env }: Pick<Deps, 'env'>): TextResponse {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Disallow: /graphql', '']
  return {
    type: 'text/plain; charset=utf-8',
    body: [...lines, `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`, ''].join('\n'),
  }
}

async function sitemap(site: Pick<Deps, 'db' | 'env' | 'now'>): Promise<TextResponse> {
  const { db, env } = site
  const posts = await db.prisma.post.findMany({
    where: { status: 'published' },
    orderBy: [...NEWEST_FIRST],
    take: SITEMAP_SIZE,
    select: { slug: true, updatedAt: true },
  })
  const polls = await db.prisma.poll.findMany({
    where: PUBLIC_POLL,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SITEMAP_SIZE,
    select: { slug: true, createdAt: true, closedAt: true, outcomeAt: true },
  })
  const issues = await db.prisma.newsletterIssue.findMany({
    where: LISTED,
    orderBy: [...LATEST_FIRST],
    take: SITEMAP_SIZE,
    select: { slug: true, sentAt: true },
  })
  const fixed = [
    ...SITEMAP_PAGES,
    ...VALUE_CARDS.map(({ slug }) => `/values/${slug}`),
    ...earlierQuestions(siteDay(site), TODAY_FIGURES.length).map(({ date }) => `/today/${date}`),
    ...CATEGORIES.map((category) => `/blog?${new URLSearchParams({ category })}`),
  ]
  const dated = (path: string, changedAt: Date | null) =>
    `  <url><loc>${escapeXml(env.PUBLIC_URL + path)}</loc><lastmod>${changedAt?.toISOString()}</lastmod></url>`
  const entries = [
    ...fixed.map((path) => `  <url><loc>${escapeXml(env.PUBLIC_URL + path)}</loc></url>`),
    ...posts.map(({ slug, updatedAt }) => dated(`/blog/${slug}`, updatedAt)),
    ...polls.map((poll) => dated(`/polls/${poll.slug}`, lastChange(poll))),
    ...issues.map(({ slug, sentAt }) => dated(`/newsletter/${slug}`, sentAt)),
  ]
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return { type: 'application/xml; charset=utf-8', body }
}
