import type { Context } from '#api/graphql/context.ts'
import { writeLetter } from '#api/mail/email-layout.ts'
import type { Letter } from '#api/mail/mail.ts'
import { workLetters } from '#api/mail/mail-job.ts'
import type { Deps } from '#api/server/deps.ts'
import { CONFIRMATION_LETTER, LEAVE_LINK, WELCOME_LETTER } from '#domain/newsletter/letters.ts'
import { CONFIRMATION_PAUSE } from '#domain/newsletter/subscription.ts'
import { signToken, type TokenPurpose } from './subscription-token.ts'

export const CONFIRMATION_QUEUE = 'newsletter-confirmation'
export const WELCOME_QUEUE = 'newsletter-welcome'
const LATE_QUEUE = 'newsletter-late'

interface ForSubscriber {
  subscriberId: string
}

/** Jobs store the id of the subscriber, never the address. */
export async function newsletterJobs(deps: Deps): Promise<void> {
  const { db, mail, now } = deps
  if (!mail.enabled) return

  const subscriberOf = ({ subscriberId: id }: ForSubscriber) =>
    db.prisma.subscriber.findUnique({ where: { id } })

  await workLetters<ForSubscriber>(
    deps,
    CONFIRMATION_QUEUE,
    async (data) => {
      const subscriber = await subscriberOf(data)
      if (subscriber?.status !== 'pending') return null
      const last = subscriber.confirmationSentAt
      // Repeated sign-ups must not fill somebody's mailbox.
      if (last && now().getTime() - last.getTime() < CONFIRMATION_PAUSE) return null
      const url = linkOf(deps, 'confirm', subscriber.id)
      return letterTo(deps, subscriber, CONFIRMATION_LETTER, url)
    },
    async ({ subscriberId: id }) => {
      await db.prisma.subscriber.updateMany({ where: { id }, data: { confirmationSentAt: now() } })
    },
  )
  await workLetters<ForSubscriber>(deps, WELCOME_QUEUE, async (data) => {
    const subscriber = await subscriberOf(data)
    if (subscriber?.status !== 'confirmed') return null
    return letterTo(deps, subscriber, WELCOME_LETTER, `${deps.env.PUBLIC_URL}/#quiz`)
  })
  // Checked at startup, because setting SMTP_URL takes a restart.
  await deps.jobs.work(LATE_QUEUE, () => writeToWhoWaits(deps), { policy: 'exclusive' })
  await deps.jobs.send(LATE_QUEUE, {})
}

/** Queues confirmation emails for sign-ups made without SMTP_URL, or whose jobs expired while no server ran. */
async function writeToWhoWaits({ db, jobs }: Deps): Promise<void> {
  const waiting = await db.prisma.subscriber.findMany({
    where: { status: 'pending', confirmationSentAt: null },
    select: { id: true },
    orderBy: { requestedAt: 'asc' },
  })
  const underway = await jobs.unfinished<ForSubscriber>(CONFIRMATION_QUEUE)
  const hasLetter = new Set(underway.map(({ subscriberId }) => subscriberId))
  for (const { id } of waiting)
    if (!hasLetter.has(id)) await jobs.send(CONFIRMATION_QUEUE, { subscriberId: id })
}

function letterTo(
  deps: Deps,
  subscriber: { id: string; email: string },
  words: typeof CONFIRMATION_LETTER | typeof WELCOME_LETTER,
  url: string,
): Omit<Letter, 'id'> {
  const leave = linkOf(deps, 'leave', subscriber.id)
  return {
    to: subscriber.email,
    subject: words.subject,
    ...writeLetter({
      paragraphs: words.paragraphs,
      action: { label: words.action, url },
      footer: words.footer,
      leave: { label: LEAVE_LINK, url: leave },
    }),
    // RFC 8058: mail clients can unsubscribe with one POST.
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

export function linkOf(
  { env, secrets, now }: Pick<Context, 'env' | 'secrets' | 'now'>,
  purpose: TokenPurpose,
  subscriberId: string,
): string {
  const page = purpose === 'confirm' ? 'confirm' : 'unsubscribe'
  const token = signToken(secrets.appSecret, purpose, { subscriberId, sentAt: now() })
  return `${env.PUBLIC_URL}/newsletter/${page}?token=${token}`
}
