import { audited } from '#api/admin/audit.ts'
import { lockIssue } from '#api/newsletter/issues/issue.service.ts'
import { readinessError } from '#api/newsletter/issues/issue-checks.ts'
import type { Deps } from '#api/server/deps.ts'
import { redactError } from '#api/server/log.ts'
import { lateReason } from '#domain/newsletter/issue-messages.ts'
import { MAX_LATENESS_MS } from '#domain/newsletter/issue-status.ts'
import { skipCanceled } from './delivery.ts'
import { startSending } from './issue-sending.service.ts'

type ProgressDeps = Pick<Deps, 'db' | 'env' | 'mail' | 'now' | 'changes' | 'log'>

/** An issue that is too late or no longer passes the checks is paused with the reason. */
export async function startDueIssues(deps: ProgressDeps): Promise<void> {
  const { db, now } = deps
  const due = await db.prisma.newsletterIssue.findMany({
    where: { status: 'scheduled', scheduledFor: { lte: now() } },
    select: { id: true },
  })
  for (const { id } of due) {
    // An issue that cannot be started must not keep others from starting.
    await startDueIssue(deps, id).catch((error) =>
      deps.log.error({ job: 'newsletter', issue: id, ...redactError(error) }, 'issue not started'),
    )
  }
}

/** Locks the row, so that one of several processes starts it. */
async function startDueIssue(deps: ProgressDeps, id: string): Promise<void> {
  const now = deps.now()
  await audited(deps, async (tx) => {
    const issue = await lockIssue(tx, id)
    // An editor may have postponed it meanwhile.
    if (issue.status !== 'scheduled' || !issue.scheduledFor || issue.scheduledFor > now)
      return { entry: null }
    const lateness = now.getTime() - issue.scheduledFor.getTime()
    const reason =
      lateness > MAX_LATENESS_MS
        ? lateReason(lateness)
        : await readinessError({ ...deps, db: { prisma: tx } }, issue)
    if (reason === null) await startSending(tx, issue, now)
    else {
      const data = { status: 'paused' as const, pausedReason: reason, updatedAt: now }
      await tx.newsletterIssue.update({ where: { id }, data })
    }
    const action = reason === null ? 'sendNewsletterIssue' : 'pauseNewsletterIssue'
    return { entry: { action, target: id, details: { title: issue.subject, scheduled: true } } }
  })
  deps.changes.publish('newsletter')
}

export async function pauseSending(deps: ProgressDeps, id: string, reason: string): Promise<void> {
  const isPaused = await audited(deps, async (tx) => {
    const [issue] = await tx.newsletterIssue.updateManyAndReturn({
      where: { id, status: 'sending' },
      data: { status: 'paused', pausedReason: reason, updatedAt: deps.now() },
      select: { subject: true },
    })
    const details = { title: issue?.subject ?? '', automatic: true }
    return {
      result: issue !== undefined,
      entry: issue ? { action: 'pauseNewsletterIssue', target: id, details } : null,
    }
  })
  if (!isPaused) return
  deps.log.warn({ job: 'newsletter', issue: id, reason }, 'newsletter paused')
  deps.changes.publish('newsletter')
}

/**
 * An issue is sent when no delivery is waiting or claimed, even if it was paused meanwhile. Also skips what canceled
 * issues have left.
 */
export async function finishIssues({ db, now, changes }: ProgressDeps): Promise<void> {
  await skipCanceled(db.prisma, now())
  const finished = await db.prisma.$executeRaw`
    UPDATE "NewsletterIssue" i SET status = 'sent', "pausedReason" = NULL, "finishedAt" = ${now()}, "updatedAt" = ${now()}
    WHERE i.status IN ('sending', 'paused') AND i."sentAt" IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM "Delivery" d WHERE d."issueId" = i.id AND d.status IN ('waiting', 'claimed')
    )`
  if (finished > 0) changes.publish('newsletter')
}
