import type { Deps } from '#api/server/deps.ts'
import { every } from '#api/server/every.ts'
import { missedBefore } from '#domain/blog/publish-time.ts'

type PublishingDeps = Pick<Deps, 'db' | 'now' | 'changes'>

/** Well below the promised minute, so that a slow or failed attempt can be repeated. */
const CHECK_EVERY_MS = 10_000

/** Publishes scheduled posts at their time, including those that came due while no process was running. */
export function startPublishing(deps: PublishingDeps & Pick<Deps, 'shutdownSignal' | 'log'>): void {
  every(CHECK_EVERY_MS, deps, 'publishing scheduled posts', () => publishDuePosts(deps))
}

/**
 * Each post is published, and logged, by one process, because the UPDATE checks the status. A post that missed its time
 * by more than a day waits for an editor, and a model's draft never goes out without a review.
 */
export async function publishDuePosts({ db, now, changes }: PublishingDeps): Promise<void> {
  const at = now()
  const published = await db.prisma.$queryRaw<{ id: string }[]>`
    WITH published AS (
      UPDATE "Post" SET status = 'published', "publishedAt" = coalesce("publishedAt", ${at}::timestamp),
        "publishAt" = NULL, "updatedAt" = ${at}::timestamp
      WHERE id IN (
        SELECT id FROM "Post"
        WHERE status = 'draft' AND "trashedAt" IS NULL AND ("aiModel" IS NULL OR "reviewedAt" IS NOT NULL)
          AND "publishAt" <= ${at}::timestamp AND "publishAt" >= ${missedBefore(at)}::timestamp
        ORDER BY id FOR NO KEY UPDATE)
      RETURNING id, title
    ), logged AS (
      INSERT INTO "AuditEntry" (at, action, target, details)
      SELECT ${at}::timestamp, 'publishPost', id, jsonb_build_object('title', title, 'scheduled', true) FROM published
    )
    SELECT id FROM published`
  if (published.length > 0) changes.publish('posts')
}
