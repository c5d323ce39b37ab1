import type { Context } from '#api/graphql/context.ts'
import { frozenEmail, renderIssue } from '#api/newsletter/email/issue-email.service.ts'
import {
  checkRevision,
  editIssue,
  type IssueWithPosts,
  lockIssue,
  UNFROZEN,
} from '#api/newsletter/issues/issue.service.ts'
import { readinessError } from '#api/newsletter/issues/issue-checks.ts'
import type { Deps } from '#api/server/deps.ts'
import { BadInput, Conflict } from '#domain/errors.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'
import { isCancelable, isEditable, isSchedulable } from '#domain/newsletter/issue-status.ts'
import { scheduleProblem } from '#domain/schedule-problem.ts'
import type { NewsletterIssue, Prisma } from '#prisma/client/client.ts'
import { skipCanceled } from './delivery.ts'

/**
 * Freezes the content and creates the deliveries. If two editors send it, the second gets Conflict.
 * @throws NotFound, Conflict when a check fails or `revision` is outdated.
 */
export async function sendIssue(context: Context, id: string, revision?: string | null) {
  return editIssue(context, 'sendNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (!isEditable(issue) && issue.status !== 'scheduled') throw new Conflict(ISSUE_ERRORS.notSendable)
    checkRevision(issue, revision, ISSUE_ERRORS.changedBeforeSending)
    await freeze(context, tx, issue)
    return startSending(tx, issue, context.now())
  })
}

/**
 * Also changes the time of a scheduled issue.
 * @throws BadInput for a time in the past or more than a year ahead, NotFound, Conflict when a check fails, `revision` is
 * outdated or the issue can no longer be scheduled.
 */
export async function scheduleIssue(context: Context, id: string, at: Date, revision?: string | null) {
  const problem = scheduleProblem(at, context.now())
  if (problem) throw new BadInput(problem, [{ path: 'at', message: problem }])
  return editIssue(context, 'scheduleNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (!isSchedulable(issue)) throw new Conflict(ISSUE_ERRORS.notSchedulable)
    checkRevision(issue, revision, ISSUE_ERRORS.changedBeforeSending)
    await freeze(context, tx, issue)
    return tx.newsletterIssue.update({
      where: { id },
      data: { status: 'scheduled', scheduledFor: at, pausedReason: null, updatedAt: context.now() },
    })
  })
}

/** @throws NotFound, Conflict */
export async function pauseIssue(context: Context, id: string) {
  return editIssue(context, 'pauseNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (issue.status !== 'sending') throw new Conflict(ISSUE_ERRORS.notSending)
    return setStatus(context, tx, id, { status: 'paused', pausedReason: ISSUE_ERRORS.pausedByEditor })
  })
}

/** Continues where it stopped, or starts an issue that missed its time. Throws NotFound, Conflict. */
export async function resumeIssue(context: Context, id: string) {
  if (!context.mail.enabled) throw new Conflict(ISSUE_ERRORS.mailOff)
  return editIssue(context, 'resumeNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (issue.status !== 'paused') throw new Conflict(ISSUE_ERRORS.notPaused)
    if (!issue.sentAt) {
      await freeze(context, tx, issue)
      return startSending(tx, issue, context.now())
    }
    return setStatus(context, tx, id, { status: 'sending', pausedReason: null })
  })
}

/** Skips the remaining subscribers, or makes an unsent issue editable again. Throws NotFound, Conflict. */
export async function cancelIssue(context: Context, id: string) {
  return editIssue(context, 'cancelNewsletterIssue', async (tx) => {
    const issue = await lockIssue(tx, id)
    if (!isCancelable(issue)) throw new Conflict(ISSUE_ERRORS.notCancelable)
    const canceled = await setStatus(context, tx, id, {
      status: 'canceled',
      pausedReason: null,
      ...(issue.sentAt ? { finishedAt: context.now() } : UNFROZEN),
    })
    await skipCanceled(tx, context.now())
    return canceled
  })
}

/** One statement creates a delivery for each confirmed subscriber, so all or none of them exist. */
export async function startSending(
  tx: Prisma.TransactionClient,
  { id }: Pick<NewsletterIssue, 'id'>,
  now: Date,
): Promise<NewsletterIssue> {
  const total = await tx.$executeRaw`
    INSERT INTO "Delivery" (id, "issueId", "subscriberId", "dueAt")
    SELECT gen_random_uuid()::text, ${id}, s.id, ${now} FROM "Subscriber" s WHERE s.status = 'confirmed'`
  return tx.newsletterIssue.update({
    where: { id },
    data: { status: 'sending', sentAt: now, pausedReason: null, totalCount: total, updatedAt: now },
  })
}

/** Renders the email, unless the issue is frozen already, and stores it. Throws Conflict when a check fails. */
async function freeze(
  context: Pick<Deps, 'env' | 'now' | 'mail'>,
  tx: Prisma.TransactionClient,
  issue: IssueWithPosts,
): Promise<void> {
  const deps = { ...context, db: { prisma: tx } }
  const email = isEditable(issue) ? await renderIssue(deps, issue) : frozenEmail(issue)
  const problem = await readinessError(deps, { ...issue, ...email })
  if (problem) throw new Conflict(problem)
  await tx.newsletterIssue.update({ where: { id: issue.id }, data: email })
}

function setStatus(
  { now }: Pick<Deps, 'now'>,
  tx: Prisma.TransactionClient,
  id: string,
  data: Prisma.NewsletterIssueUpdateInput,
): Promise<NewsletterIssue> {
  return tx.newsletterIssue.update({ where: { id }, data: { ...data, updatedAt: now() } })
}
