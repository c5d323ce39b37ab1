import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { FEATURED_COUNT, MAX_FOUND, MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/blog/limits.ts'
import { firstSchema, postListSchema, type SearchOrder } from '#domain/blog/list-input.ts'
import { countCategories, countTags, type Facet } from './facets.ts'
import { type Highlight, highlight, type Segment } from './highlight.ts'
import { listPosts, NEWEST_FIRST, type PostPage, sortByIds } from './post-list.ts'

const SearchOrderEnum = enumType<SearchOrder>('SearchOrder', {
  description: 'How search results are ordered.',
  values: { bestMatch: 'The best match first.', newest: 'The newest first.' },
})

const SegmentRef = builder.objectRef<Segment>('TextSegment').implement({
  description: 'A piece of plain text. Show it as text, never as markup.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The text.' }),
    match: t.exposeBoolean('match', { description: 'Whether this text matches the search.' }),
  }),
})

const HighlightRef = builder.objectRef<Highlight>('PostHighlight').implement({
  description: 'Where a search matches in one post.',
  fields: (t) => ({
    postId: t.exposeID('id', { description: 'Id of the post.' }),
    title: t.expose('title', { type: [SegmentRef], description: 'Title, split at the matches.' }),
    excerpt: t.expose('excerpt', { type: [SegmentRef], description: 'Excerpt, split at the matches.' }),
    passage: t.expose('passage', {
      type: [SegmentRef],
      description: 'Best matching passage of the body; empty if the title or the excerpt matches.',
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
        return ranking ? sortByIds(posts, ranking) : posts
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
  description: 'A category or tag with its number of published posts.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category or tag.' }),
    count: t.exposeInt('count', { description: 'Number of published posts that have it.' }),
  }),
})

const PostFilter = builder.inputType('PostFilter', {
  description: 'Conditions for a list of posts. A post must meet all of them.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words to find in titles, tags, excerpts and bodies. Supports "quoted phrases", or, and -excluded words.',
    }),
    category: t.string({ description: 'Name of a category, in any letter case.' }),
    tags: t.stringList({ description: 'Tags that a post must have, all of them.' }),
  }),
})

builder.queryFields((t) => ({
  posts: t.field({
    type: PostPageRef,
    description: 'Published posts, one page at a time.',
    args: {
      filter: t.arg({ type: PostFilter, description: 'Conditions for the list.' }),
      ...pageArgs(t.arg, 'Posts', PAGE_SIZE),
      order: t.arg({
        type: SearchOrderEnum,
        required: true,
        defaultValue: 'bestMatch',
        description: 'Order of search results. Lists without a search are always newest first.',
      }),
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...rest }, { db }) =>
      listPosts(db.prisma, parse(postListSchema, { ...filter, ...rest })),
  }),
  featuredPosts: t.prismaField({
    type: ['Post'],
    description: 'Featured posts first, then the newest.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: FEATURED_COUNT,
        description: `Number of posts, at most ${MAX_PAGE_SIZE}.`,
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
    description: 'One published post by its slug, or null. Administrators also get drafts.',
    args: { slug: t.arg.string({ required: true, description: 'Last part of the address, /blog/{slug}.' }) },
    resolve: (query, _root, { slug }, { db, isAdmin }) =>
      db.prisma.post.findUnique({ ...query, where: { slug, ...(!isAdmin && { status: 'published' }) } }),
  }),
  categories: t.field({
    type: [FacetRef],
    description: 'Categories of the published posts, the largest first.',
    resolve: (_root, _args, { db }) => countCategories(db.prisma),
  }),
  tags: t.field({
    type: [FacetRef],
    description: 'Up to 40 tags of the published posts, the most frequent first.',
    resolve: (_root, _args, { db }) => countTags(db.prisma),
  }),
}))
