import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { linkHeader, wholeNumber } from '#api/rest/paging.ts'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { runOperation } from '#api/rest/run-operation.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_TAG_LENGTH, MAX_TAGS } from '#domain/blog/limits.ts'
import { PAGE_RULE, PAGE_SIZE_RULE, TAGS_RULE } from '#domain/blog/list-input.ts'
import { BLOG_ERRORS } from '#domain/blog/messages.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from '#domain/blog/search-query.ts'
import { searchQuerySchema } from '#domain/blog/search-schema.ts'
import { NotFound } from '#domain/errors.ts'
import {
  RestFeaturedPostsDocument,
  RestPostDocument,
  RestPostsDocument,
  type RestPostsQueryVariables,
} from './post.rest.generated.ts'
import { restPostSchema, toRestPost } from './rest-post.ts'

const posts = z.array(restPostSchema)

const SEARCH_DESCRIPTION =
  'Words to find. Put quotation marks around a phrase, “or” between alternatives, and - before a word to exclude it.'

const listQuery = z.object({
  page: wholeNumber(PAGE_RULE, MAX_PAGE).describe('Page number, counted from 1.'),
  limit: wholeNumber(PAGE_SIZE_RULE, MAX_PAGE_SIZE).describe(`Posts per page, from 1 to ${MAX_PAGE_SIZE}.`),
  category: z
    .string()
    .optional()
    .describe('Name of a category, case-insensitive. An unknown category matches no posts.'),
  tag: z
    .preprocess(
      (tag) => (typeof tag === 'string' ? [tag] : tag),
      z.array(z.string().max(MAX_TAG_LENGTH, TAGS_RULE)).max(MAX_TAGS, TAGS_RULE),
    )
    .optional()
    .describe(
      `A tag that the posts must have, case-insensitive. Repeat the parameter for more, up to ${MAX_TAGS}.`,
    ),
  q: z.string().max(MAX_SEARCH_LENGTH, SEARCH_RULE).optional().describe(SEARCH_DESCRIPTION),
})

/** Blog routes (spec §7). */
export const postRoutes: Routes = (app, contextFor) => {
  async function list(variables: RestPostsQueryVariables, request: FastifyRequest, reply: FastifyReply) {
    const result = await runOperation(RestPostsDocument, variables, await contextFor(request, reply))
    // The site falls back to page 1, but API clients need an empty page to stop at.
    const nodes = result.posts.page === variables.page ? result.posts.nodes : []
    return { ...result.posts, nodes: nodes.map(toRestPost) }
  }

  app.get(
    '/blog/posts',
    {
      config: { responseHeaders: ['X-Total-Count', 'Link'] },
      schema: {
        operationId: 'listPosts',
        tags: ['blog'],
        summary: 'Published posts, newest first',
        description:
          'Without `page` and `limit`, the response contains the newest 50. `X-Total-Count` is the number of posts on all pages, and ' +
          '`Link` has the URLs of the first, previous, next and last pages. A page beyond the last is empty.',
        querystring: listQuery,
        response: { 200: posts.describe('Posts on the requested page. Empty if none match.') },
      },
    },
    async (request, reply) => {
      const { page = 1, limit = MAX_PAGE_SIZE, category, tag, q } = request.query
      const filter = { search: q ?? null, category: category ?? null, tags: tag ?? null }
      const found = await list({ filter, page, pageSize: limit }, request, reply)
      reply.header('x-total-count', String(found.totalCount))
      const link = linkHeader(request, page, found.pageCount)
      if (link) reply.header('link', link)
      return found.nodes
    },
  )

  app.get(
    '/blog/posts/featured',
    {
      schema: {
        operationId: 'listFeaturedPosts',
        tags: ['blog'],
        summary: 'Featured posts, at most three',
        description:
          'Posts that editors feature, newest first. If there are fewer than three, the newest posts follow.',
        response: { 200: posts.describe('Up to three posts, featured ones first.') },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { featuredPosts } = await runOperation(RestFeaturedPostsDocument, {}, context)
      return featuredPosts.map(toRestPost)
    },
  )

  app.get(
    '/blog/search',
    {
      schema: {
        operationId: 'searchPosts',
        tags: ['blog'],
        summary: 'Search results, best match first, at most 50',
        description:
          'Searches titles, tags, excerpts and bodies of published posts. If nothing matches, typos in the search are corrected.',
        querystring: z.object({
          q: searchQuerySchema.meta({
            description: SEARCH_DESCRIPTION,
            examples: ['neighbors'],
          }),
        }),
        response: { 200: posts.describe('Matching posts. Empty if there are none.') },
      },
    },
    async (request, reply) => {
      const filter = { search: request.query.q }
      const variables = { filter, page: 1, pageSize: MAX_PAGE_SIZE, order: 'BEST_MATCH' } as const
      return (await list(variables, request, reply)).nodes
    },
  )

  app.get(
    '/blog/posts/category/:category',
    {
      schema: {
        operationId: 'listPostsOfCategory',
        tags: ['blog'],
        summary: 'Posts in one category, newest first, at most 50',
        description: 'For more than 50 posts, use `GET /api/blog/posts?category=` and its pages.',
        params: z.object({
          category: z.string().meta({
            description: 'Name of the category, case-insensitive.',
            examples: ['Stories of Unity'],
          }),
        }),
        response: { 200: posts.describe('Posts in the category. Empty for an unknown category.') },
      },
    },
    async (request, reply) => {
      const { category } = request.params
      if (category.trim() === '') return []
      const variables = { filter: { category }, page: 1, pageSize: MAX_PAGE_SIZE }
      return (await list(variables, request, reply)).nodes
    },
  )

  app.get(
    '/blog/posts/:slug',
    {
      schema: {
        operationId: 'getPost',
        tags: ['blog'],
        summary: 'One post',
        description: 'Returns a published post. With an admin token, it also returns drafts.',
        params: z.object({
          slug: z.string().meta({
            description: 'Last part of the URL /blog/{slug}.',
            examples: ['reading-a-poll-in-two-minutes'],
          }),
        }),
        response: {
          200: restPostSchema.describe('The post with this slug.'),
          404: problem(BLOG_ERRORS.notFound),
        },
      },
    },
    async (request, reply) => {
      const { post } = await runOperation(RestPostDocument, request.params, await contextFor(request, reply))
      if (!post) throw new NotFound(BLOG_ERRORS.notFound)
      return toRestPost(post)
    },
  )
}
