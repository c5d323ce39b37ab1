import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { FEATURED_COUNT, MAX_FOUND, MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/blog/limits.ts'
import { firstSchema, postListSchema, type SearchOrder } from '#domain/blog/list-input.ts'
import { countCategories, countTags, type Facet } from './facets.ts'
import { type Highlight, highlight, type Segment } from './highlight.ts'
import { inOrder, listPosts, NEWEST_FIRST, type PostPage } from './post-list.ts'

const SearchOrderEnum = enumType<SearchOrder>('SearchOrder', {
  description: 'How search results are ordered.',
  values: { bestMatch: 'The best match first.', newest: 'The newest first.' },
})

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
