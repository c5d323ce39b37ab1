import type { Deps } from '#api/server/deps.ts'
import { MAX_REJECTIONS, type MailFailure, RETRY_MINUTES } from '#domain/newsletter/mail-failures.ts'
import { type Delivery, Prisma } from '#prisma/client/client.ts'

// A row of "Delivery" is the job, so deliveries survive a restart and any process may claim them. If a worker dies,
// another one takes over its claim when it expires.

type DeliveryDeps = Pick<Deps, 'db' | 'now'>

export type ClaimedDelivery = Pick<Delivery, 'id' | 'issueId' | 'subscriberId' | 'attempts'>

/** Longer than the limit for sending one email (api/mail/mail.ts), so that two workers never send the same email at the same time. */
export const CLAIM_SECONDS = 90

const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Claims a due delivery of any issue in progress. Null if none is due. */
export async function claimDelivery({ db, now }: DeliveryDeps): Promise<ClaimedDelivery | null> {
  const at = now()
  const [delivery = null] = await db.prisma.$queryRaw<ClaimedDelivery[]>`
    UPDATE "Delivery" SET status = 'claimed', attempts = attempts + 1, "dueAt" = ${addSeconds(at, CLAIM_SECONDS)}
    WHERE id = (SELECT d.id ${fromDue(at)} ORDER BY d."dueAt" LIMIT 1 FOR UPDATE OF d SKIP LOCKED)
    RETURNING id, "issueId", "subscriberId", attempts`
  return delivery
}

/** Asked before a slot of MAIL_PER_MINUTE is reserved, which would be wasted if nothing is due. */
export async function hasDueDelivery({ db, now }: DeliveryDeps): Promise<boolean> {
  return (await db.prisma.$queryRaw<unknown[]>`SELECT 1 ${fromDue(now())} LIMIT 1`).length > 0
}

const fromDue = (at: Date) => Prisma.sql`
  FROM "NewsletterIssue" i JOIN "Delivery" d ON d."issueId" = i.id
  WHERE i.status = 'sending' AND d.status IN ('waiting', 'claimed') AND d."dueAt" <= ${at}`

/** Ends a delivery and counts it exactly once, even if another worker has claimed it in the meantime. */
export async function endDelivery(
  { db, now }: DeliveryDeps,
  { id }: ClaimedDelivery,
  status: 'sent' | 'rejected' | 'skipped',
  response: string | null = null,
): Promise<boolean> {
  const column = Prisma.raw(`"${status}Count"`)
  const counted = await db.prisma.$executeRaw`
    WITH ended AS (
      UPDATE "Delivery" SET status = ${status}::"DeliveryStatus", response = ${response}, "finishedAt" = ${now()}
      WHERE id = ${id} AND status IN ('waiting', 'claimed') RETURNING "issueId"
    )
    UPDATE "NewsletterIssue" SET ${column} = ${column} + 1 WHERE id IN (SELECT "issueId" FROM ended)`
  return counted > 0
}

/**
 * Schedules a retry after a temporary failure. After the last attempt, the delivery counts as rejected, but not against the
 * address, because the cause may be ours.
 */
export async function deferDelivery(
  deps: DeliveryDeps,
  delivery: ClaimedDelivery,
  response: string,
): Promise<void> {
  const minutes = RETRY_MINUTES[delivery.attempts - 1]
  if (minutes === undefined) await endDelivery(deps, delivery, 'rejected', response)
  else await requeue(deps, delivery, { response, dueAt: addSeconds(deps.now(), minutes * 60) })
}

/** Puts a delivery back in the queue after a failure on our side, without counting the attempt. */
export async function releaseDelivery(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<void> {
  await requeue(deps, delivery, { attempts: delivery.attempts - 1, dueAt: deps.now() })
}

async function requeue(
  { db }: DeliveryDeps,
  { id, attempts }: ClaimedDelivery,
  data: Prisma.DeliveryUpdateManyMutationInput,
): Promise<void> {
  // A worker whose claim expired, so that another has claimed the delivery, changes nothing.
  const where = { id, attempts, status: 'claimed' } as const
  await db.prisma.delivery.updateMany({ where, data: { ...data, status: 'waiting' } })
}

/**
 * A rejection ends the delivery. An address that does not exist, or rejects twice in a row, gets no more issues. An email
 * that was blocked says nothing about the address.
 */
export async function rejectDelivery(
  deps: DeliveryDeps,
  delivery: ClaimedDelivery,
  response: string,
  failure: MailFailure,
): Promise<void> {
  const isCounted = await endDelivery(deps, delivery, 'rejected', response)
  if (!isCounted || failure === 'blocked' || !delivery.subscriberId) return
  const limit = failure === 'unknownAddress' ? 1 : MAX_REJECTIONS
  await deps.db.prisma.$executeRaw`
    UPDATE "Subscriber" SET rejections = rejections + 1,
      status = CASE WHEN rejections + 1 >= ${limit} THEN 'undeliverable'::"SubscriberStatus" ELSE status END
    WHERE id = ${delivery.subscriberId} AND status = 'confirmed'`
}

/** An accepted issue clears earlier rejections. */
export async function acceptDelivery(deps: DeliveryDeps, delivery: ClaimedDelivery): Promise<void> {
  await endDelivery(deps, delivery, 'sent')
  if (!delivery.subscriberId) return
  await deps.db.prisma.subscriber.updateMany({
    where: { id: delivery.subscriberId, rejections: { gt: 0 } },
    data: { rejections: 0 },
  })
}

/** Skips the remaining deliveries of canceled issues, except emails that are currently being sent. */
export async function skipCanceled(prisma: Prisma.TransactionClient, now: Date): Promise<void> {
  await prisma.$executeRaw`
    WITH skipped AS (
      UPDATE "Delivery" d SET status = 'skipped', "finishedAt" = ${now}
      FROM "NewsletterIssue" i
      WHERE i.id = d."issueId" AND i.status = 'canceled'
        AND (d.status = 'waiting' OR (d.status = 'claimed' AND d."dueAt" <= ${now}))
      RETURNING d."issueId"
    )
    UPDATE "NewsletterIssue" i SET "skippedCount" = "skippedCount" + s.count
    FROM (SELECT "issueId", count(*)::int AS count FROM skipped GROUP BY 1) s WHERE i.id = s."issueId"`
}
