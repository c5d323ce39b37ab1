import { type Actor, audited } from '#api/admin/audit.ts'
import { lockRow, revisionFrom } from '#api/database/concurrent-edits.ts'
import { freeSlug } from '#api/database/free-slug.ts'
import type { Context } from '#api/graphql/context.ts'
import { sanitizeText } from '#api/html/sanitize.ts'
import { PUBLIC_POLL } from '#api/polls/poll.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import type { IssueInput } from '#domain/newsletter/issue-input.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import { ARCHIVED_STATUSES, isArchived, isDeletable, isEditable } from '#domain/newsletter/issue-status.ts'
import { slugify } from '#domain/pages/slug.ts'
import type { NewsletterIssue, Prisma } from '#prisma/client/client.ts'

/** What visitors may see: issues whose sending has begun, unless they were canceled. */
export const ARCHIVED: Prisma.NewsletterIssueWhereInput = {
  sentAt: { not: null },
  status: { in: [...ARCHIVED_STATUSES] },
}
/** What the archive lists. A hidden issue can still be read with its link, which is in every inbox. */
export const LISTED: Prisma.NewsletterIssueWhereInput = { ...ARCHIVED, hiddenAt: null }
export const LATEST_FIRST = [{ sentAt: 'desc' }, { id: 'desc' }] as const

/** Paths under /newsletter that belong to other pages, and the name of the feeds. */
const RESERVED_SLUGS = ['confirm', 'unsubscribe', 'feed']

export const EDITABLE_SELECTION = {
  subject: true,
  preheader: true,
  intro: true,
  closing: true,
  posts: { select: { postId: true }, orderBy: { position: 'asc' } },
  valueSlug: true,
  pollId: true,
  tryThis: true,
} as const satisfies Prisma.NewsletterIssueSelect
/** For `include`. */
export const WITH_POSTS = { posts: EDITABLE_SELECTION.posts }
/** An editable issue has no stored email. It is rendered when it is needed. */
export const UNFROZEN = { scheduledFor: null, html: null, text: null }
type EditableField = keyof typeof EDITABLE_SELECTION
export type IssueContent = Prisma.NewsletterIssueGetPayload<{ select: typeof EDITABLE_SELECTION }>
export type IssueWithPosts = NewsletterIssue & IssueContent

export function revisionOf({ posts, ...issue }: IssueContent): string {
  const content = { ...issue, posts: posts.map(({ postId }) => postId) }
  return revisionFrom(Object.keys(EDITABLE_SELECTION).map((field) => content[field as EditableField]))
}

/** Without `revision`, nothing is compared. Throws Conflict when it is outdated. */
export function checkRevision(
  issue: IssueContent,
  revision: string | null | undefined,
  message: string,
): void {
  if (revision && revision !== revisionOf(issue)) throw new Conflict(message)
}

/** Adds the audit entry to the transaction of `work`, and publishes the change after the commit. */
export async function editIssue(
  deps: Actor & Pick<Deps, 'changes'>,
  action: string,
  work: (tx: Prisma.TransactionClient) => Promise<Pick<NewsletterIssue, 'id' | 'subject'>>,
): Promise<{ id: string }> {
  const edited = await audited(deps, async (tx) => {
    const { id, subject } = await work(tx)
    // Pothos loads what the mutation selects.
    return { result: { id }, entry: { action, target: id, details: { title: subject } } }
  })
  deps.changes.publish('newsletter')
  return edited
}

/** @throws BadInput when the poll or an article does not exist. */
export function createIssue(context: Context, input: IssueInput, action = 'createNewsletterIssue') {
  return editIssue(context, action, async (tx) => {
    const now = context.now()
    const slug = await slugFor(tx, input.subject ?? '')
    const { postIds = [], ...content } = await contentOf(tx, input)
    return tx.newsletterIssue.create({
      data: { ...content, posts: { create: postIds.map(linkOf) }, slug, createdAt: now, updatedAt: now },
    })
  })
}

