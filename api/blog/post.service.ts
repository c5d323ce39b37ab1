import type { z } from 'zod'
import { unauthorized } from '#api/admin/authorize.ts'
import { lockRow, revisionFrom } from '#api/database/concurrent-edits.ts'
import { freeSlug } from '#api/database/free-slug.ts'
import { countWords } from '#api/html/html-text.ts'
import { sanitizeBody } from '#api/html/sanitize.ts'
import { isStoredPicture, placePictures } from '#api/images/body-pictures.ts'
import type { Clock } from '#api/server/deps.ts'
import { type EditorIdentity, hasRole } from '#domain/admin/editors.ts'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import {
  MISSING_IMAGE,
  NO_ARTICLE,
  type postEditSchema,
  type postInputSchema,
} from '#domain/blog/post-input.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { slugify } from '#domain/pages/slug.ts'
import type { Post, PostVersionKind, Prisma } from '#prisma/client/client.ts'

/** `db.prisma` is a transaction, which keeps locks. Publish 'posts' after its commit. */
export interface PostWriter {
  db: { prisma: Prisma.TransactionClient }
  now: Clock
  /** Who writes. Jobs have none. */
  editor?: EditorIdentity | null
  /** What the editor saw. A post that has changed since can't be locked. */
  revision?: string | null | undefined
}

/** What a save compares and a version keeps. */
export const EDITABLE_SELECTION = {
  title: true,
  excerpt: true,
  content: true,
  category: true,
  tags: true,
  author: true,
  featuredImage: true,
  featuredImageAlt: true,
  featuredImageCredit: true,
  coverVariant: true,
} as const satisfies Record<keyof z.output<typeof postEditSchema>, true>
type EditableField = keyof typeof EDITABLE_SELECTION
const EDITABLE_FIELDS = Object.keys(EDITABLE_SELECTION) as EditableField[]
/** Changes to these make a model's draft an edited one. */
const TEXT_FIELDS = ['title', 'excerpt', 'content'] as const

/** Slugs that other routes use, such as /api/blog/posts/featured and /og/site.png. */
const RESERVED_SLUGS = ['featured', 'category', 'site']

/** `aiModel` must not come from a form. Throws BadInput when the sanitized body has no words or the picture is missing. */
export async function createPost(
  writer: PostWriter,
  input: z.output<typeof postInputSchema>,
  { publish = false, aiModel = null }: { publish?: boolean; aiModel?: string | null } = {},
): Promise<Post> {
  await requireCover(writer, input.featuredImage)
  const { prisma } = writer.db
  const data = {
    ...input,
    slug: await freeSlug(prisma, prisma.post, slugify(input.title), { reserved: RESERVED_SLUGS }),
    ...(await bodyFields(prisma, input.content)),
    aiModel,
    createdAt: writer.now(),
    updatedAt: writer.now(),
    ...(publish && { status: 'published' as const, publishedAt: writer.now() }),
  }
  const post = await prisma.post.create({ data })
  await addVersion(writer, post, aiModel === null ? 'typed' : 'model')
  return post
}

export function revisionOf(post: Pick<Post, EditableField>): string {
  return revisionFrom(EDITABLE_FIELDS.map((field) => post[field]))
}

/**
 * Returns null if nothing changed. Never changes the slug, and does not count as a review. A writer's edit of the text takes
 * a review back. Without `revision`, it overwrites concurrent edits.
 * @throws NotFound, BadInput when the body has no words or the picture is missing, Conflict when `revision` is outdated,
 * Forbidden when a writer edits a published or scheduled post.
 */
export async function updatePost(
  writer: PostWriter,
  id: string,
  edit: z.output<typeof postEditSchema>,
): Promise<Post | null> {
  const post = await lockPost(writer, id)
  requireEditable(writer, post)
  if (edit.featuredImage !== post.featuredImage) await requireCover(writer, edit.featuredImage)
  return saveFields(writer, post, 'typed', {
    ...edit,
    ...(edit.content !== undefined && (await bodyFields(writer.db.prisma, edit.content))),
  })
}

