import { heldDrafts, UNREVIEWED_DRAFT } from '#api/generation/held-reason.ts'
import { automationStatus } from '#api/generation/schedule.service.ts'
import type { Context } from '#api/graphql/context.ts'
import {
  ATTENTION_KINDS,
  type AttentionKind,
  CLOSING_SOON_MS,
  type ScheduledKind,
  WEEK_MS,
} from '#domain/activity/overview.ts'
import type { AuditObject } from '#domain/admin/audit-text.ts'
import { hasRole } from '#domain/admin/editors.ts'
import { missedBefore } from '#domain/blog/publish-time.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import type { Post } from '#prisma/client/client.ts'

/** `id` is null for jobs, which have no page. */
export interface AttentionItem {
  id: string | null
  object: AuditObject | null
  title: string
  at: Date
}

export interface Attention {
  kind: AttentionKind
  items: AttentionItem[]
}

export interface Scheduled {
  kind: ScheduledKind
  id: string | null
  title: string | null
  at: Date
}

/** Enough for a number that an editor can act on. */
const MAX_ITEMS = 100
const OLDEST = { orderBy: { createdAt: 'asc' }, take: MAX_ITEMS } as const

const item = (object: NonNullable<AttentionItem['object']>, id: string, title: string, at: Date) => ({
  id,
  object,
  title,
  at,
})

/** Only kinds with items that the editor may open, most urgent first. */
export async function needsAttention(context: Context): Promise<Attention[]> {
  const found = await Promise.all([drafts(context), closingPolls(context), restrictedItems(context)])
  const items: Partial<Record<AttentionKind, AttentionItem[]>> = Object.assign({}, ...found)
  return ATTENTION_KINDS.flatMap((kind) => (items[kind]?.length ? [{ kind, items: items[kind] }] : []))
}

async function drafts({ db }: Context) {
  const held = await heldDrafts(db)
  const others = await db.prisma.post.findMany({
    where: { ...UNREVIEWED_DRAFT, id: { notIn: held.map(({ id }) => id) } },
    ...OLDEST,
    select: { id: true, title: true, createdAt: true },
  })
  const itemOf = ({ id, title, createdAt }: Pick<Post, 'id' | 'title' | 'createdAt'>) =>
    item('post', id, title, createdAt)
  return { heldDraft: held.slice(0, MAX_ITEMS).map(itemOf), unreviewedDraft: others.map(itemOf) }
}

async function closingPolls({ db, now }: Context) {
  const polls = await db.prisma.poll.findMany({
    where: { status: 'open', closesAt: { lte: new Date(now().getTime() + CLOSING_SOON_MS) } },
    orderBy: { closesAt: 'asc' },
    take: MAX_ITEMS,
  })
  return {
    closingPoll: polls.map((poll) => item('poll', poll.id, poll.question, poll.closesAt ?? poll.createdAt)),
  }
}

/** Writers do not answer messages or send issues. */
async function restrictedItems(context: Context) {
  const { db, editor } = context
  if (!hasRole(editor, 'editor')) return {}
  const [messages, issues, failedJob] = await Promise.all([
    db.prisma.contactMessage.findMany({
      where: { handledAt: null },
      ...OLDEST,
      select: { id: true, name: true, createdAt: true },
    }),
    db.prisma.newsletterIssue.findMany({
      where: { status: 'draft' },
      ...OLDEST,
      select: { id: true, subject: true, createdAt: true },
    }),
    failures(context),
  ])
  return {
    failedJob,
    message: messages.map(({ id, name, createdAt }) => item('message', id, name, createdAt)),
    issueDraft: issues.map(({ id, subject, createdAt }) => item('issue', id, subject, createdAt)),
  }
}

/** The last generation if it failed, posts and issues that did not go out, and emails and jobs that were given up. */
async function failures({ db, jobs, now }: Context): Promise<AttentionItem[]> {
  const [run, missed, paused, failed] = await Promise.all([
    db.prisma.generationRun.findFirst({ orderBy: { startedAt: 'desc' } }),
    db.prisma.post.findMany({
      where: { status: 'draft', trashedAt: null, publishAt: { lt: missedBefore(now()) } },
      take: MAX_ITEMS,
      select: { id: true, title: true, publishAt: true, createdAt: true },
    }),
    db.prisma.newsletterIssue.findMany({
      where: { status: 'paused', pausedReason: { not: ISSUE_ERRORS.pausedByEditor } },
      orderBy: { updatedAt: 'asc' },
      take: MAX_ITEMS,
      select: { id: true, subject: true, updatedAt: true },
    }),
    jobs.failed(),
  ])
  const items: AttentionItem[] = [
    ...missed.map(({ id, title, publishAt, createdAt }) => item('post', id, title, publishAt ?? createdAt)),
    ...paused.map(({ id, subject, updatedAt }) => item('issue', id, subject, updatedAt)),
    ...failed.map(({ name, at }) => ({ id: null, object: null, title: name, at })),
  ]
  if (run?.status === 'failed') {
    const { id, failureMessage, category, finishedAt, startedAt } = run
    items.push(item('automation', id, failureMessage ?? category, finishedAt ?? startedAt))
  }
  return items.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** What the clock will do within a week, soonest first. */
export async function scheduledThisWeek(context: Context): Promise<Scheduled[]> {
  const { db, now } = context
  const isThisWeek = { gte: now(), lt: new Date(now().getTime() + WEEK_MS) }
  const [posts, polls, issues, automation] = await Promise.all([
    db.prisma.post.findMany({
      where: { status: 'draft', trashedAt: null, publishAt: isThisWeek },
      select: { id: true, title: true, publishAt: true },
    }),
    db.prisma.poll.findMany({ where: { status: 'open', closesAt: isThisWeek } }),
    hasRole(context.editor, 'editor')
      ? db.prisma.newsletterIssue.findMany({
          where: { status: 'scheduled', scheduledFor: isThisWeek },
          select: { id: true, subject: true, scheduledFor: true },
        })
      : [],
    automationStatus(context),
  ])
  const event = (
    kind: ScheduledKind,
    id: string | null,
    title: string | null,
    at: Date | null,
  ): Scheduled[] => (at ? [{ kind, id, title, at }] : [])
  return [
    ...posts.flatMap(({ id, title, publishAt }) => event('article', id, title, publishAt)),
    ...polls.flatMap(({ id, question, closesAt }) => event('pollClosing', id, question, closesAt)),
    ...issues.flatMap(({ id, subject, scheduledFor }) => event('issue', id, subject, scheduledFor)),
    ...automation.upcoming
      .filter((at) => at < isThisWeek.lt)
      .flatMap((at) => event('automation', null, null, at)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
