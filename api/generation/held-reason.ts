import type { Database } from '#api/database/db.ts'
import { checksOf, heldReason, waitingReason } from '#domain/generation/checks.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { blocksOf } from './draft-blocks.ts'
import { checksOfRun } from './runs.ts'

export const HELD_POST = {
  status: true,
  reviewedAt: true,
  trashedAt: true,
  title: true,
  excerpt: true,
  tags: true,
  content: true,
} as const satisfies Prisma.PostSelect

/** Why a generated draft is held. An editor may have corrected it, so the text is checked again. */
export function heldReasonOf(
  post: Pick<Post, keyof typeof HELD_POST> | null,
  checks: Prisma.JsonValue,
): string | null {
  if (!post || post.trashedAt !== null || !waitingReason(post, checksOfRun(checks))) return null
  const draft = { ...post, blocks: blocksOf(post.content), words: 0 }
  return heldReason(checksOf(draft, { compared: 0, closest: undefined }))
}

export const UNREVIEWED_DRAFT = {
  status: 'draft',
  trashedAt: null,
  aiModel: { not: null },
  reviewedAt: null,
} as const satisfies Prisma.PostWhereInput

/** Enough for a number that an editor can act on. */
const MAX_DRAFTS = 100

/** Generated drafts that no editor has reviewed, oldest first, with those that a check holds apart. */
export async function unreviewedDrafts({ prisma }: Database) {
  const posts = await prisma.post.findMany({
    where: UNREVIEWED_DRAFT,
    include: { generation: { select: { checks: true } } },
    orderBy: { createdAt: 'asc' },
    take: MAX_DRAFTS,
  })
  const { held = [], others = [] } = Object.groupBy(posts, (post) =>
    heldReasonOf(post, post.generation?.checks ?? null) === null ? 'others' : 'held',
  )
  return { held, others }
}
