import type { Database } from '#api/database/db.ts'
import { HOLDING_CHECKS, heldReason } from '#domain/generation/checks.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { checkDraft } from './draft-checks.ts'
import { checksOfRun } from './generation.service.ts'

export const HELD_POST = {
  status: true,
  reviewedAt: true,
  trashedAt: true,
  title: true,
  excerpt: true,
  tags: true,
  content: true,
  generation: { select: { checks: true } },
} as const satisfies Prisma.PostSelect

/** Why a generated draft is held. An editor may have corrected it, so the text is checked again. */
export function heldReasonOf(post: Prisma.PostGetPayload<{ select: typeof HELD_POST }>): string | null {
  const isWaiting = post.status === 'draft' && post.reviewedAt === null && post.trashedAt === null
  if (!isWaiting || heldReason(checksOfRun(post.generation?.checks ?? null)) === null) return null
  return heldReason(checkDraft({ ...post, words: 0 }, []).checks)
}

export const UNREVIEWED_DRAFT = {
  status: 'draft',
  trashedAt: null,
  aiModel: { not: null },
  reviewedAt: null,
} as const satisfies Prisma.PostWhereInput

/** Generated drafts that a check holds, oldest first. */
export async function heldDrafts({ prisma }: Database): Promise<Post[]> {
  const hasFailed = HOLDING_CHECKS.map((name) => ({ checks: { array_contains: [{ name, passed: false }] } }))
  const posts = await prisma.post.findMany({
    where: { ...UNREVIEWED_DRAFT, generation: { OR: hasFailed } },
    include: { generation: HELD_POST.generation },
    orderBy: { createdAt: 'asc' },
  })
  return posts.filter((post) => heldReasonOf(post) !== null)
}
