import { audited } from '#api/admin/audit.ts'
import { toCsv } from '#api/data/csv.ts'
import type { Context } from '#api/graphql/context.ts'
import type { EnumValue } from '#domain/enum-names.ts'
import { NotFound } from '#domain/errors.ts'
import type { EVENT_LABEL } from '#domain/newsletter/subscriber-text.ts'
import type { Prisma, Subscriber, SubscriberStatus } from '#prisma/client/client.ts'
import { subscriptionLink } from './subscription-link.ts'

const SUBSCRIBER_NOT_FOUND = 'This address isn’t on the list'
const NOT_UNDELIVERABLE = 'This address isn’t marked as undeliverable'

export async function countSubscribers({ db }: Context): Promise<Record<SubscriberStatus, number>> {
  const groups = await db.prisma.subscriber.groupBy({ by: ['status'], _count: true })
  const counts = Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
  return { pending: 0, confirmed: 0, unsubscribed: 0, undeliverable: 0, ...counts }
}

/**
 * Newest first, with each subscriber’s unsubscribe link. Only confirmed addresses, including undeliverable ones, because the
 * file leaves the site and its retention periods.
 */
export async function exportSubscribers(context: Context): Promise<string> {
  const subscribers = await context.db.prisma.subscriber.findMany({
    where: { status: { in: ['confirmed', 'undeliverable'] } },
    orderBy: { createdAt: 'desc' },
  })
  const rows = subscribers.map(({ id, email, status, createdAt, confirmedAt }) => [
    email,
    createdAt.toISOString(),
    confirmedAt?.toISOString() ?? '',
    subscriptionLink(context, 'unsubscribe', id),
    status,
  ])
  const csv = toCsv([['email', 'signed up', 'confirmed', 'unsubscribe link', 'status'], ...rows])
  const entry = { action: 'exportSubscribers', details: { count: subscribers.length } }
  return audited(context, async () => ({ result: csv, entry }))
}

const DELIVERIES = {
  select: { status: true, finishedAt: true, issue: { select: { subject: true } } },
} as const

export type FoundSubscriber = Subscriber & {
  deliveries: Prisma.DeliveryGetPayload<typeof DELIVERIES>[]
}

/** The audit entry records the search without the address. Throws NotFound. */
export async function findSubscriber(context: Context, email: string): Promise<FoundSubscriber> {
  const found = await audited(context, async (tx) => {
    const result = await tx.subscriber.findUnique({ where: { email }, include: { deliveries: DELIVERIES } })
    return { result, entry: { action: 'findSubscriber' } }
  })
  if (!found) throw new NotFound(SUBSCRIBER_NOT_FOUND)
  return found
}

export type SubscriberEventKind = EnumValue<keyof typeof EVENT_LABEL>

export interface SubscriberEvent {
  at: Date
  kind: SubscriberEventKind
  /** Subject of the issue, for deliveries. */
  issue: string | null
}

/** Newest first. Deliveries are deleted after a month. */
export function historyOf(subscriber: FoundSubscriber): SubscriberEvent[] {
  const { createdAt, requestedAt, confirmationSentAt, confirmedAt, unsubscribedAt } = subscriber
  const times: [SubscriberEventKind, Date | null, string | null][] = [
    ['signedUp', createdAt, null],
    ['signedUpAgain', requestedAt > createdAt ? requestedAt : null, null],
    ['confirmationSent', confirmationSentAt, null],
    ['confirmed', confirmedAt, null],
    ['unsubscribed', unsubscribedAt, null],
    ...subscriber.deliveries.map(
      ({ status, finishedAt, issue }) => [status, finishedAt, issue.subject] as (typeof times)[number],
    ),
  ]
  return times
    .flatMap(([kind, at, issue]) => (at ? [{ kind, at, issue }] : []))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** For requests made outside the unsubscribe link. The audit entry omits the address. Throws NotFound. */
export function removeSubscriber(context: Context, email: string): Promise<{ email: string }> {
  return audited(context, async (tx) => {
    const { count } = await tx.subscriber.deleteMany({ where: { email } })
    if (count === 0) throw new NotFound(SUBSCRIBER_NOT_FOUND)
    return { result: { email }, entry: { action: 'removeSubscriber' } }
  })
}

/** Throws NotFound unless the address is marked undeliverable. The audit entry omits the address. */
export function markSubscriberDeliverable(context: Context, email: string): Promise<{ email: string }> {
  return audited(context, async (tx) => {
    const { count } = await tx.subscriber.updateMany({
      where: { email, status: 'undeliverable' },
      data: { status: 'confirmed', rejections: 0 },
    })
    if (count === 0) throw new NotFound(NOT_UNDELIVERABLE)
    return { result: { email }, entry: { action: 'markSubscriberDeliverable' } }
  })
}
