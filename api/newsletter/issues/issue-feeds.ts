import type { FastifyInstance } from 'fastify'
import { type Feed, type FeedItem, mountFeed } from '#api/blog/feed-format.ts'
import { renderAbsolute } from '#api/blog/sanitize.ts'
import { LINKED_POST, postMeta } from '#api/newsletter/email/issue-email.ts'
import type { Deps } from '#api/server/deps.ts'
import { MORE_ON_FIGURE } from '#domain/figure-link.ts'
import { escapeHtml } from '#domain/html.ts'
import { ISSUE_TEXT, readingHeading } from '#domain/newsletter/issue-email-text.ts'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import { findValue } from '#domain/values/cards.ts'
import { shareOf, sharesLine, sourceLine, sourceLinkText } from '#domain/values/messages.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { ARCHIVED, LATEST_FIRST } from './issue.service.ts'

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
    where: ARCHIVED,
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
  return {
    url: `${origin}/newsletter/${issue.slug}`,
    title: issue.subject,
    summary: issue.preheader,
    html: bodyOf(issue, origin),
    image: `${origin}/og/newsletter/${issue.slug}.png`,
    publishedAt: issue.sentAt,
    updatedAt: issue.sentAt ?? issue.updatedAt,
    author: SITE_NAME,
    tags: [],
  }
}

/** The issue as visitors see it. The email has an unsubscribe link, so it is not used here. */
function bodyOf({ posts, poll, ...issue }: Issue, origin: string): string {
  const parts = [
    renderAbsolute(issue.intro, origin),
    valueHtml(issue.valueSlug),
    posts.length > 0 && heading(readingHeading(posts.length)),
    ...posts.map(
      ({ post }) =>
        `<p>${anchor(`${origin}/blog/${post.slug}`, post.title)}<br>${escapeHtml(post.excerpt)}<br>` +
        `<em>${postMeta(post).map(escapeHtml).join('. ')}</em></p>`,
    ),
    poll && `${heading(ISSUE_TEXT.poll)}<p>${anchor(`${origin}/polls/${poll.slug}`, poll.question)}</p>`,
    issue.tryThis && `${heading(ISSUE_TEXT.tryThis)}<p>${escapeHtml(issue.tryThis)}</p>`,
    renderAbsolute(issue.closing, origin),
  ]
  return parts.filter(Boolean).join('')
}

function valueHtml(slug: string | null): string {
  const value = findValue(slug ?? '')
  if (!value) return ''
  const { percentage, population, title, description, note, link, url, also } = value
  return (
    `${heading(ISSUE_TEXT.value)}<p><strong>${percentage}% ${escapeHtml(`${shareOf(population)}: ${title}`)}</strong></p>` +
    `<p>${escapeHtml(`${description} ${sharesLine(value)}`)}</p>` +
    `<p>${escapeHtml([sourceLine(value), note].filter(Boolean).join(' '))} ${anchor(url, sourceLinkText(link))}</p>` +
    also.map((more) => `<p>${MORE_ON_FIGURE}: ${anchor(more.url, more.text)}</p>`).join('')
  )
}

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`
}

function anchor(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`
}
