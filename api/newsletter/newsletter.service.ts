import type { Context } from '#api/graphql/context.ts'
import { Conflict, NotFound } from '#domain/errors.ts'
import { NEWSLETTER_TEXT } from '#domain/newsletter/messages.ts'
import { isConfirmationExpired } from '#domain/newsletter/subscription.ts'
import { CONFIRMATION_QUEUE, WELCOME_QUEUE } from './newsletter.jobs.ts'
import { readToken } from './subscription-token.ts'

/**
 * Takes a sign-up. A known address runs the same statements as a new one and gets the same answer: whether a
 * letter goes out is decided later, by the job (double opt-in).
 */
export async function subscribe(context: Context, email: string): Promise<void> {
  const { db, jobs, mail } = context
  const now = context.now()
  await db.prisma.$transaction(async (tx) => {
    await tx.subscriber.createMany({
      data: { email, createdAt: now, requestedAt: now },
      skipDuplicates: true,
    })
    await tx.subscriber.updateMany({
      where: { email, status: 'unsubscribed' },
      data: { status: 'pending', unsubscribedAt: null, confirmationSentAt: null },
    })
    await tx.subscriber.updateMany({ where: { email, status: 'pending' }, data: { requestedAt: now } })
    const { id } = await tx.subscriber.findUniqueOrThrow({ where: { email }, select: { id: true } })
    if (mail.enabled) await jobs.send(CONFIRMATION_QUEUE, { subscriberId: id }, { tx })
  })
}

/**
 * Confirms a sign-up by the link of its letter, and welcomes. Confirming twice is no failure: the answer says
 * whether it had been done before.
 * @throws NotFound when the link is not one of ours, Conflict when it has expired.
 */
export async function confirmSubscription(context: Context, token: string): Promise<{ already: boolean }> {
  const { db, jobs, mail, secrets } = context
  const link = readToken(secrets.appSecret, 'confirm', token)
  if (!link) throw new NotFound(NEWSLETTER_TEXT.unknown)
  const now = context.now()
  return db.prisma.$transaction(async (tx) => {
    const id = link.subscriberId
    const subscriber = await tx.subscriber.findUnique({ where: { id }, select: { status: true } })
    if (!subscriber) throw new Conflict(NEWSLETTER_TEXT.expired)
    if (subscriber.status === 'confirmed') return { already: true }
    if (subscriber.status === 'unsubscribed' || isConfirmationExpired(link.sentAt, now)) {
      throw new Conflict(NEWSLETTER_TEXT.expired)
    }
    // Counted by the write itself: two presses at once send one welcome.
    const { count } = await tx.subscriber.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'confirmed', confirmedAt: now },
    })
    if (count === 0) return { already: true }
    if (mail.enabled) await jobs.send(WELCOME_QUEUE, { subscriberId: id }, { tx })
    return { already: false }
  })
}

/**
 * Takes an address off the list by the link under any letter. The link never expires, and using it twice, or
 * after the address was forgotten, is no failure.
 * @throws NotFound when the link is not one of ours.
 */
export async function unsubscribe(
  context: Pick<Context, 'db' | 'secrets' | 'now'>,
  token: string,
): Promise<{ already: boolean }> {
  const link = readToken(context.secrets.appSecret, 'leave', token)
  if (!link) throw new NotFound(NEWSLETTER_TEXT.unknown)
  const { count } = await context.db.prisma.subscriber.updateMany({
    where: { id: link.subscriberId, status: { not: 'unsubscribed' } },
    data: { status: 'unsubscribed', unsubscribedAt: context.now() },
  })
  return { already: count === 0 }
}
