import { z } from 'zod'
import { PAGES, pageQuery } from '#api/rest/paging.ts'
import { get } from '#api/rest/route.ts'
import { MAX_TAG_LENGTH, MAX_TAGS } from '#domain/blog/limits.ts'
import { searchQuerySchema, TAGS_RULE } from '#domain/blog/list-input.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from '#domain/blog/search-query.ts'
import { PAGE_SIZE_RULE } from '#domain/paging/page-input.ts'
import { MAX_PAGE_SIZE } from '#domain/paging/pagination.ts'
import { cleanText } from '#domain/text.ts'
import { textSchema } from '#domain/text-schema.ts'
import { RestFeaturedPostsDocument, RestPostDocument, RestPostsDocument } from './post.rest.generated.ts'

const SEARCH =
  'Words to find. Put quotation marks around a phrase, “or” between alternatives, and - before a word to exclude it.'

const posts = { tag: 'blog', operation: RestPostsDocument, result: 'posts.nodes' } as const
const firstPage = { page: 1, pageSize: MAX_PAGE_SIZE }

/** Blog routes (spec §14). */
export const postRoutes = [
  get('/blog/posts', {
    ...posts,
    operationId: 'listPosts',
    summary: 'Published posts, newest first',
    description: `Without \`page\` and \`limit\`, the response contains the newest 50. ${PAGES}`,
    query: {
      ...pageQuery(MAX_PAGE_SIZE, PAGE_SIZE_RULE),
      category: z
        .string()
        .optional()
        .describe('Name of a category, case-insensitive. An unknown category matches no posts.'),
      tag: z
        .preprocess(
          (tag) => (typeof tag === 'string' ? [tag] : tag),
          z.array(textSchema().max(MAX_TAG_LENGTH, TAGS_RULE)).max(MAX_TAGS, TAGS_RULE),
        )
        .optional()
        .describe(`A tag that the posts must have. Repeat the parameter for more, up to ${MAX_TAGS}.`),
      q: textSchema().max(MAX_SEARCH_LENGTH, SEARCH_RULE).optional().describe(SEARCH),
    },
    variables: ({ query: { page = 1, limit = MAX_PAGE_SIZE, category, tag, q } }) => ({
      filter: { search: q ?? null, category: category ?? null, tags: tag ?? null },
      page,
      pageSize: limit,
    }),
    page: (data) => data.posts,
  }),
  get('/blog/posts/featured', {
    operationId: 'listFeaturedPosts',
    tag: 'blog',
    summary: 'Up to three posts: featured ones first, then the newest',
    operation: RestFeaturedPostsDocument,
    result: 'featuredPosts',
  }),
  get('/blog/search', {
    ...posts,
    operationId: 'searchPosts',
    summary: 'Search results, best match first, at most 50',
    description:
      'Searches titles, tags, excerpts and bodies of published posts. If nothing matches, typos in the search are corrected.',
    query: { q: searchQuerySchema.meta({ description: SEARCH, examples: ['neighbors'] }) },
    variables: ({ query }) => ({ ...firstPage, filter: { search: query.q }, order: 'BEST_MATCH' as const }),
  }),
  get('/blog/posts/category/:category', {
    ...posts,
    operationId: 'listPostsOfCategory',
    summary: 'Posts in one category, newest first, at most 50',
    description:
      'Empty for an unknown category. For more than 50 posts, use `GET /api/blog/posts?category=` and its pages.',
    params: {
      category: z.string().meta({
        description: 'Name of the category, case-insensitive.',
        examples: ['Stories of Unity'],
      }),
    },
    // A blank name is an unknown category, not a missing filter.
    variables: ({ params: { category } }) => ({
      ...firstPage,
      filter: { category: cleanText(category).trim() || '-' },
    }),
  }),
  get('/blog/posts/:slug', {
    operationId: 'getPost',
    tag: 'blog',
    summary: 'One post',
    params: { slug: z.string().meta({ examples: ['reading-a-poll-in-two-minutes'] }) },
    operation: RestPostDocument,
    result: 'post',
    failures: { 404: BLOG_ERRORS.notFound },
  }),
]
