import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { RELATED_COUNT } from '#domain/blog/limits.ts'
import { type Provenance, provenanceOf } from '#domain/blog/provenance.ts'
import { readTimeOfWords } from '#domain/blog/read-time.ts'
import type { Post, PostStatus } from '#prisma/client/client.ts'
import { textOfHtml } from './html-text.ts'
import { EDITABLE_SELECTION, revisionOf } from './post.service.ts'
import { NEWEST_FIRST, type PostSelection } from './post-list.ts'
import { renderBody } from './sanitize.ts'

const PostStatusEnum = enumType<PostStatus>('PostStatus', {
  description: 'Whether a post is published.',
  values: { draft: 'Visible to administrators only.', published: 'Visible to everyone.' },
})

const ProvenanceEnum = enumType<Provenance>('Provenance', {
  description: 'Who wrote an article. Set by the workflow, never by hand.',
  values: {
    people: 'People wrote it.',
    model: 'A language model drafted it, and nobody has checked it yet.',
    modelReviewed: 'A language model drafted it, and an editor approved or edited it.',
  },
})

builder.prismaObject('Post', {
  description: 'An article of Unity Insights.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    slug: t.exposeString('slug', {
      description: 'Last part of the address, /blog/{slug}. It never changes.',
    }),
    title: t.exposeString('title', { description: 'Title as plain text.' }),
    excerpt: t.exposeString('excerpt', { description: 'One or two sentences for lists, as plain text.' }),
    description: t.string({
      description:
        'Plain text for page metadata: the excerpt, or the first 160 characters of the body if there is none.',
      select: { excerpt: true, content: true },
      // Slice by code points so that no emoji is cut in half.
      resolve: ({ excerpt, content }) =>
        excerpt.trim() || [...textOfHtml(content)].slice(0, 160).join('').trim(),
    }),
    content: t.string({
      description: 'Body as sanitized HTML with a small set of elements. Line breaks are <br>.',
      select: { content: true },
      complexity: 5,
      resolve: ({ content }, _args, { env }) => renderBody(content, env.PUBLIC_URL),
    }),
    source: t.exposeString('content', {
      description: 'Body as it is stored, for editing. Administrators only.',
      authScopes: { admin: true },
    }),
    revision: t.string({
      description:
        'Fingerprint of the editable fields as they are now. Send it with updatePost to avoid overwriting other edits. Administrators only.',
      authScopes: { admin: true },
      select: EDITABLE_SELECTION,
      resolve: revisionOf,
    }),
    category: t.exposeString('category', { description: 'Name of its category.' }),
    tags: t.exposeStringList('tags', { description: 'Its tags.' }),
    author: t.exposeString('author', { description: 'Name of the author.' }),
    featuredImage: t.exposeString('featuredImage', {
      nullable: true,
      description: 'Address of the chosen image; null if the cover is drawn from the slug.',
    }),
    image: t.string({
      description: 'Address of an image that always exists: the chosen one, or the drawn cover as PNG.',
      select: { image: true, featuredImage: true, slug: true },
      // An image stored before URLs were validated must not fail the complete list.
      resolve: ({ image, featuredImage, slug }, _args, { env }) => {
        const drawn = new URL(`/og/${slug}.png`, env.PUBLIC_URL)
        return (URL.parse(image ?? featuredImage ?? drawn.href, env.PUBLIC_URL) ?? drawn).href
      },
    }),
    featured: t.exposeBoolean('featured', { description: 'Whether editors feature it.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first published; null if it never was.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    readTime: t.int({
      description: 'Reading time in minutes: words divided by 200, rounded up.',
      select: { wordCount: true },
      resolve: ({ wordCount }) => readTimeOfWords(wordCount),
    }),
    provenance: t.field({
      type: ProvenanceEnum,
      description: 'Who wrote it.',
      select: { aiModel: true, reviewedAt: true },
      resolve: provenanceOf,
    }),
    aiModel: t.exposeString('aiModel', {
      nullable: true,
      description: 'Language model that drafted it; null if people wrote it.',
    }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an editor approved or edited the draft of a model; null until then.',
    }),
    status: t.expose('status', {
      type: PostStatusEnum,
      description: 'Whether it is published. Administrators only.',
      authScopes: { admin: true },
    }),
    relatedPosts: t.prismaField({
      type: ['Post'],
      description: 'Up to three other published posts of its category, the newest first.',
      select: { id: true, category: true },
      complexity: { field: 2, multiplier: RELATED_COUNT },
      resolve: async (query, { id, category }, _args, context) => {
        const newest = await newestOf(context, category, query)
        return newest.filter((post) => post.id !== id).slice(0, RELATED_COUNT)
      },
    }),
  }),
})

const newest = new WeakMap<Context, Map<string, Promise<Post[]>>>()

/** One query per category, however many of its posts request related ones. */
function newestOf(context: Context, category: string, query: PostSelection): Promise<Post[]> {
  const known = newest.get(context) ?? new Map<string, Promise<Post[]>>()
  newest.set(context, known)
  const key = JSON.stringify([category, query])
  const posts =
    known.get(key) ??
    context.db.prisma.post.findMany({
      ...query,
      where: { status: 'published', category },
      orderBy: [...NEWEST_FIRST],
      take: RELATED_COUNT + 1,
    })
  known.set(key, posts)
  return posts
}
