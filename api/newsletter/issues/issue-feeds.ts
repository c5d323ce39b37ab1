import type { FastifyInstance } from 'fastify'
import { issueHtml, LINKED_POST } from '#api/newsletter/email/issue-email.ts'
import type { Deps } from '#api/server/deps.ts'
import { type Feed, type FeedItem, mountFeed } from '#api/server/feed-format.ts'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { findValue } from '#domain/values/cards.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { LATEST_FIRST, LISTED } from './issue.service.ts'

const FEED_SIZE = 20
const PARTS = {
  posts: {
    where: { post: { status: 'published' } },
    orderBy: { position: 'asc' },
    select: { post: { select: LINKED_POST } },
  },
  poll: { select: { slug: true, question: true } },
} as const satisfies Prisma.NewsletterIssueInclude

type Issue = Prisma.NewsletterIssueGetPayload<{ include: typeof PARTS }>

export function mountNewsletterFeeds(app: FastifyInstance, deps: Deps): void {
  mountFeed(app, deps, '/newsletter/feed', ['newsletter', 'posts', 'polls'], () => feedOf(deps))
}

async function feedOf({ db, env: { PUBLIC_URL: origin } }: Deps): Promise<Omit<Feed, 'self'>> {
  const issues = await db.prisma.newsletterIssue.findMany({
    where: LISTED,
    orderBy: [...LATEST_FIRST],
    take: FEED_SIZE,
    include: PARTS,
  })
  return {
    title: `${SITE_NAME}: ${NEWSLETTER_TEXT.heading}`,
    home: `${origin}/newsletter`,
    description: NEWSLETTER_TEXT.lead,
    items: issues.map((issue) => itemOf(issue, origin)),
  }
}

function itemOf(issue: Issue, origin: string): FeedItem {
  const { poll } = issue
  return {
    url: `${origin}/newsletter/${issue.slug}`,
    title: issue.subject,
    summary: issue.preheader,
    html: issueHtml({
      ...issue,
      origin,
      posts: issue.posts.map(({ post }) => post),
      value: findValue(issue.valueSlug ?? '') ?? null,
      poll: poll && { question: poll.question, url: `${origin}/polls/${poll.slug}` },
    }),
    image: `${origin}/og/newsletter/${issue.slug}.png`,
    publishedAt: issue.sentAt,
    updatedAt: issue.sentAt ?? issue.updatedAt,
    author: SITE_NAME,
    tags: [],
  }
}
