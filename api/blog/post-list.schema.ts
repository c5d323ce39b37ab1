import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { FEATURED_COUNT, MAX_FOUND, PAGE_SIZE } from '#domain/blog/limits.ts'
import { firstSchema, postListSchema, type SearchOrder } from '#domain/blog/list-input.ts'
import { MAX_PAGE_SIZE } from '#domain/paging/pagination.ts'
import { countCategories, countTags, type Facet } from './facets.ts'
import { type Highlight, highlight, type Segment } from './highlight.ts'
import { listPosts, NEWEST_FIRST, type PostPage, sortByIds } from './post-list.ts'

const SearchOrderEnum = enumType<SearchOrder>('SearchOrder', {
  description: 'Order of the results of a search.',
  values: { bestMatch: 'The best match comes first.', newest: 'The newest post comes first.' },
})

const SegmentRef = builder.objectRef<Segment>('TextSegment').implement({
  description:
    'A segment of plain text. Concatenate the segments to get the complete text. Do not render it as HTML.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Text of the segment, including spaces.' }),
    match: t.exposeBoolean('match', { description: 'Whether this segment matches the search.' }),
  }),
})

const HighlightRef = builder.objectRef<Highlight>('PostHighlight').implement({
  description: 'Matches of a search in one post, for highlighting.',
  fields: (t) => ({
    postId: t.exposeID('id', { description: 'Id of the matching post in `nodes`.' }),
    title: t.expose('title', { type: [SegmentRef], description: 'The title, split at the matches.' }),
    excerpt: t.expose('excerpt', { type: [SegmentRef], description: 'The excerpt, split at the matches.' }),
    passage: t.expose('passage', {
      type: [SegmentRef],
      description: 'The best-matching passage of the body. Empty if the title or the excerpt matches.',
    }),
  }),
})

const PostPageRef = pageType<PostPage>('PostPage', {
  description: 'One page of published posts.',
  totalCount: `Number of posts on all pages. A search finds at most the newest ${MAX_FOUND} matches.`,
  page: 'Number of this page. If the requested page is beyond the last, this is page 1.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['Post'],
      description: 'Posts on this page, newest first. Results of a search are in the requested `order`.',
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
      description: 'The search with its typos corrected, if nothing matched the original. Otherwise null.',
    }),
    highlights: t.field({
      type: [HighlightRef],
      description: 'Where the search matches in the posts on this page. Empty without a search.',
      // `posts` multiplies it by the number of posts.
      complexity: { field: 5, multiplier: 1 },
      resolve: ({ search, ranking }, _args, { db }) => (ranking ? highlight(db.prisma, search, ranking) : []),
    }),
  }),
})

const FacetRef = builder.objectRef<Facet>('PostFacet').implement({
  description: 'A category or tag, with its number of published posts.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the category or tag.' }),
    count: t.exposeInt('count', { description: 'Number of published posts with this category or tag.' }),
  }),
})

const PostFilter = builder.inputType('PostFilter', {
  description:
    'Conditions for a list of posts. A post must meet all of them. Null and blank values are ignored.',
  fields: (t) => ({
    search: t.string({
      description:
        'Words to find in titles, tags, excerpts and bodies. Put quotation marks around a phrase, “or” between alternatives, and - before a word to exclude it.',
    }),
    category: t.string({
      description: 'Name of a category, case-insensitive. An unknown category matches no posts.',
    }),
    tags: t.stringList({ description: 'Up to ten tags, case-insensitive. A post must have all of them.' }),
  }),
})

builder.queryFields((t) => ({
  posts: t.field({
    type: PostPageRef,
    description: 'Published posts, one page at a time, optionally filtered.',
    args: {
      filter: t.arg({
        type: PostFilter,
        description: 'Conditions that the posts must meet. Null for all posts.',
      }),
      ...pageArgs(t.arg, 'Posts', PAGE_SIZE),
      order: t.arg({
        type: SearchOrderEnum,
        required: true,
        defaultValue: 'bestMatch',
        description: 'Order of the results of a search. Without a search, the list is always newest first.',
      }),
    },
    complexity: pageCost,
    resolve: (_root, { filter, ...rest }, { db }) =>
      listPosts(db.prisma, parse(postListSchema, { ...filter, ...rest })),
  }),
  featuredPosts: t.prismaField({
    type: ['Post'],
    description: 'Published posts, featured ones first, then newest first.',
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: FEATURED_COUNT,
        description: `Number of posts, from 1 to ${MAX_PAGE_SIZE}.`,
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
    description: 'One published post of the blog. Null if no post has this slug. Editors also get drafts.',
    args: { slug: t.arg.string({ required: true, description: 'Last part of the URL /blog/{slug}.' }) },
    resolve: (query, _root, { slug }, { db, editor }) =>
      db.prisma.post.findUnique({
        ...query,
        where: { slug, ...(editor ? { trashedAt: null } : { status: 'published' }) },
      }),
  }),
  categories: t.field({
    type: [FacetRef],
    description: 'Categories of the published posts, the most frequent first.',
    resolve: (_root, _args, { db }) => countCategories(db.prisma),
  }),
  tags: t.field({
    type: [FacetRef],
    description: 'Up to 40 tags of the published posts, the most frequent first.',
    resolve: (_root, _args, { db }) => countTags(db.prisma),
  }),
}))
