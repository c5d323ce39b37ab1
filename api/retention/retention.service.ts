import { deleteUnusedImages } from '#api/images/image.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { MAX_OLD_VERSIONS } from '#domain/blog/limits.ts'
import { retentionCutoff } from '#domain/retention.ts'

export type Deleted = Record<
  | 'quizSubmissions'
  | 'completions'
  | 'messages'
  | 'signUps'
  | 'addresses'
  | 'deliveries'
  | 'posts'
  | 'versions'
  | 'previews'
  | 'images'
  | 'limits',
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
  const posts = await prisma.post.deleteMany({
    where: { trashedAt: { lt: retentionCutoff('trashedPost', at) } },
  })
  const versions = await prisma.$executeRaw`
    DELETE FROM "PostVersion" WHERE "createdAt" < ${retentionCutoff('postVersion', at)}::timestamp AND id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY "postId" ORDER BY "createdAt" DESC, id DESC) AS number
        FROM "PostVersion") numbered
      WHERE number > ${MAX_OLD_VERSIONS})`
  const previews = await prisma.postPreview.deleteMany({ where: { expiresAt: { lt: at } } })
  const images = await deleteUnusedImages(prisma, at, retentionCutoff('unusedImage', at))
  const limits = await prisma.rateLimit.deleteMany({ where: { expiresAt: { lt: at } } })
  return {
    quizSubmissions: quizzes.count,
    completions: completions.count,
    messages: messages.count,
    signUps: signUps.count,
    addresses: addresses.count,
    deliveries: deliveries.count,
    posts: posts.count,
    versions,
    previews: previews.count,
    images,
    limits: limits.count,
  }
}

/** The embedded database has no autovacuum. Its files would grow by a week's ballots every night. */
export async function vacuum({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (db.kind === 'pglite') await db.query('VACUUM')
}