/**
 * Without `revision`, it overwrites concurrent edits.
 * @throws NotFound, BadInput, Conflict when `revision` is outdated or the content is frozen.
 */
export function updateIssue(context: Context, id: string, input: IssueInput, revision?: string | null) {
  return editIssue(context, 'updateNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (!isEditable(issue)) throw new Conflict(ISSUE_ERRORS.frozen)
    checkRevision(issue, revision, ISSUE_ERRORS.changedMeanwhile)
    const isRenamed = input.subject !== undefined && input.subject !== issue.subject
    const { postIds, ...content } = await contentOf(tx, input)
    return tx.newsletterIssue.update({
      where: { id },
      data: {
        ...content,
        ...(postIds && { posts: { deleteMany: {}, create: postIds.map(linkOf) } }),
        ...(isRenamed && { slug: await slugFor(tx, input.subject ?? '', id) }),
        ...UNFROZEN,
        status: 'draft',
        updatedAt: context.now(),
      },
    })
  })
}

/** @throws NotFound, Conflict when the issue is scheduled, being sent or paused. */
export function deleteIssue(context: Context, id: string) {
  return editIssue(context, 'deleteNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (!isDeletable(issue)) throw new Conflict(ISSUE_ERRORS.notDeletable)
    return tx.newsletterIssue.delete({ where: { id } })
  })
}

/** Hides a sent issue from the archive, feeds and sitemap, or lists it again. Throws NotFound, Conflict. */
export function hideIssue(context: Context, id: string, hidden: boolean) {
  return editIssue(context, hidden ? 'hideNewsletterIssue' : 'showNewsletterIssue', async (tx) => {
    // Hiding is not an edit, and for a paused issue the overview shows `updatedAt` as the time of the pause.
    const { updatedAt, ...issue } = await lockIssue(tx, id)
    if (!isArchived(issue)) throw new Conflict(ISSUE_ERRORS.notArchived)
    return tx.newsletterIssue.update({
      where: { id },
      data: { hiddenAt: hidden ? context.now() : null, updatedAt },
    })
  })
}

/** @throws NotFound */
export async function lockIssue(tx: Prisma.TransactionClient, id: string): Promise<IssueWithPosts> {
  await lockRow(tx, 'NewsletterIssue', id)
  return findIssue(tx, id)
}

/** @throws NotFound */
export async function findIssue(prisma: Prisma.TransactionClient, id: string): Promise<IssueWithPosts> {
  const issue = await prisma.newsletterIssue.findUnique({ where: { id }, include: WITH_POSTS })
  if (!issue) throw new NotFound(ISSUE_ERRORS.notFound)
  return issue
}

const linkOf = (postId: string, position: number) => ({ postId, position })

async function contentOf(tx: Prisma.TransactionClient, input: IssueInput) {
  await checkReferences(tx, input)
  const { intro, closing, ...rest } = input
  return {
    ...rest,
    ...(intro !== undefined && { intro: sanitizeText(intro) }),
    ...(closing !== undefined && { closing: sanitizeText(closing) }),
  }
}

async function checkReferences(
  tx: Prisma.TransactionClient,
  { postIds = [], pollId }: IssueInput,
): Promise<void> {
  const fail = (path: string, message: string) => {
    throw new BadInput(message, [{ path, message }])
  }
  const found =
    postIds.length === 0 ? 0 : await tx.post.count({ where: { id: { in: [...postIds] }, trashedAt: null } })
  if (found < postIds.length) fail('postIds', ISSUE_ERRORS.unknownPost)
  if (pollId && !(await tx.poll.count({ where: { id: pollId, ...PUBLIC_POLL } })))
    fail('pollId', ISSUE_ERRORS.unknownPoll)
}

function slugFor(tx: Prisma.TransactionClient, subject: string, ownId?: string): Promise<string> {
  const wanted = subject === '' ? 'issue' : slugify(subject)
  return freeSlug(tx, tx.newsletterIssue, wanted, { reserved: RESERVED_SLUGS, ...(ownId && { ownId }) })
}
