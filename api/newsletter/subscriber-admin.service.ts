import { audited } from '#api/admin/audit.ts'
import type { Context } from '#api/graphql/context.ts'
import { NotFound } from '#domain/errors.ts'
import type { SubscriberStatus } from '#prisma/client/client.ts'
import { toCsv } from './csv.ts'
import { subscriptionLink } from './newsletter.jobs.ts'

const SUBSCRIBER_NOT_FOUND = 'This address isn’t on the list'

export async function countSubscribers({ db }: Context): Promise<Record<SubscriberStatus, number>> {
  const groups = await db.prisma.subscriber.groupBy({ by: ['status'], _count: true })
  const of = (status: SubscriberStatus) => groups.find((group) => group.status === status)?._count ?? 0
  return { pending: of('pending'), confirmed: of('confirmed'), unsubscribed: of('unsubscribed') }
}

/**
 * Newest first, with the unsubscribe link that every email needs. Only confirmed addresses, because the file leaves the
 * site and its retention periods.
 */
export async function exportSubscribers(context: Context): Promise<string> {
  const subscribers = await context.db.prisma.subscriber.findMany({
    where: { status: 'confirmed' },
    orderBy: { createdAt: 'desc' },
  })
  const rows = subscribers.map(({ id, email, createdAt, confirmedAt }) => [
    email,
    createdAt.toISOString(),
    confirmedAt?.toISOString() ?? '',
    subscriptionLink(context, 'leave', id),
  ])
  const csv = toCsv([['email', 'signed up', 'confirmed', 'unsubscribe link'], ...rows])
  const entry = { action: 'exportSubscribers', details: { count: subscribers.length } }
  return audited(context, async () => ({ result: csv, entry }))
}

/** For requests made outside the unsubscribe link. The audit entry omits the address. Throws NotFound. */
export function removeSubscriber(context: Context, email: string): Promise<void> {
  return audited(context, async (tx) => {
    const { count } = await tx.subscriber.deleteMany({ where: { email } })
    if (count === 0) throw new NotFound(SUBSCRIBER_NOT_FOUND)
    return { result: undefined, entry: { action: 'removeSubscriber' } }
  })
}
