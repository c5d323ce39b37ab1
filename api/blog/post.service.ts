import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { unauthorized } from '#api/admin/authorize.ts'
import type { Changes } from '#api/cache/changes.ts'
import type { Clock } from '#api/server/clock.ts'
import { type EditorIdentity, hasRole } from '#domain/admin/editors.ts'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { NO_ARTICLE, type postEditSchema, type postInputSchema } from '#domain/blog/post-input.ts'
import { slugify, uniqueSlug } from '#domain/blog/slug.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { countWords } from './html-text.ts'
import { sanitizeBody } from './sanitize.ts'

/** In a transaction, pass `{ ...context, db: { prisma: tx } }` and publish 'posts' again after the commit. */
export interface PostWriter {
  db: { prisma: Prisma.TransactionClient }
  now: Clock
  changes: Pick<Changes, 'publish'>
  /** Who writes. Jobs have none. */
  editor?: EditorIdentity | null
}

export const EDITABLE_SELECTION = {
  title: true,
  excerpt: true,
  content: true,
  category: true,
  tags: true,
  author: true,
  featuredImage: true,
} as const satisfies Prisma.PostSelect
type EditableField = keyof typeof EDITABLE_SELECTION
const EDITABLE_FIELDS = Object.keys(EDITABLE_SELECTION) as EditableField[]
/** Changes to these make a model's draft an edited one. */
const TEXT_FIELDS = ['title', 'excerpt', 'content'] as const

/** Slugs that other routes use, such as /api/blog/posts/featured and /og/site.png. */
const RESERVED_SLUGS = ['featured', 'category', 'site']

/** `aiModel` must not come from a form. Throws BadInput when the sanitized body has no words. */
export async function createPost(
  writer: PostWriter,
  input: z.output<typeof postInputSchema>,
  { publish = false, aiModel = null }: { publish?: boolean; aiModel?: string | null } = {},
): Promise<Post> {
  const baseSlug = slugify(input.title)
  const data = {
    ...input,
    ...bodyFields(input.content),
    aiModel,
    createdAt: writer.now(),
    updatedAt: writer.now(),
    ...(publish && { status: 'published' as const, publishedAt: writer.now() }),
  }
  for (;;) {
    const slug = await freeSlug(writer, baseSlug)
    // A concurrent insert may take the slug, and a failed insert would abort the transaction.
    const [post] = await writer.db.prisma.post.createManyAndReturn({
      data: [{ ...data, slug }],
      skipDuplicates: true,
    })
    if (!post) continue
    if (publish) writer.changes.publish('posts')
    return post
  }
}

/** Fingerprint of the editable fields. */
export function revisionOf(post: Pick<Post, EditableField>): string {
  return createHash('sha256')
    .update(JSON.stringify(EDITABLE_FIELDS.map((field) => post[field])))
    .digest('base64url')
}

/**
 * Returns null if nothing changed. Never changes the slug, and does not count as a review. Without `revision`, it
 * overwrites concurrent edits.
 * @throws NotFound, BadInput when the body has no words, Conflict when `revision` is outdated, Forbidden when a writer
 * edits a published post.
 */
export async function updatePost(
  writer: PostWriter,
  id: string,
  edit: z.output<typeof postEditSchema>,
  revision?: string | null,
): Promise<Post | null> {
  const post = await lockPost(writer, id)
  const { editor = null } = writer
  if (editor && post.status === 'published' && !hasRole(editor, 'editor')) throw unauthorized(editor)
  if (revision && revision !== revisionOf(post)) throw new Conflict(POST_CHANGED_MEANWHILE)
  const changes = { ...edit, ...(edit.content !== undefined && bodyFields(edit.content)) }
  const edited = { ...post, ...changes }
  if (revisionOf(edited) === revisionOf(post)) return null
  const isTextEdited = TEXT_FIELDS.some((field) => edited[field] !== post[field])
  return store(writer, id, { ...changes, ...(post.aiModel !== null && isTextEdited && { aiEdited: true }) })
}

/**
 * Returns null if it is already published. `reviewed` marks a model's draft as reviewed.
 * @throws NotFound
 */
export async function publishPost(
  writer: PostWriter,
  id: string,
  { reviewed = false }: { reviewed?: boolean } = {},
): Promise<Post | null> {
  const post = await lockPost(writer, id)
  if (post.status === 'published') return null
  const publishedAt = post.publishedAt ?? writer.now()
  return store(writer, id, {
    status: 'published',
    publishedAt,
    ...(reviewed && post.aiModel !== null && { reviewedAt: writer.now() }),
  })
}

/** Returns null for a post that people wrote. Keeps `updatedAt`, because the article stays the same. Throws NotFound. */
export async function reviewPost(writer: PostWriter, id: string): Promise<Post | null> {
  const { aiModel, updatedAt } = await lockPost(writer, id)
  return aiModel === null ? null : store(writer, id, { reviewedAt: writer.now(), updatedAt })
}

/** Returns null if it is not reviewed. Keeps `updatedAt`, because the article stays the same. Throws NotFound. */
export async function unreviewPost(writer: PostWriter, id: string): Promise<Post | null> {
  const { reviewedAt, updatedAt } = await lockPost(writer, id)
  return reviewedAt === null ? null : store(writer, id, { reviewedAt: null, updatedAt })
}

/** Returns null if it is already a draft. Throws NotFound. */
export async function unpublishPost(writer: PostWriter, id: string): Promise<Post | null> {
  const post = await lockPost(writer, id)
  return post.status === 'draft' ? null : store(writer, id, { status: 'draft' })
}

/** Returns null if nothing changed. Keeps `updatedAt`, because the article stays the same. Throws NotFound. */
export async function featurePost(writer: PostWriter, id: string, featured: boolean): Promise<Post | null> {
  const { featured: before, updatedAt } = await lockPost(writer, id)
  return before === featured ? null : store(writer, id, { featured, updatedAt })
}

/** @throws NotFound */
export async function deletePost(writer: PostWriter, id: string): Promise<Post> {
  const post = await findPost(writer, id)
  const { count } = await writer.db.prisma.post.deleteMany({ where: { id } })
  if (count === 0) throw new NotFound(BLOG_ERRORS.notFound)
  writer.changes.publish('posts')
  return post
}

async function store(
  writer: PostWriter,
  id: string,
  data: Prisma.PostUpdateManyMutationInput,
): Promise<Post> {
  const [post] = await writer.db.prisma.post.updateManyAndReturn({
    where: { id },
    data: { updatedAt: writer.now(), ...data },
  })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  writer.changes.publish('posts')
  return post
}

/** Locks the post until the transaction ends, so that concurrent edits see each other. */
async function lockPost(writer: PostWriter, id: string): Promise<Post> {
  await writer.db.prisma.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${id} FOR UPDATE`
  return findPost(writer, id)
}

async function findPost({ db }: PostWriter, id: string): Promise<Post> {
  const post = await db.prisma.post.findUnique({ where: { id } })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  return post
}

function bodyFields(html: string): { content: string; wordCount: number } {
  const content = sanitizeBody(html)
  const wordCount = countWords(content)
  if (wordCount === 0) {
    throw new BadInput(NO_ARTICLE, [{ path: 'content', message: NO_ARTICLE }])
  }
  return { content, wordCount }
}

async function freeSlug({ db }: PostWriter, wanted: string): Promise<string> {
  const taken = await db.prisma.post.findMany({
    where: { slug: { startsWith: wanted } },
    select: { slug: true },
  })
  return uniqueSlug(wanted, new Set([...taken.map(({ slug }) => slug), ...RESERVED_SLUGS]))
}
