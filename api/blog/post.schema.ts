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
  description: 'Whether a post is on the site.',
  values: { draft: 'Only administrators see it.', published: 'Everybody sees it.' },
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
      description: 'Last part of its address, /blog/{slug}. It never changes.',
    }),
    title: t.exposeString('title', { description: 'The title, plain text.' }),
    excerpt: t.exposeString('excerpt', { description: 'A sentence or two for lists, plain text.' }),
    description: t.string({
      description:
        'For page metadata: the excerpt or, where it is empty, the first 160 characters of the article, plain text.',
      select: { excerpt: true, content: true },
      // Whole characters: an emoji is never cut in half.
      resolve: ({ excerpt, content }) =>
        excerpt.trim() || [...textOfHtml(content)].slice(0, 160).join('').trim(),
    }),
    content: t.string({
      description:
        'The body as HTML of a small allowed set, sanitised when stored and again here; line breaks are <br>.',
      select: { content: true },
      complexity: 5,
      resolve: ({ content }, _args, { env }) => renderBody(content, env.PUBLIC_URL),
    }),
    source: t.exposeString('content', {
      description: 'The body as it is stored, for an editor. Administrators only.',
      authScopes: { admin: true },
    }),
    revision: t.string({
      description:
        'Names what an editor can change of it, as it is stored now; updatePost takes it. Administrators only.',
      authScopes: { admin: true },
      select: EDITABLE_SELECTION,
      resolve: revisionOf,
    }),
    category: t.exposeString('category', { description: 'Its category’s name.' }),
    tags: t.exposeStringList('tags', { description: 'Its tags.' }),
    author: t.exposeString('author', { description: 'Who signs it.' }),
    featuredImage: t.exposeString('featuredImage', {
      nullable: true,
      description: 'Address of a picture chosen for it; null when its cover is drawn from the slug.',
    }),
    image: t.string({
      description: 'Address of a picture that always exists: the chosen one, or the drawn cover as a PNG.',
      select: { image: true, featuredImage: true, slug: true },
      // An image stored before addresses were validated must not fail the complete list.
      resolve: ({ image, featuredImage, slug }, _args, { env }) => {
        const drawn = new URL(`/og/${slug}.png`, env.PUBLIC_URL)
        return (URL.parse(image ?? featuredImage ?? drawn.href, env.PUBLIC_URL) ?? drawn).href
      },
    }),
    featured: t.exposeBoolean('featured', { description: 'Whether the editors put it forward.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first published; null for a draft that never was.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    readTime: t.int({
      description: 'Minutes it takes to read: words divided by 200, rounded up.',
      select: { wordCount: true },
      resolve: ({ wordCount }) => readTimeOfWords(wordCount),
    }),
    provenance: t.field({
      type: ProvenanceEnum,
      description: 'How it came about.',
      select: { aiModel: true, reviewedAt: true },
      resolve: provenanceOf,
    }),
    aiModel: t.exposeString('aiModel', {
      nullable: true,
      description: 'The language model that drafted it; null for people’s work.',
    }),
    reviewedAt: t.expose('reviewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an editor approved or edited a model’s draft.',
    }),
    status: t.expose('status', {
      type: PostStatusEnum,
      description: 'Whether it is on the site. Administrators only.',
      authScopes: { admin: true },
    }),
    relatedPosts: t.prismaField({
      type: ['Post'],
      description: 'Other published posts of its category, the newest first, three at most.',
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

/** One statement per category, however many of its posts ask for related ones. */
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
