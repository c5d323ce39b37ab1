import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '#api/graphql/context.ts'
import { linkHeader, wholeNumber } from '#api/rest/paging.ts'
import type { Routes } from '#api/rest/rest.ts'
import { runOperation } from '#api/rest/run-operation.ts'
import { MAX_PAGE, MAX_PAGE_SIZE } from '#domain/blog/limits.ts'
import { PAGE_RULE, PAGE_SIZE_RULE } from '#domain/blog/list-input.ts'
import { POLL_STATUS_RULE } from '#domain/polls/messages.ts'
import { RestClosedPollsDocument, type RestPollFragment, RestPollsDocument } from './poll.rest.generated.ts'
import { restPoll, restPollSchema } from './rest-poll.ts'

const listQuery = z.object({
  status: z
    .enum(['open', 'closed'], POLL_STATUS_RULE)
    .default('open')
    .describe('Status of the polls to list: open or closed.'),
  page: wholeNumber(PAGE_RULE, MAX_PAGE).describe('Page number, counted from 1.'),
  limit: wholeNumber(PAGE_SIZE_RULE, MAX_PAGE_SIZE).describe(`Polls per page, from 1 to ${MAX_PAGE_SIZE}.`),
})

interface Found {
  polls: readonly RestPollFragment[]
  total: number
}

/** The list of polls (spec §7). */
export const pollListRoutes: Routes = (app, contextFor) => {
  app.get(
    '/polls',
    {
      config: { responseHeaders: ['X-Total-Count', 'Link'] },
      schema: {
        operationId: 'listPolls',
        tags: ['polls'],
        summary: 'Open or closed polls',
        description:
          'Lists open polls by default. The first is the active one, which is on the home page. With `status=closed`, ' +
          'the most recently closed poll comes first. Without `page` and `limit`, the response contains up to 50 polls. ' +
          '`X-Total-Count` is the number of polls on all pages, and `Link` has the URLs of the first, previous, next and ' +
          'last pages. A page beyond the last is empty.',
        querystring: listQuery,
        response: {
          200: z.array(restPollSchema).describe('Polls with the requested status. Empty if there are none.'),
        },
      },
    },
    async (request, reply) => {
      const { status, page = 1, limit = MAX_PAGE_SIZE } = request.query
      const context = await contextFor(request, reply)
      const { polls, total } = await find[status](context, page, limit)
      setPagingHeaders(request, reply, { total, page, limit })
      return polls.map(restPoll)
    },
  )
}

const find: Record<'open' | 'closed', (context: Context, page: number, limit: number) => Promise<Found>> = {
  async open(context, page, limit) {
    const { polls } = await runOperation(RestPollsDocument, {}, context)
    return { polls: polls.slice((page - 1) * limit, page * limit), total: polls.length }
  },
  async closed(context, page, limit) {
    const { closedPolls } = await runOperation(RestClosedPollsDocument, { page, pageSize: limit }, context)
    // GraphQL falls back to the last page, but API clients need an empty page to stop at.
    return { polls: closedPolls.page === page ? closedPolls.nodes : [], total: closedPolls.totalCount }
  },
}

function setPagingHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, page, limit }: { total: number; page: number; limit: number },
): void {
  reply.header('x-total-count', String(total))
  const link = linkHeader(request, page, Math.max(1, Math.ceil(total / limit)))
  if (link) reply.header('link', link)
}
