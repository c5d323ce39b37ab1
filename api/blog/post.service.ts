import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Changes } from '#api/cache/changes.ts'
import type { Clock } from '#api/server/clock.ts'
import { POST_CHANGED_MEANWHILE } from '#domain/admin/messages.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { NO_ARTICLE, type postEditSchema, type postInputSchema } from '#domain/blog/post-input.ts'
import { slugify, uniqueSlug } from '#domain/blog/slug.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import type { Post, Prisma } from '#prisma/client/client.ts'
import { countWords } from './html-text.ts'
import { sanitizeBody } from './sanitize.ts'

/**
 * What writing posts needs: a context has it, and so has a job. Inside a transaction pass
 * `{ ...context, db: { prisma: tx } }`, and publish `'posts'` once more after the commit: what is told before it
 * may be read too early.
 */
export interface PostWriter {
  db: { prisma: Prisma.TransactionClient }
  now: Clock
  changes: Pick<Changes, 'publish'>
}

/** What an editor changes in the form. */
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

/** Addresses that other things have: /api/blog/posts/featured, /og/site.png. */
const RESERVED_SLUGS = ['featured', 'category', 'site']

/**
 * Stores a new post. Its body is sanitised here, its words are counted here, and its slug comes from the title.
 * In: `publish` puts it on the site at once; `aiModel` names the model that wrote it, and only the workflow may
 * say so, never a form.
 * @throws BadInput when nothing of the body is left.
 */
export async function createPost(
  writer: PostWriter,
  input: z.output<typeof postInputSchema>,
  { publish = false, aiModel = null }: { publish?: boolean; aiModel?: string | null } = {},
): Promise<Post> {
  const wanted = slugify(input.title)
  const data = {
    ...input,
    ...bodyOf(input.content),
    aiModel,
    createdAt: writer.now(),
    updatedAt: writer.now(),
    ...(publish && { status: 'published' as const, publishedAt: writer.now() }),
  }
  for (;;) {
    const slug = await freeSlug(writer, wanted)
    // ON CONFLICT DO NOTHING: somebody may take the slug meanwhile, and a failed insert would end a transaction.
    const [post] = await writer.db.prisma.post.createManyAndReturn({
      data: [{ ...data, slug }],
      skipDuplicates: true,
    })
    if (!post) continue
    if (publish) writer.changes.publish('posts')
    return post
  }
}

/**
 * Names what an editor can change of a post, as it is stored now: the same text until somebody changes it.
 */
export function revisionOf(post: Pick<Post, EditableField>): string {
  return createHash('sha256')
    .update(JSON.stringify(EDITABLE_FIELDS.map((field) => post[field])))
    .digest('base64url')
}

/**
 * Changes the fields that are there. The slug stays: links to the post must not break. An edit of a model's post
 * by an editor is a review of it.
 * In: `revision`, what the edit started from; without it, whatever is there is changed.
 * @throws NotFound, BadInput when nothing of the body is left, Conflict when somebody changed the post meanwhile.
 */
export async function updatePost(
  writer: PostWriter,
  id: string,
  edit: z.output<typeof postEditSchema>,
  revision?: string | null,
): Promise<Post> {
  const post = await held(writer, id)
  if (revision && revision !== revisionOf(post)) throw new Conflict(POST_CHANGED_MEANWHILE)
  return store(writer, id, {
    ...edit,
    ...(edit.content !== undefined && bodyOf(edit.content)),
    ...reviewOf(post, writer),
  })
}

/**
 * Puts a draft on the site. The first publication's time is kept when a post returns. Publishing a model's draft by
 * hand is a review of it.
 * Out: null when it was there already, and nothing changed.
 * @throws NotFound
 */
export async function publishPost(writer: PostWriter, id: string): Promise<Post | null> {
  const post = await held(writer, id)
  if (post.status === 'published') return null
  const publishedAt = post.publishedAt ?? writer.now()
  return store(writer, id, { status: 'published', publishedAt, ...reviewOf(post, writer) })
}

/**
 * Takes a post off the site and keeps it as a draft.
 * Out: null when it was one already, and nothing changed.
 * @throws NotFound
 */
export async function unpublishPost(writer: PostWriter, id: string): Promise<Post | null> {
  const post = await held(writer, id)
  return post.status === 'draft' ? null : store(writer, id, { status: 'draft' })
}

/**
 * Puts a post before the newer ones, or lets it go. Not a change of the article: its time and its review stay.
 * Out: null when it was so already, and nothing changed.
 * @throws NotFound
 */
export async function featurePost(writer: PostWriter, id: string, featured: boolean): Promise<Post | null> {
  const { featured: before, updatedAt } = await held(writer, id)
  return before === featured ? null : store(writer, id, { featured, updatedAt })
}

/**
 * Deletes a post for good, and answers with what it was.
 * @throws NotFound
 */
export async function deletePost(writer: PostWriter, id: string): Promise<Post> {
  const post = await existing(writer, id)
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

/** The post, held until the transaction ends: of two editors at once the second sees what the first has made. */
async function held(writer: PostWriter, id: string): Promise<Post> {
  await writer.db.prisma.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${id} FOR UPDATE`
  return existing(writer, id)
}

async function existing({ db }: PostWriter, id: string): Promise<Post> {
  const post = await db.prisma.post.findUnique({ where: { id } })
  if (!post) throw new NotFound(BLOG_ERRORS.notFound)
  return post
}

function reviewOf(post: Post, { now }: PostWriter): { reviewedAt?: Date } {
  return post.aiModel === null ? {} : { reviewedAt: now() }
}

/** The one place where a body becomes what is stored. */
function bodyOf(html: string): { content: string; wordCount: number } {
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
