import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { FEATURED_COUNT, MAX_FOUND, MAX_PAGE_SIZE, PAGE_SIZE, RELATED_COUNT } from '#domain/blog/limits.ts'
import { firstSchema, postListSchema, type SearchOrder } from '#domain/blog/list-input.ts'
import { type Provenance, provenanceOf } from '#domain/blog/provenance.ts'
import { readTimeOfWords } from '#domain/blog/read-time.ts'
import type { Post, PostStatus } from '#prisma/client/client.ts'
import { countCategories, countTags, type Facet } from './facets.ts'
import { type Highlight, highlight, type Segment } from './highlight.ts'
import { textOfHtml } from './html-text.ts'
import { EDITABLE_SELECTION, revisionOf } from './post.service.ts'
import { inOrder, listPosts, NEWEST_FIRST, type PostPage, type PostSelection } from './post-list.ts'
import { renderBody } from './sanitize.ts'

const PostStatusEnum = enumType<PostStatus>('PostStatus', {
  description: 'Whether a post is on the site.',
  values: { draft: 'Only administrators see it.', published: 'Everybody sees it.' },
})

const SearchOrderEnum = enumType<SearchOrder>('SearchOrder', {
  description: 'How search results are ordered.',
  values: { bestMatch: 'The best match first.', newest: 'The newest first.' },
})

const ProvenanceEnum = enumType<Provenance>('Provenance', {
  description: 'Who wrote an article. Set by the workflow, never by hand.',
  values: {
    people: 'People wrote it.',
    model: 'A language model drafted it, and nobody has checked it yet.',
    modelReviewed: 'A language model drafted it, and an editor approved or edited it.',
  },
})

export const PostRef = builder.prismaObject('Post', {
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
      // An address that was stored before addresses were read: one post's picture must not take a whole list with it.
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

/** One statement a category, however many posts of it ask for what is related to them. */
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

const SegmentRef = builder.objectRef<Segment>('TextSegment').implement({
  description: 'A piece of plain text. Show it as text, never as markup.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The piece.' }),
    match: t.exposeBoolean('match', { description: 'Whether it is what was searched for.' }),
  }),
})

const HighlightRef = builder.objectRef<Highlight>('PostHighlight').implement({
  description: 'Where a search matches in one post.',
  fields: (t) => ({
    postId: t.exposeID('id', { description: 'Which post.' }),
    title: t.expose('title', { type: [SegmentRef], description: 'The title.' }),
    excerpt: t.expose('excerpt', { type: [SegmentRef], description: 'The excerpt.' }),
    passage: t.expose('passage', {
      type: [SegmentRef],
      description: 'The best place of the body, when title and excerpt do not match; else empty.',
    }),
  }),
})

const PostPageRef = pageType<PostPage>('PostPage', {
  description: 'One page of a list of posts.',
  totalCount: `Number of posts on all pages. A search finds its newest ${MAX_FOUND} matches.`,
  page: 'Page number: 1 when the requested page is beyond the last.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['Post'],
      description: 'The newest posts first; those of a search in the requested order.',
      resolve: async (query, { where, window, ranking }, _args, { db }) => {
        const posts = await db.prisma.post.findMany({
          ...query,
          where,
          orderBy: [...NEWEST_FIRST],
          ...window,
        })
        return ranking ? inOrder(posts, ranking) : posts
      },
    }),
    correctedSearch: t.exposeString('correctedSearch', {
      nullable: true,
      description: 'The search with its typos corrected, when only that one found these posts.',
    }),
    highlights: t.field({
      type: [HighlightRef],
      description: 'Where the search matches in the posts of this page; empty without a search.',
      complexity: 20,
      resolve: ({ search, ranking }, _args, { db }) => (ranking ? highlight(db.prisma, search, ranking) : []),
    }),
  }),
})

const FacetRef = builder.objectRef<Facet>('PostFacet').implement({
  description: 'A category or a tag, and how many published posts have it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    count: t.exposeInt('count', { description: 'Published posts that have it.' }),
  }),
})

const PostFilter = builder.inputType('PostFilter', {
  description: 'What narrows a list of posts. Everything that is given must hold.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words to look for in titles, tags, excerpts and bodies: "quoted phrases", or, -without; blank for none.',
    }),
    category: t.string({ description: 'A category’s name, whatever its letter case.' }),
    tags: t.stringList({ description: 'Tags that a post must all have.' }),
  }),
})

builder.queryFields((t) => ({
  posts: t.field({
    type: PostPageRef,
    description: 'Published posts, a page at a time.',
    args: {
      filter: t.arg({ type: PostFilter, description: 'What narrows the list.' }),
      ...pageArgs(t.arg, 'Posts', PAGE_SIZE),
      order: t.arg({
        type: SearchOrderEnum,
        required: true,
        defaultValue: 'bestMatch',
        description: 'How a search is ordered. A list without a search is always newest first.',
      }),
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...rest }, { db }) =>
      listPosts(db.prisma, parse(postListSchema, { ...filter, ...rest })),
  }),
  featuredPosts: t.prismaField({
    type: ['Post'],
    description: 'The posts that lead: those the editors put forward, then the newest.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: FEATURED_COUNT,
        description: `How many at most, up to ${MAX_PAGE_SIZE}.`,
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, Math.min(first, MAX_PAGE_SIZE)) }),
    resolve: (query, _root, args, { db }) =>
      db.prisma.post.findMany({
        ...query,
        where: { status: 'published' },
        orderBy: [{ featured: 'desc' }, ...NEWEST_FIRST],
        take: parse(firstSchema, args).first,
      }),
  }),
  post: t.prismaField({
    type: 'Post',
    nullable: true,
    description: 'One published post by its slug, or null. Administrators also see drafts.',
    args: { slug: t.arg.string({ required: true, description: 'Last part of its address.' }) },
    resolve: (query, _root, { slug }, { db, isAdmin }) =>
      db.prisma.post.findUnique({ ...query, where: { slug, ...(!isAdmin && { status: 'published' }) } }),
  }),
  categories: t.field({
    type: [FacetRef],
    description: 'The categories of the published posts, the fullest first.',
    resolve: (_root, _args, { db }) => countCategories(db.prisma),
  }),
  tags: t.field({
    type: [FacetRef],
    description: 'The tags of the published posts, the most used first, 40 at most.',
    resolve: (_root, _args, { db }) => countTags(db.prisma),
  }),
}))