/**
 * Makes the text and cover of a version current again, as a new version. Pictures that were deleted since are left out.
 * Never changes the status. Returns null if nothing changed.
 * @throws NotFound, Conflict when `revision` is outdated, Forbidden as for `updatePost`.
 */
export async function restorePostVersion(
  writer: PostWriter,
  id: string,
  versionId: string,
): Promise<Post | null> {
  const post = await lockPost(writer, id)
  requireEditable(writer, post)
  const version = await writer.db.prisma.postVersion.findFirst({ where: { id: versionId, postId: id } })
  if (!version) throw new NotFound(BLOG_ERRORS.versionNotFound)
  const fields = Object.fromEntries(EDITABLE_FIELDS.map((field) => [field, version[field]]))
  const cover = version.featuredImage
  const isCoverGone = cover !== null && !(await isStoredPicture(writer.db.prisma, cover))
  return saveFields(writer, post, 'restored', {
    ...fields,
    ...(await bodyFields(writer.db.prisma, version.content)),
    ...(isCoverGone && { featuredImage: null }),
  })
}

function requireEditable({ editor = null }: PostWriter, post: Post): void {
  const isApproved = post.status === 'published' || post.publishAt !== null
  if (editor && isApproved && !hasRole(editor, 'editor')) throw unauthorized(editor)
}

async function saveFields(
  writer: PostWriter,
  post: Post,
  kind: PostVersionKind,
  changes: Partial<Pick<Post, EditableField | 'wordCount'>>,
): Promise<Post | null> {
  const edited = { ...post, ...changes }
  if (revisionOf(edited) === revisionOf(post)) return null
  const isTextEdited = TEXT_FIELDS.some((field) => edited[field] !== post[field])
  const { editor = null } = writer
  const stored = await store(writer, post.id, {
    ...changes,
    ...(post.aiModel !== null && isTextEdited && { aiEdited: true }),
    // A writer may not review, so a review doesn't cover what a writer changed after it.
    ...(isTextEdited && editor && !hasRole(editor, 'editor') && { reviewedAt: null, reviewedBy: null }),
  })
  await addVersion(writer, stored, kind)
  return stored
}

async function addVersion({ db, now, editor }: PostWriter, post: Post, kind: PostVersionKind): Promise<void> {
  const fields = Object.fromEntries(EDITABLE_FIELDS.map((field) => [field, post[field]]))
  await db.prisma.postVersion.create({
    data: {
      ...(fields as Pick<Post, EditableField>),
      postId: post.id,
      kind,
      createdAt: now(),
      editor: kind === 'model' ? null : (editor?.name ?? null),
    },
  })
}

export async function store(
  writer: PostWriter,
  id: string,
  data: Prisma.PostUpdateManyMutationInput,
): Promise<Post> {
  return writer.db.prisma.post.update({ where: { id }, data: { updatedAt: writer.now(), ...data } })
}

/** `trash` also finds posts there. Throws NotFound, and Conflict when `revision` is outdated. */
export async function lockPost(
  { db, revision }: PostWriter,
  id: string,
  { trash = false } = {},
): Promise<Post> {
  await lockRow(db.prisma, 'Post', id)
  const post = await db.prisma.post.findUnique({ where: { id, ...(!trash && { trashedAt: null }) } })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  if (typeof revision === 'string' && revision !== revisionOf(post))
    throw new Conflict(POST_CHANGED_MEANWHILE)
  return post
}

async function bodyFields(
  prisma: Prisma.TransactionClient,
  html: string,
): Promise<{ content: string; wordCount: number }> {
  const content = await placePictures(prisma, sanitizeBody(html))
  const wordCount = countWords(content)
  if (wordCount === 0) {
    throw new BadInput(NO_ARTICLE, [{ path: 'content', message: NO_ARTICLE }])
  }
  return { content, wordCount }
}

/** Pictures elsewhere are not accepted: they may not exist, and other sites would learn who reads an article. */
async function requireCover({ db }: PostWriter, path: string | null | undefined): Promise<void> {
  if (path == null || (await isStoredPicture(db.prisma, path))) return
  throw new BadInput(MISSING_IMAGE, [{ path: 'featuredImage', message: MISSING_IMAGE }])
}
