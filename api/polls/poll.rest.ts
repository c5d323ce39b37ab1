import { z } from 'zod'
import { EXAMPLE_ID } from '#api/rest/components.ts'
import { PAGES, pageQuery } from '#api/rest/paging.ts'
import { get, post } from '#api/rest/route.ts'
import { withSuccess } from '#api/rest/with-success.ts'
import { enumName, enumValue } from '#domain/enum-names.ts'
import { PAGE_SIZE_RULE } from '#domain/paging/page-input.ts'
import { MAX_PAGE_SIZE } from '#domain/paging/pagination.ts'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { voteSchema } from '#domain/polls/ballot.ts'
import { OPTION_OUT_OF_RANGE, POLL_CLOSED, POLL_NOT_FOUND, POLL_STATUS_RULE } from '#domain/polls/messages.ts'
import {
  RestCommonGroundDocument,
  RestPollResultsByAffiliationDocument,
  type RestPollResultsByAffiliationQuery,
  RestPollResultsDocument,
  RestPollsDocument,
  RestVotePollDocument,
} from './poll.rest.generated.ts'

const id = z.string().meta({
  description: 'Id of the poll, from GET /api/polls.',
  examples: [EXAMPLE_ID],
})
const onePoll = { tag: 'polls', params: { id }, failures: { 404: POLL_NOT_FOUND } } as const

const group = (first: number) => [
  { option: 'Repair roads', percentage: first },
  { option: 'Lower taxes', percentage: 100 - first },
]

type Groups = NonNullable<RestPollResultsByAffiliationQuery['poll']>['resultsByAffiliation']

/** Poll routes (spec §14). */
export const pollRoutes = [
  get('/polls', {
    operationId: 'listPolls',
    tag: 'polls',
    summary: 'Open or closed polls',
    description: `Lists open polls by default. The first is the active one, which is on the home page. With \`status=closed\`, the most recently closed poll comes first. Without \`page\` and \`limit\`, the response contains up to 50 polls. ${PAGES}`,
    query: {
      status: z
        .enum(['open', 'closed'], POLL_STATUS_RULE)
        .default('open')
        .describe('Status of the polls to list: open or closed.'),
      ...pageQuery(MAX_PAGE_SIZE, PAGE_SIZE_RULE),
    },
    operation: RestPollsDocument,
    variables: ({ query: { status, page = 1, limit = MAX_PAGE_SIZE } }) => ({
      isClosed: status === 'closed',
      page,
      pageSize: limit,
    }),
    result: 'openPolls.nodes',
    statuses: { 200: 'Polls on this page.' },
    page: ({ openPolls, closedPolls }) => closedPolls ?? openPolls,
  }),
  get('/polls/:id/results', {
    ...onePoll,
    operationId: 'getPollResults',
    summary: 'Votes and percentages of a poll',
    operation: RestPollResultsDocument,
    result: 'poll.results',
    example: [
      { votes: 11, percentage: 55 },
      { votes: 9, percentage: 45 },
    ],
  }),
  get('/polls/:id/results/by-affiliation', {
    ...onePoll,
    operationId: 'getPollResultsByAffiliation',
    summary: 'Percentages by political affiliation',
    description:
      'Percentages within each group, in the order of `options`. Small groups are withheld, as `resultsByAffiliation` of the GraphQL API says.',
    operation: RestPollResultsByAffiliationDocument,
    result: 'poll.resultsByAffiliation.results',
    statuses: { 200: 'Percentages of each group that is large enough to show, by affiliation.' },
    reshape: {
      schema: (shares) => z.partialRecord(z.enum(AFFILIATIONS), shares),
      value: (groups: Groups) =>
        Object.fromEntries(groups.map(({ affiliation, results }) => [enumValue(affiliation), results])),
    },
    example: { liberal: group(60), independent: group(55) },
  }),
  get('/polls/:id/common-ground', {
    ...onePoll,
    operationId: 'getPollCommonGround',
    summary: 'What the groups of a poll have in common',
    operation: RestCommonGroundDocument,
    result: 'poll.commonGround',
  }),
  post('/polls/:id/vote', {
    ...onePoll,
    operationId: 'vote',
    summary: 'Vote in an open poll',
    body: {
      schema: voteSchema,
      id: 'Vote',
      description: 'A vote for one option of a poll.',
      example: { optionIndex: 0, politicalAffiliation: 'independent' },
    },
    operation: RestVotePollDocument,
    variables: ({ params: { id: pollId }, body: { optionIndex, politicalAffiliation } }) => ({
      pollId,
      optionIndex,
      politicalAffiliation: enumName(politicalAffiliation),
    }),
    result: 'votePoll.results',
    reshape: withSuccess('results'),
    statuses: { 201: 'The vote was counted.' },
    failures: { 400: OPTION_OUT_OF_RANGE, 404: POLL_NOT_FOUND, 409: POLL_CLOSED },
    invalidField: 'optionIndex',
    example: { success: true, results: [{ option: 'Repair roads', votes: 12, percentage: 100 }] },
    limit: 'vote',
    responseHeaders: ['Set-Cookie'],
  }),
]
