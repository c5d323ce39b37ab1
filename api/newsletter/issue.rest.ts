import { z } from 'zod'
import { linkHeader, wholeNumber } from '#api/rest/paging.ts'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { runOperation } from '#api/rest/run-operation.ts'
import { MAX_PAGE } from '#domain/blog/limits.ts'
import { PAGE_RULE } from '#domain/blog/list-input.ts'
import { NotFound } from '#domain/errors.ts'
import { ISSUE_NOT_FOUND, ISSUE_PAGE_SIZE_RULE, MAX_ISSUES_PER_PAGE } from '#domain/newsletter/issue-list.ts'
import { RestIssueDocument, type RestIssueFragment, RestIssuesDocument } from './issue.rest.generated.ts'
import { restIssue, restIssueSchema } from './rest-issue.ts'

const listQuery = z.object({
  page: wholeNumber(PAGE_RULE, MAX_PAGE).describe('Page number, counted from 1.'),
  limit: wholeNumber(ISSUE_PAGE_SIZE_RULE, MAX_ISSUES_PER_PAGE).describe(
    `Issues per page, from 1 to ${MAX_ISSUES_PER_PAGE}.`,
  ),
})

/** Read-only. The responses contain no unsubscribe link. */
export const newsletterIssueRoutes: Routes = (app, contextFor) => {
  app.get(
    '/newsletter/issues',
    {
      config: { responseHeaders: ['X-Total-Count', 'Link'] },
      schema: {
        operationId: 'listNewsletterIssues',
        tags: ['newsletter'],
        summary: 'Past issues of the newsletter, newest first',
        description:
          `Without \`page\` and \`limit\`, the response contains the newest ${MAX_ISSUES_PER_PAGE}. \`X-Total-Count\` is the number of issues on ` +
          'all pages, and `Link` has the URLs of the first, previous, next and last pages. A page beyond the last is empty.',
        querystring: listQuery,
        response: { 200: z.array(restIssueSchema).describe('Issues on the requested page.') },
      },
    },
    async (request, reply) => {
      const { page = 1, limit = MAX_ISSUES_PER_PAGE } = request.query
      const context = await contextFor(request, reply)
      const found = (await runOperation(RestIssuesDocument, { page, pageSize: limit }, context))
        .newsletterIssues
      reply.header('x-total-count', String(found.totalCount))
      const link = linkHeader(request, page, found.pageCount)
      if (link) reply.header('link', link)
      const nodes: readonly RestIssueFragment[] = found.page === page ? found.nodes : []
      return nodes.map(restIssue)
    },
  )

  app.get(
    '/newsletter/issues/:slug',
    {
      schema: {
        operationId: 'getNewsletterIssue',
        tags: ['newsletter'],
        summary: 'One past issue of the newsletter',
        description:
          'Issues are public once sending has begun, unless they are canceled. Drafts are never returned.',
        params: z.object({
          slug: z.string().meta({
            description: 'Last part of the URL /newsletter/{slug}.',
            examples: ['apprenticeships-and-a-fence'],
          }),
        }),
        response: {
          200: restIssueSchema.describe('The issue with this slug.'),
          404: problem(ISSUE_NOT_FOUND),
        },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { newsletterIssue } = await runOperation(RestIssueDocument, request.params, context)
      if (!newsletterIssue) throw new NotFound(ISSUE_NOT_FOUND)
      return restIssue(newsletterIssue)
    },
  )
}
