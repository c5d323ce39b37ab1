import { NEWEST_FIRST } from '#api/blog/post-list.ts'
import type { Context } from '#api/graphql/context.ts'
import { parse } from '#api/graphql/parse.ts'
import { ACTIVE_FIRST } from '#api/polls/poll.service.ts'
import { DRAFT_CLOSING } from '#domain/newsletter/issue-email-text.ts'
import {
  issueInputSchema,
  MAX_ISSUE_POSTS,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '#domain/newsletter/issue-input.ts'
import { leastRecentlyUsed } from '#domain/newsletter/least-recently-used.ts'
import { truncate } from '#domain/text.ts'
import { VALUE_CARDS } from '#domain/values/cards.ts'
import { ARCHIVED, createIssue, LATEST_FIRST } from './issue.service.ts'

/** Number of earlier issues to check, drafts too, so that values and challenges are not repeated soon. */
const MAX_EARLIER_ISSUES = 50

/** Creates a draft from articles that no sent issue has, the active poll, and the value and challenge used least recently. */
export async function draftIssue(context: Context) {
  const { prisma } = context.db
  const earlier = await prisma.newsletterIssue.findMany({
    where: { status: { not: 'canceled' } },
    orderBy: [{ sentAt: { sort: 'desc', nulls: 'first' } }, ...LATEST_FIRST.slice(1)],
    take: MAX_EARLIER_ISSUES,
    select: { valueSlug: true, tryThis: true },
  })
  const posts = await newPosts(context)
  const poll = await prisma.poll.findFirst({ where: { status: 'open' }, orderBy: [...ACTIVE_FIRST] })
  const challenges = await prisma.challenge.findMany({
    where: { isActive: true },
    orderBy: { createdAt: 'asc' },
    select: { description: true },
  })
  const input = {
    subject: truncate(posts[0]?.title ?? '', MAX_SUBJECT_LENGTH),
    preheader: truncate(posts[0]?.excerpt ?? '', MAX_PREHEADER_LENGTH),
    closing: DRAFT_CLOSING,
    postIds: posts.map(({ id }) => id),
    valueSlug: leastRecentlyUsed(
      VALUE_CARDS.map(({ slug }) => slug),
      earlier.map(({ valueSlug }) => valueSlug),
    ),
    pollId: poll?.id ?? null,
    tryThis:
      leastRecentlyUsed(
        challenges.map(({ description }) => description),
        earlier.map(({ tryThis }) => tryThis),
      ) ?? '',
  }
  return createIssue(context, parse(issueInputSchema, input), 'draftNewsletterIssue')
}

/** Published articles that people wrote or reviewed and that are in no sent issue, the newest first. */
function newPosts({ db }: Context) {
  return db.prisma.post.findMany({
    where: {
      status: 'published',
      OR: [{ aiModel: null }, { reviewedAt: { not: null } }],
      issues: { none: { issue: ARCHIVED } },
    },
    orderBy: [...NEWEST_FIRST],
    take: MAX_ISSUE_POSTS,
    select: { id: true, title: true, excerpt: true },
  })
}
