import type { Context } from '#api/graphql/context.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { LINK_FAILURES } from '#domain/newsletter/messages.ts'
import {
  CONFIRMATION_COOLDOWN_MS,
  isConfirmationExpired,
  UNSUBSCRIBE_WINDOW_MS,
} from '#domain/newsletter/subscription.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { readToken } from './subscription-token.ts'

export const CONFIRMATION_QUEUE = 'newsletter-confirmation'
export const WELCOME_QUEUE = 'newsletter-welcome'

/**
 * The cooldown drops a second email, but not if two servers send at once, so one job has the key. After the cooldown, a
 * new key does not wait for an older job's retry.
 */
export const confirmationKey = (id: string, requestedAt: Date) =>
  `${id} ${Math.floor(requestedAt.getTime() / CONFIRMATION_COOLDOWN_MS)}`

/** Known and new addresses run the same statements and get the same response. */
export async function subscribe(context: Context, email: string): Promise<void> {
  const { db, jobs, mail } = context
  const now = context.now()
  await db.prisma.$transaction(async (tx) => {
    await tx.subscriber.createMany({
      data: { email, createdAt: now, requestedAt: now },
      skipDuplicates: true,
    })
    await tx.subscriber.updateMany({
      where: { email, status: { in: ['unsubscribed', 'undeliverable'] } },
      data: { status: 'pending', unsubscribedAt: null, confirmationSentAt: null, rejections: 0 },
    })
    await tx.subscriber.updateMany({ where: { email, status: 'pending' }, data: { requestedAt: now } })
    const { id } = await tx.subscriber.findUniqueOrThrow({ where: { email }, select: { id: true } })
    const key = confirmationKey(id, now)
    if (mail.enabled) await jobs.send(CONFIRMATION_QUEUE, { subscriberId: id }, { tx, key })
  })
}

/** @throws NotFound when the link is invalid, Conflict when it has expired. */
export async function confirmSubscription(context: Context, token: string): Promise<{ already: boolean }> {
  const { db, jobs, mail, secrets } = context
  const link = readToken(secrets.appSecret, 'confirm', token)
  if (!link) throw new NotFound(LINK_FAILURES.unknown.title)
  const now = context.now()
  return db.prisma.$transaction(async (tx) => {
    const id = link.subscriberId
    const subscriber = await tx.subscriber.findUnique({ where: { id }, select: { status: true } })
    if (!subscriber) throw new Conflict(LINK_FAILURES.expired.title)
    if (subscriber.status === 'confirmed') return { already: true }
    if (subscriber.status !== 'pending' || isConfirmationExpired(link.sentAt, now)) {
      throw new Conflict(LINK_FAILURES.expired.title)
    }
    // The write itself checks the status, so that two concurrent clicks send one welcome email.
    const { count } = await tx.subscriber.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'confirmed', confirmedAt: now },
    })
    if (count === 0) return { already: true }
    if (mail.enabled) await jobs.send(WELCOME_QUEUE, { subscriberId: id }, { tx, key: id })
    return { already: false }
  })
}

/** The link never expires and can be used again. Throws NotFound when it is invalid. */
export async function unsubscribe(
  context: Pick<Context, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<{ already: boolean }> {
  const link = readToken(context.secrets.appSecret, 'unsubscribe', token)
  if (!link) throw new NotFound(LINK_FAILURES.unknown.title)
  const id = link.subscriberId
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.subscriber.updateMany({
      where: { id, status: { not: 'unsubscribed' } },
      data: { status: 'unsubscribed', unsubscribedAt: context.now() },
    })
    if (count > 0) await countUnsubscribe(tx, id, context.now())
    return { already: count === 0 }
  })
}

/** Counts for the last issue that the subscriber got, if that was recent. */
async function countUnsubscribe(tx: Prisma.TransactionClient, subscriberId: string, now: Date) {
  const since = new Date(now.getTime() - UNSUBSCRIBE_WINDOW_MS)
  const last = await tx.delivery.findFirst({
    where: { subscriberId, status: 'sent', finishedAt: { gte: since } },
    orderBy: { finishedAt: 'desc' },
    select: { issueId: true },
  })
  // Without `updatedAt`, because for a paused issue the overview shows it as the time of the pause.
  if (last)
    await tx.$executeRaw`
      UPDATE "NewsletterIssue" SET "unsubscribedCount" = "unsubscribedCount" + 1 WHERE id = ${last.issueId}`
}
