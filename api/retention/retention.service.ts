import type { Deps } from '#api/server/deps.ts'
import { retentionCutoff } from '#domain/retention.ts'

export type Deleted = Record<
  'quizSubmissions' | 'completions' | 'messages' | 'signUps' | 'addresses' | 'deliveries' | 'limits',
  number
>

/** Applies the retention periods of the privacy policy. Votes are stored as long as their poll. */
export async function deleteExpired({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Deleted> {
  const { prisma } = db
  const at = now()
  const quizzes = await prisma.quizSubmission.deleteMany({
    where: { createdAt: { lt: retentionCutoff('quizSubmission', at) } },
  })
  const completions = await prisma.completion.deleteMany({
    where: { day: { lt: retentionCutoff('completion', at) } },
  })
  const messages = await prisma.contactMessage.deleteMany({
    where: {
      OR: [
        { handledAt: { lt: retentionCutoff('handledMessage', at) } },
        { createdAt: { lt: retentionCutoff('message', at) } },
      ],
    },
  })
  // A sign-up without a confirmation email (no SMTP) can still be confirmed later.
  const signUps = await prisma.subscriber.deleteMany({
    where: { status: 'pending', confirmationSentAt: { lt: retentionCutoff('unconfirmedSignUp', at) } },
  })
  const addresses = await prisma.subscriber.deleteMany({
    where: { status: 'unsubscribed', unsubscribedAt: { lt: retentionCutoff('unsubscribed', at) } },
  })
  const deliveries = await prisma.delivery.deleteMany({
    where: { issue: { finishedAt: { lt: retentionCutoff('delivery', at) } } },
  })
  const limits = await prisma.rateLimit.deleteMany({ where: { expiresAt: { lt: at } } })
  return {
    quizSubmissions: quizzes.count,
    completions: completions.count,
    messages: messages.count,
    signUps: signUps.count,
    addresses: addresses.count,
    deliveries: deliveries.count,
    limits: limits.count,
  }
}

/** The embedded database has no autovacuum. Its files would grow by a week's ballots every night. */
export async function vacuum({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (db.kind === 'pglite') await db.query('VACUUM')
}
