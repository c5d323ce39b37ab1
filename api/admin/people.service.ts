import { NotFound } from '../../domain/errors.ts'
import type { SubscriberStatus } from '../../prisma/client/client.ts'
import type { Context } from '../graphql/context.ts'
import { linkOf } from '../newsletter/newsletter.jobs.ts'
import { audited } from './audit.ts'
import { toCsv } from './csv.ts'

const MESSAGE_NOT_FOUND = 'Message not found'
const SUBSCRIBER_NOT_FOUND = 'This address is not on the list'

/**
 * Marks a contact message as handled, or as not handled after all.
 * @throws NotFound
 */
export function markMessage(context: Context, id: string, handled: boolean): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, handledAt: handled ? null : { not: null } },
      data: { handledAt: handled ? context.now() : null },
    })
    if (count === 0 && !(await tx.contactMessage.count({ where: { id } })))
      throw new NotFound(MESSAGE_NOT_FOUND)
    const act = count > 0 ? { action: 'markMessageHandled', target: id, details: { handled } } : null
    return { result: undefined, act }
  })
}

/**
 * Deletes a contact message for good: its writer asked for it, or it should never have come. A letter that was still to
 * be sent of it is not sent.
 * @throws NotFound
 */
export function deleteMessage(context: Context, id: string): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } })
    if (count === 0) throw new NotFound(MESSAGE_NOT_FOUND)
    return { result: undefined, act: { action: 'deleteMessage', target: id } }
  })
}

/** How many subscribers there are of each kind. */
export async function countSubscribers({ db }: Context): Promise<Record<SubscriberStatus, number>> {
  const groups = await db.prisma.subscriber.groupBy({ by: ['status'], _count: true })
  const of = (status: SubscriberStatus) => groups.find((group) => group.status === status)?._count ?? 0
  return { pending: of('pending'), confirmed: of('confirmed'), unsubscribed: of('unsubscribed') }
}

/**
 * All subscribers as CSV, the newest first, each with the link to leave that every letter must carry: the letters
 * themselves are sent from elsewhere. That somebody took the list is written down before they have it, without the list.
 */
export async function exportSubscribers(context: Context): Promise<string> {
  const subscribers = await context.db.prisma.subscriber.findMany({ orderBy: { createdAt: 'desc' } })
  const rows = subscribers.map(({ id, email, status, createdAt, confirmedAt, unsubscribedAt }) => [
    email,
    status,
    createdAt.toISOString(),
    confirmedAt?.toISOString() ?? '',
    unsubscribedAt?.toISOString() ?? '',
    status === 'unsubscribed' ? '' : linkOf(context, 'leave', id),
  ])
  const csv = toCsv([['email', 'status', 'signed up', 'confirmed', 'unsubscribed', 'link to leave'], ...rows])
  const act = { action: 'exportSubscribers', details: { count: subscribers.length } }
  return audited(context, async () => ({ result: csv, act }))
}

/**
 * Forgets a subscriber who asked for it otherwise than by the link of a letter. Who it was is not written down.
 * @throws NotFound
 */
export function removeSubscriber(context: Context, email: string): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.subscriber.deleteMany({ where: { email } })
    if (count === 0) throw new NotFound(SUBSCRIBER_NOT_FOUND)
    return { result: undefined, act: { action: 'removeSubscriber' } }
  })
}
