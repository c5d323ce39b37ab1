import type { Deps } from '#api/server/deps.ts'
import { keptSince } from '#domain/retention.ts'

/** Number of deleted rows by kind. */
export type Deleted = Record<
  'quizSubmissions' | 'completions' | 'messages' | 'signUps' | 'addresses' | 'limits',
  number
>

/** Applies the retention periods of the privacy policy (domain/retention.ts). Votes are kept as long as their poll. */
export async function deleteWhatHadItsTime({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Deleted> {
  const { prisma } = db
  const at = now()
  const quizzes = await prisma.quizSubmission.deleteMany({
    where: { createdAt: { lt: keptSince('quizSubmission', at) } },
  })
  const completions = await prisma.completion.deleteMany({
    where: { completedAt: { lt: keptSince('completion', at) } },
  })
  const messages = await prisma.contactMessage.deleteMany({
    where: {
      OR: [
        { handledAt: { lt: keptSince('handledMessage', at) } },
        { createdAt: { lt: keptSince('message', at) } },
      ],
    },
  })
  // A sign-up without a confirmation email (no SMTP) can still be confirmed later.
  const signUps = await prisma.subscriber.deleteMany({
    where: { status: 'pending', confirmationSentAt: { lt: keptSince('unconfirmedSignUp', at) } },
  })
  const addresses = await prisma.subscriber.deleteMany({
    where: { status: 'unsubscribed', unsubscribedAt: { lt: keptSince('unsubscribed', at) } },
  })
  const limits = await prisma.rateLimit.deleteMany({ where: { expiresAt: { lt: at } } })
  return {
    quizSubmissions: quizzes.count,
    completions: completions.count,
    messages: messages.count,
    signUps: signUps.count,
    addresses: addresses.count,
    limits: limits.count,
  }
}

/** Shrinks the embedded database, which has no autovacuum. Its files would grow by a week's ballots every night. */
export async function clearAway({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (db.kind === 'pglite') await db.query('VACUUM')
}
