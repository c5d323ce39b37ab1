import { workEmailJobs } from '#api/mail/email-jobs.ts'
import { emailLayout } from '#api/mail/email-layout.ts'
import type { Email } from '#api/mail/mail.ts'
import type { Deps } from '#api/server/deps.ts'
import { CONFIRMATION_EMAIL, WELCOME_EMAIL } from '#domain/newsletter/emails.ts'
import { LINK_TEXT } from '#domain/newsletter/messages.ts'
import { CONFIRMATION_COOLDOWN_MS } from '#domain/newsletter/subscription.ts'
import { CONFIRMATION_QUEUE, confirmationKey, WELCOME_QUEUE } from './subscription.service.ts'
import { subscriptionLink, unsubscribeHeaders } from './subscription-link.ts'

const LATE_QUEUE = 'newsletter-late'

interface SubscriberJob {
  subscriberId: string
}

/** Jobs store the id of the subscriber, never the address. */
export async function subscriptionJobs(deps: Deps): Promise<void> {
  const { db, mail, now } = deps
  if (!mail.enabled) return

  const subscriberOf = ({ subscriberId: id }: SubscriberJob) =>
    db.prisma.subscriber.findUnique({ where: { id } })

  await workEmailJobs<SubscriberJob>(
    deps,
    CONFIRMATION_QUEUE,
    async (data) => {
      const subscriber = await subscriberOf(data)
      if (subscriber?.status !== 'pending') return null
      const last = subscriber.confirmationSentAt
      // Repeated sign-ups must not fill somebody's mailbox.
      if (last && now().getTime() - last.getTime() < CONFIRMATION_COOLDOWN_MS) return null
      const url = subscriptionLink(deps, 'confirm', subscriber.id)
      return emailTo(deps, subscriber, CONFIRMATION_EMAIL, url)
    },
    async ({ subscriberId: id }) => {
      await db.prisma.subscriber.updateMany({ where: { id }, data: { confirmationSentAt: now() } })
    },
  )
  await workEmailJobs<SubscriberJob>(deps, WELCOME_QUEUE, async (data) => {
    const subscriber = await subscriberOf(data)
    if (subscriber?.status !== 'confirmed') return null
    return emailTo(deps, subscriber, WELCOME_EMAIL, `${deps.env.PUBLIC_URL}/#quiz`)
  })
  // Checked at startup, because setting SMTP_URL takes a restart.
  await deps.jobs.work(LATE_QUEUE, () => sendLateConfirmations(deps), { policy: 'exclusive' })
  await deps.jobs.send(LATE_QUEUE, {})
}

/** Queues confirmation emails for sign-ups made without SMTP_URL, or whose jobs expired while no server ran. */
async function sendLateConfirmations({ db, jobs }: Deps): Promise<void> {
  const waiting = await db.prisma.subscriber.findMany({
    where: { status: 'pending', confirmationSentAt: null },
    select: { id: true, requestedAt: true },
    orderBy: { requestedAt: 'asc' },
  })
  for (const { id, requestedAt } of waiting)
    await jobs.send(CONFIRMATION_QUEUE, { subscriberId: id }, { key: confirmationKey(id, requestedAt) })
}

function emailTo(
  deps: Deps,
  subscriber: { id: string; email: string },
  text: typeof CONFIRMATION_EMAIL | typeof WELCOME_EMAIL,
  url: string,
): Omit<Email, 'id'> {
  const unsubscribeUrl = subscriptionLink(deps, 'unsubscribe', subscriber.id)
  return {
    to: subscriber.email,
    subject: text.subject,
    ...emailLayout({
      paragraphs: text.paragraphs,
      action: { label: text.action, url },
      footer: text.footer,
      unsubscribe: { label: LINK_TEXT.unsubscribe.submit, url: unsubscribeUrl },
    }),
    headers: unsubscribeHeaders(unsubscribeUrl),
  }
}
