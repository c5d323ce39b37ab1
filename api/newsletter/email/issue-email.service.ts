import { sortByIds } from '#api/blog/post-list.ts'
import { sanitizeText } from '#api/html/sanitize.ts'
import type { IssueContent } from '#api/newsletter/issues/issue.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { siteZone } from '#api/server/site-zone.ts'
import { formatLongDate } from '#domain/dates.ts'
import type { IssueInput } from '#domain/newsletter/issue-input.ts'
import { findValue } from '#domain/values/cards.ts'
import type { NewsletterIssue, Prisma } from '#prisma/client/client.ts'
import { issueEmail, LINKED_POST, type LinkedPost, SENT_ON, UNSUBSCRIBE_URL } from './issue-email.ts'

/** Works with a client or within a transaction. */
export type RenderDeps = Pick<Deps, 'env' | 'now'> & { db: { prisma: Prisma.TransactionClient } }

export interface RenderedEmail {
  html: string
  text: string
}

type EmailSource = IssueContent &
  Pick<NewsletterIssue, 'slug' | 'sentAt' | 'scheduledFor'> & { html?: string | null; text?: string | null }

const EMPTY: EmailSource = {
  slug: 'preview',
  subject: '',
  preheader: '',
  intro: '',
  closing: '',
  posts: [],
  valueSlug: null,
  pollId: null,
  tryThis: '',
  sentAt: null,
  scheduledFor: null,
}

/** The frozen email, or the one that would be sent now. The unsubscribe link has no token. */
export async function emailOf(deps: RenderDeps, issue: EmailSource): Promise<RenderedEmail> {
  const { html, text } = issue
  const email = html && text ? { html, text } : await renderIssue(deps, issue)
  const date = issue.sentAt ?? issue.scheduledFor ?? deps.now()
  return fillEmail(deps.env, email, `${deps.env.PUBLIC_URL}/newsletter/unsubscribe`, date)
}

/** The frozen email with its placeholders. */
export function frozenEmail({ html, text }: Pick<NewsletterIssue, 'html' | 'text'>): RenderedEmail {
  if (html === null || text === null) throw new Error('The issue is not frozen')
  return { html, text }
}

export function previewIssue(deps: RenderDeps, input: IssueInput): Promise<RenderedEmail> {
  const { intro = '', closing = '', postIds = [], ...rest } = input
  const posts = postIds.map((postId) => ({ postId }))
  return emailOf(deps, {
    ...EMPTY,
    ...rest,
    posts,
    intro: sanitizeText(intro),
    closing: sanitizeText(closing),
  })
}

/** With placeholders for the unsubscribe link and the date. */
export async function renderIssue(deps: RenderDeps, issue: EmailSource): Promise<RenderedEmail> {
  return issueEmail({
    ...issue,
    origin: deps.env.PUBLIC_URL,
    postalAddress: deps.env.POSTAL_ADDRESS ?? '',
    posts: await linkedPosts(deps, issue.posts),
    value: findValue(issue.valueSlug ?? '') ?? null,
    poll: issue.pollId ? await linkedPoll(deps, issue.pollId) : null,
  })
}

/** `url` unsubscribes. `date` is when sending begins, which may change after the email is frozen. */
export function fillEmail(env: Deps['env'], email: RenderedEmail, url: string, date: Date): RenderedEmail {
  const sentOn = formatLongDate(date, siteZone(env))
  const fill = (body: string) => body.replaceAll(UNSUBSCRIBE_URL, url).replaceAll(SENT_ON, sentOn)
  return { html: fill(email.html), text: fill(email.text) }
}

async function linkedPosts({ db }: RenderDeps, posts: IssueContent['posts']): Promise<LinkedPost[]> {
  const ids = posts.map(({ postId }) => postId)
  const found = await db.prisma.post.findMany({ where: { id: { in: ids } }, select: LINKED_POST })
  return sortByIds(found, ids)
}

async function linkedPoll({ db, env }: RenderDeps, id: string) {
  const poll = await db.prisma.poll.findUnique({ where: { id }, select: { slug: true, question: true } })
  return poll && { question: poll.question, url: `${env.PUBLIC_URL}/polls/${poll.slug}` }
}
