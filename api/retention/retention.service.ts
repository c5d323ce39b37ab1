import type { Deps } from '#api/server/deps.ts'
import { keptSince } from '#domain/retention.ts'

/** How many rows were deleted, by what they were. */
export type Deleted = Record<
  'quizSubmissions' | 'completions' | 'messages' | 'signUps' | 'addresses' | 'limits',
  number
>

/**
 * Deletes what has had its time: exactly what the privacy policy says, by the same numbers (domain/retention.ts).
 * Running it twice deletes nothing more. Votes stay as long as their poll; people delete those themselves.
 */
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
  // A sign-up that was never sent a letter (no SMTP) still waits for its chance to be confirmed.
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

/**
 * Takes what was deleted or written anew out of the embedded database's files. A server has a process of its own for that
 * (autovacuum); here nobody else does it, and the files would grow by a week's ballots every night.
 */
export async function clearAway({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (db.kind === 'pglite') await db.query('VACUUM')
}
