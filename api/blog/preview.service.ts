import { createHash, randomBytes } from 'node:crypto'
import { PREVIEW_DAYS } from '#domain/blog/limits.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { DAY_MS } from '#domain/dates.ts'
import { Conflict } from '#domain/errors.ts'
import type { Post, Prisma, PrismaClient } from '#prisma/client/client.ts'
import { lockPost, type PostWriter } from './post.service.ts'

/** Bytes of a token. Nobody can guess 128 random bits, so previews need no rate limit. */
const TOKEN_BYTES = 16

/** Only the hash is stored, so neither a backup nor an editor can read the links of others. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export function newPreview(now: Date): { token: string; hash: string; expiresAt: Date } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashOf(token), expiresAt: new Date(now.getTime() + PREVIEW_DAYS * DAY_MS) }
}

/** @throws NotFound, Conflict for a published post. */
export async function addPreview(
  writer: PostWriter,
  postId: string,
  preview: { hash: string; expiresAt: Date },
): Promise<Post> {
  const post = await lockPost(writer, postId)
  if (post.status === 'published') throw new Conflict(BLOG_ERRORS.previewOfPublished)
  await writer.db.prisma.postPreview.create({ data: { ...preview, postId } })
  return post
}

/** Returns null if the post has no preview links. Throws NotFound. */
export async function revokePreviews(writer: PostWriter, id: string): Promise<Post | null> {
  const post = await lockPost(writer, id)
  const { count } = await writer.db.prisma.postPreview.deleteMany({ where: { postId: id } })
  return count === 0 ? null : post
}

/**
 * Matches nothing if the token is unknown, expired or revoked. Looking up a hash takes no longer for a token that is
 * nearly right.
 */
export function previewOf(token: string, now: Date) {
  return {
    hash: hashOf(token),
    expiresAt: { gt: now },
    post: { trashedAt: null },
  } satisfies Prisma.PostPreviewWhereUniqueInput
}

/** The slug of the article that a preview link leads to after its publication. */
export async function publishedSlug(prisma: PrismaClient, token: string, now: Date): Promise<string | null> {
  const { post, ...preview } = previewOf(token, now)
  const found = await prisma.postPreview.findUnique({
    where: { ...preview, post: { ...post, status: 'published' } },
    select: { post: { select: { slug: true } } },
  })
  return found?.post.slug ?? null
}
