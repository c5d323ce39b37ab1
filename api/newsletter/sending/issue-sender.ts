import { setTimeout as delay } from 'node:timers/promises'
import { SMTP_CONNECTIONS } from '#api/mail/mail.ts'
import { MailFailed } from '#api/mail/mail-failed.ts'
import { reserveEmailSlot } from '#api/mail/mail-rate.ts'
import type { Deps } from '#api/server/deps.ts'
import { every } from '#api/server/every.ts'
import { redactError } from '#api/server/log.ts'
import {
  MAX_FAILURES_IN_A_ROW,
  PAUSING_FAILURES,
  RETRY_MINUTES,
  TOO_MANY_FAILURES,
} from '#domain/newsletter/mail-failures.ts'
import {
  acceptDelivery,
  type ClaimedDelivery,
  claimDelivery,
  deferDelivery,
  endDelivery,
  hasDueDelivery,
  rejectDelivery,
  releaseDelivery,
} from './delivery.ts'
import { issueMessage } from './issue-message.ts'
import { finishIssues, pauseSending, startDueIssues } from './issue-progress.ts'

export type SenderDeps = Pick<
  Deps,
  'db' | 'env' | 'secrets' | 'mail' | 'now' | 'changes' | 'log' | 'shutdownSignal'
>

/** Per process. One connection stays free for confirmations and contact mail. */
const MAX_CONCURRENT_EMAILS = SMTP_CONNECTIONS - 1
/** Interval for finding due issues and retries. A change to an issue starts a check at once. */
const CHECK_INTERVAL_MS = 5_000
/** Without lost claims, the last attempt ends a delivery. */
const MAX_ATTEMPTS = RETRY_MINUTES.length + 1
const GIVEN_UP = 'the last attempt was not completed'
/** Time for running deliveries to finish during shutdown. Another process sends the rest. */
const SHUTDOWN_TIMEOUT_MS = 3_000

/** Returns a function that stops sending. */
export async function startSender(deps: SenderDeps): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const signal = AbortSignal.any([stopping.signal, deps.shutdownSignal])
  let running: Promise<void> | undefined
  const sendIfIdle = () => {
    if (signal.aborted) return
    running ??= sendDue(deps, signal)
      .catch((error) => deps.log.error({ job: 'newsletter', ...redactError(error) }, 'job failed'))
      .finally(() => {
        running = undefined
      })
  }
  const unsubscribe = deps.changes.subscribe((topic) => {
    if (topic === 'newsletter') sendIfIdle()
  })
  // Also while an issue is being sent, which may take hours.
  every(CHECK_INTERVAL_MS, { shutdownSignal: signal, log: deps.log }, 'sending issues', async () => {
    await startDueIssues(deps)
    await finishIssues(deps)
    sendIfIdle()
  })
  return async () => {
    stopping.abort()
    unsubscribe()
    await Promise.race([running, delay(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })])
  }
}

/** Starts due issues, sends due deliveries, and finishes issues without pending deliveries. */
export async function sendDue(deps: SenderDeps, signal: AbortSignal = deps.shutdownSignal): Promise<void> {
  await startDueIssues(deps)
  await deliverDue(deps, signal)
  await finishIssues(deps)
}

async function deliverDue(deps: SenderDeps, signal: AbortSignal): Promise<void> {
  const failures = { inARow: 0 }
  const deliveries = new Set<Promise<void>>()
  try {
    while (!signal.aborted) {
      if (deliveries.size >= MAX_CONCURRENT_EMAILS) await Promise.race(deliveries)
      if (!(await hasDueDelivery(deps))) {
        if (deliveries.size === 0) break
        // A slow mailbox must not delay what comes due in the meantime.
        await Promise.race([...deliveries, delay(CHECK_INTERVAL_MS, undefined, { ref: false })])
        continue
      }
      const wait = await reserveEmailSlot(deps)
      if (wait > 0) await delay(wait, undefined, { signal }).catch(() => {})
      const delivery = signal.aborted ? null : await claimDelivery(deps)
      if (!delivery) continue
      const sending = deliver(deps, delivery, failures)
        .catch((error) => deps.log.error({ job: 'newsletter', ...redactError(error) }, 'job failed'))
        .finally(() => deliveries.delete(sending))
      deliveries.add(sending)
    }
  } finally {
    // Also after an error of the database, because the next run must not send at the same time.
    await Promise.all(deliveries)
  }
}

/** Sends one email to one subscriber, who is loaded last, so that someone who just unsubscribed gets nothing. */
async function deliver(
  deps: SenderDeps,
  delivery: ClaimedDelivery,
  failures: { inARow: number },
): Promise<void> {
  const { issue, subscriber } = await deps.db.prisma.delivery.findUniqueOrThrow({
    where: { id: delivery.id },
    include: { issue: true, subscriber: true },
  })
  if (subscriber?.status !== 'confirmed') {
    await endDelivery(deps, delivery, 'skipped')
    return
  }
  // The last claim was lost, in a crash or an error of ours.
  if (delivery.attempts > MAX_ATTEMPTS) {
    await endDelivery(deps, delivery, 'rejected', GIVEN_UP)
    return
  }
  try {
    await deps.mail.send(issueMessage(deps, issue, delivery.id, subscriber))
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error
    await recordFailure(deps, delivery, error, failures)
    return
  }
  failures.inARow = 0
  await acceptDelivery(deps, delivery)
}

async function recordFailure(
  deps: SenderDeps,
  delivery: ClaimedDelivery,
  { failure, message, permanent }: MailFailed,
  failures: { inARow: number },
): Promise<void> {
  deps.log.warn({ job: 'newsletter', how: message }, 'email not delivered')
  let reason = PAUSING_FAILURES[failure]
  if (reason) await releaseDelivery(deps, delivery)
  else if (permanent) await rejectDelivery(deps, delivery, message, failure)
  else await deferDelivery(deps, delivery, message)
  // Failed retries do not count, because they are for the subscribers whose mailboxes have problems.
  if (delivery.attempts === 1) failures.inARow += 1
  if (failures.inARow >= MAX_FAILURES_IN_A_ROW) reason ??= TOO_MANY_FAILURES
  if (!reason) return
  failures.inARow = 0
  await pauseSending(deps, delivery.issueId, reason)
}
