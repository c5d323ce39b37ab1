import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { unauthorized } from '#api/admin/authorize.ts'
import type { Changes } from '#api/cache/changes.ts'
import { countWords } from '#api/html/html-text.ts'
import { removedElements } from '#api/html/removed-elements.ts'
import { sanitizeBody } from '#api/html/sanitize.ts'
import { placePictures, storedPictures } from '#api/images/body-pictures.ts'
import type { Clock } from '#api/server/clock.ts'
import { type EditorIdentity, hasRole } from '#domain/admin/editors.ts'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import {
  MISSING_IMAGE,
  NO_ARTICLE,
  type postEditSchema,
  type postInputSchema,
} from '#domain/blog/post-input.ts'
import { needsReview } from '#domain/blog/provenance.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { slugify, uniqueSlug } from '#domain/pages/slug.ts'
import { scheduleProblem } from '#domain/schedule-problem.ts'
import type { Post, PostVersionKind, Prisma } from '#prisma/client/client.ts'

/** In a transaction, pass `{ ...context, db: { prisma: tx } }` and publish 'posts' again after the commit. */
export interface PostWriter {
  db: { prisma: Prisma.TransactionClient }
  now: Clock
  changes: Pick<Changes, 'publish'>
  /** Who writes. Jobs have none. */
  editor?: EditorIdentity | null
  /** Gets what the sanitizer removes, such as '1 table'. */
  removed?: string[]
}

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
} as const satisfies Prisma.PostSelect
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
  const baseSlug = slugify(input.title)
  const data = {
    ...input,
    ...(await bodyFields(writer, input.content)),
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
    await addVersion(writer, post, aiModel === null ? 'typed' : 'model')
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
 * @throws NotFound, BadInput when the body has no words or the picture is missing, Conflict when `revision` is outdated,
 * Forbidden when a writer edits a published or scheduled post.
 */
export async function updatePost(
  writer: PostWriter,
  id: string,
  edit: z.output<typeof postEditSchema>,
  revision?: string | null,
): Promise<Post | null> {
  const post = await lockPost(writer, id)
  requireEditable(writer, post, revision)
  if (edit.featuredImage !== post.featuredImage) await requireCover(writer, edit.featuredImage)
  return saveFields(writer, post, 'typed', {
    ...edit,
    ...(edit.content !== undefined && (await bodyFields(writer, edit.content))),
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
  revision: string,
): Promise<Post | null> {
  const post = await lockPost(writer, id)
  requireEditable(writer, post, revision)
  const version = await writer.db.prisma.postVersion.findFirst({ where: { id: versionId, postId: id } })
  if (!version) throw new NotFound(BLOG_ERRORS.versionNotFound)
  const fields = Object.fromEntries(EDITABLE_FIELDS.map((field) => [field, version[field]]))
  const cover = version.featuredImage
  const isCoverGone = cover !== null && !(await isStored(writer, cover))
  return saveFields(writer, post, 'restored', {
    ...fields,
    ...(await bodyFields(writer, version.content)),
    ...(isCoverGone && { featuredImage: null }),
  })
}

function requireEditable(
  { editor = null }: PostWriter,
  post: Post,
  revision: string | null | undefined,
): void {
  const isApproved = post.status === 'published' || post.publishAt !== null
  if (editor && isApproved && !hasRole(editor, 'editor')) throw unauthorized(editor)
  if (revision && revision !== revisionOf(post)) throw new Conflict(POST_CHANGED_MEANWHILE)
}

async function saveFields(
  writer: PostWriter,
  post: Post,
  kind: PostVersionKind,
  changes: Partial<Pick<Post, EditableField | 'wordCount'>>,
): Promise<Post | null> {
  const edited = { ...post, ...changes }
  if (revisionOf(edited) === revisionOf(post)) return null
  const { prisma } = writer.db
  const hasVersions = (await prisma.postVersion.count({ where: { postId: post.id }, take: 1 })) > 0
  if (!hasVersions) await addFirstVersion(writer, post)
  const isTextEdited = TEXT_FIELDS.some((field) => edited[field] !== post[field])
  const stored = await store(writer, post.id, {
    ...changes,
    ...(post.aiModel !== null && isTextEdited && { aiEdited: true }),
  })
  await addVersion(writer, stored, kind)
  return stored
}

/** Posts from before versions were stored, such as the demo articles. */
async function addFirstVersion(writer: PostWriter, post: Post): Promise<void> {
  const kind = post.aiModel === null || post.aiEdited ? 'typed' : 'model'
  // Before the version that follows, whatever the clocks of two processes say.
  const at = Math.min(post.updatedAt.getTime(), writer.now().getTime() - 1)
  await addVersion({ ...writer, now: () => new Date(at), editor: null }, post, kind)
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
    publishAt: null,
    ...(reviewed && reviewOf(writer, post)),
  })
}

/**
 * Also changes the time. The text at that time is published, whatever it is then. `reviewed` marks a model's draft as
 * reviewed. Keeps `updatedAt`.
 * @throws NotFound, BadInput for a time in the past or more than a year ahead, Conflict for a published post and for an
 * unreviewed draft of a model.
 */
export async function schedulePost(
  writer: PostWriter,
  id: string,
  at: Date,
  { reviewed = false }: { reviewed?: boolean } = {},
): Promise<Post> {
  const problem = scheduleProblem(at, writer.now())
  if (problem) throw new BadInput(problem, [{ path: 'at', message: problem }])
  const post = await lockPost(writer, id)
  if (post.status === 'published') throw new Conflict(BLOG_ERRORS.notSchedulable)
  const review = reviewed ? reviewOf(writer, post) : {}
  if (needsReview({ ...post, ...review })) throw new Conflict(BLOG_ERRORS.notReviewed)
  return store(writer, id, { publishAt: at, ...review, updatedAt: post.updatedAt })
}

/** Returns null if it has no time. Keeps `updatedAt`. Throws NotFound. */
export async function unschedulePost(writer: PostWriter, id: string): Promise<Post | null> {
  const { publishAt, updatedAt } = await lockPost(writer, id)
  return publishAt === null ? null : store(writer, id, { publishAt: null, updatedAt })
}

/** Returns null for a post that people wrote. Keeps `updatedAt`, because the article stays the same. Throws NotFound. */
export async function reviewPost(writer: PostWriter, id: string): Promise<Post | null> {
  const post = await lockPost(writer, id)
  if (post.aiModel === null) return null
  return store(writer, id, { ...reviewOf(writer, post), updatedAt: post.updatedAt })
}

/** Also cancels the schedule. Returns null if it is not reviewed. Keeps `updatedAt`. Throws NotFound. */
export async function unreviewPost(writer: PostWriter, id: string): Promise<Post | null> {
  const { reviewedAt, updatedAt } = await lockPost(writer, id)
  if (reviewedAt === null) return null
  return store(writer, id, { reviewedAt: null, reviewedBy: null, publishAt: null, updatedAt })
}

function reviewOf({ now, editor }: PostWriter, { aiModel }: Post) {
  return aiModel === null ? {} : { reviewedAt: now(), reviewedBy: editor?.name ?? null }
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

/** Dates the correction. A blank text removes it. Returns null if nothing changed. Throws NotFound. */
export async function setCorrection(writer: PostWriter, id: string, text: string): Promise<Post | null> {
  const { correction } = await lockPost(writer, id)
  if ((correction ?? '') === text) return null
  return store(writer, id, {
    correction: text || null,
    correctionAt: text === '' ? null : writer.now(),
  })
}

/** Moves the post to the trash, where it is a draft until the nightly job deletes it. Throws NotFound. */
export async function trashPost(writer: PostWriter, id: string): Promise<Post> {
  const { status, updatedAt } = await lockPost(writer, id)
  return store(writer, id, {
    status: 'draft',
    wasPublished: status === 'published',
    trashedAt: writer.now(),
    updatedAt,
  })
}

/**
 * Takes the post out of the trash as it was, without a publication time that passed in the meantime. Returns null if it
 * is not in the trash.
 * @throws NotFound
 */
export async function restorePost(writer: PostWriter, id: string): Promise<Post | null> {
  await lockRow(writer, id)
  const post = await writer.db.prisma.post.findUnique({ where: { id } })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  if (post.trashedAt === null) return null
  return store(writer, id, {
    status: post.wasPublished ? 'published' : 'draft',
    wasPublished: false,
    trashedAt: null,
    publishAt: post.publishAt && post.publishAt > writer.now() ? post.publishAt : null,
    updatedAt: post.updatedAt,
  })
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
export async function lockPost(writer: PostWriter, id: string): Promise<Post> {
  await lockRow(writer, id)
  const post = await writer.db.prisma.post.findUnique({ where: { id, trashedAt: null } })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  return post
}

async function lockRow({ db }: PostWriter, id: string): Promise<void> {
  await db.prisma.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${id} FOR UPDATE`
}

async function bodyFields(
  { db, removed }: PostWriter,
  html: string,
): Promise<{ content: string; wordCount: number }> {
  const content = await placePictures(db.prisma, sanitizeBody(html))
  const wordCount = countWords(content)
  if (wordCount === 0) {
    throw new BadInput(NO_ARTICLE, [{ path: 'content', message: NO_ARTICLE }])
  }
  removed?.push(...removedElements(html, content))
  return { content, wordCount }
}

/** Pictures elsewhere are not accepted: they may not exist, and other sites would learn who reads an article. */
async function requireCover(writer: PostWriter, path: string | null | undefined): Promise<void> {
  if (path == null || (await isStored(writer, path))) return
  throw new BadInput(MISSING_IMAGE, [{ path: 'featuredImage', message: MISSING_IMAGE }])
}

async function isStored({ db }: PostWriter, path: string): Promise<boolean> {
  return (await storedPictures(db.prisma, [path])).has(path)
}

async function freeSlug({ db }: PostWriter, wanted: string): Promise<string> {
  const taken = await db.prisma.post.findMany({
    where: { slug: { startsWith: wanted } },
    select: { slug: true },
  })
  return uniqueSlug(wanted, new Set([...taken.map(({ slug }) => slug), ...RESERVED_SLUGS]))
}
