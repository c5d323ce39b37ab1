import { deleteUnusedImages } from '#api/images/image.service.ts'
import type { Deps } from '#api/server/deps.ts'
import { MAX_OLD_VERSIONS } from '#domain/blog/limits.ts'
import { type RetainedData, retentionCutoff } from '#domain/retention.ts'

/** Applies the retention periods of the privacy policy. Votes are stored as long as their poll. */
export async function deleteExpired({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const { prisma } = db
  const at = now()
  const before = (kind: RetainedData) => ({ lt: retentionCutoff(kind, at) })
  return {
    quizSubmissions: await countOf(
      prisma.quizSubmission.deleteMany({ where: { createdAt: before('quizSubmission') } }),
    ),
    completions: await countOf(prisma.completion.deleteMany({ where: { day: before('completion') } })),
    messages: await countOf(
      prisma.contactMessage.deleteMany({
        where: {
          OR: [{ handledAt: before('handledMessage') }, { createdAt: before('message') }],
        },
      }),
    ),
    // A sign-up without a confirmation email (no SMTP) can still be confirmed later.
    signUps: await countOf(
      prisma.subscriber.deleteMany({
        where: { status: 'pending', confirmationSentAt: before('unconfirmedSignUp') },
      }),
    ),
    addresses: await countOf(
      prisma.subscriber.deleteMany({
        where: { status: 'unsubscribed', unsubscribedAt: before('unsubscribed') },
      }),
    ),
    deliveries: await countOf(
      prisma.delivery.deleteMany({ where: { issue: { finishedAt: before('delivery') } } }),
    ),
    posts: await countOf(prisma.post.deleteMany({ where: { trashedAt: before('trashedPost') } })),
    versions: await prisma.$executeRaw`
      DELETE FROM "PostVersion" WHERE "createdAt" < ${retentionCutoff('postVersion', at)}::timestamp AND id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY "postId" ORDER BY "createdAt" DESC, id DESC) AS number
          FROM "PostVersion") numbered
        WHERE number > ${MAX_OLD_VERSIONS})`,
    previews: await countOf(prisma.postPreview.deleteMany({ where: { expiresAt: { lt: at } } })),
    images: await deleteUnusedImages(prisma, at, retentionCutoff('unusedImage', at)),
    limits: await countOf(prisma.rateLimit.deleteMany({ where: { expiresAt: { lt: at } } })),
  }
}

const countOf = async (deletion: Promise<{ count: number }>) => (await deletion).count

/** The embedded database has no autovacuum. Its files would grow by a week's ballots every night. */
export async function vacuum({ db }: Pick<Deps, 'db'>): Promise<void> {
  if (db.kind === 'pglite') await db.query('VACUUM')
}
