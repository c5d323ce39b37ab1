import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { SUCCESS } from '#api/rest/success.ts'
import { enumName, enumValue } from '#domain/enum-names.ts'
import { NotFound } from '#domain/errors.ts'
import { AFFILIATIONS } from '#domain/polls/affiliations.ts'
import { voteSchema } from '#domain/polls/ballot.ts'
import { OPTION_OUT_OF_RANGE, POLL_CLOSED, POLL_NOT_FOUND } from '#domain/polls/messages.ts'
import {
  RestCommonGroundDocument,
  RestPollResultsByAffiliationDocument,
  RestPollResultsDocument,
  RestVotePollDocument,
} from './poll.rest.generated.ts'
import { restCommonGround, restCommonGroundSchema } from './rest-poll.ts'

const idParams = z.object({
  id: z.string().meta({ description: 'Id of the poll, from GET /api/polls.', examples: ['cmi7x0c9e0001'] }),
})
const option = z.string().describe('Text of the option, as in GET /api/polls.')
const votes = z.int().min(0).describe('Number of votes for this option.')
const share = z
  .int()
  .min(0)
  .max(100)
  .describe(
    'Share of the votes in whole percent. The shares of all options add up to 100, or are all 0 if there are no votes.',
  )
const optionShare = z.object({ option, percentage: share })

const voteBody = z
  .object({
    optionIndex: voteSchema.shape.optionIndex.describe('Index of the option in `options`, counted from 0.'),
    politicalAffiliation: voteSchema.shape.politicalAffiliation.describe(
      'Political affiliation of the voter: conservative, liberal, independent or other, case-insensitive.',
    ),
  })
  .meta({
    id: 'Vote',
    description: 'A vote for one option of a poll.',
    examples: [{ optionIndex: 0, politicalAffiliation: 'independent' }],
  })

/** Poll routes (spec §7). */
export const pollRoutes: Routes = (app, contextFor) => {
  app.get(
    '/polls/:id/results',
    {
      schema: {
        operationId: 'getPollResults',
        tags: ['polls'],
        summary: 'Votes and percentages of a poll',
        description:
          'Demo polls start with sample votes, which nobody cast. `exampleVotes` in GET /api/polls is their number.',
        params: idParams,
        response: {
          200: z
            .array(z.object({ votes, percentage: share }).meta({ examples: [{ votes: 11, percentage: 55 }] }))
            .describe('One entry for each option, in the order of the options.'),
          404: problem(POLL_NOT_FOUND),
        },
      },
    },
    async (request, reply) => {
      const { poll } = await runOperation(
        RestPollResultsDocument,
        request.params,
        await contextFor(request, reply),
      )
      if (!poll) throw new NotFound(POLL_NOT_FOUND)
      return poll.results
    },
  )

  app.get(
    '/polls/:id/results/by-affiliation',
    {
      schema: {
        operationId: 'getPollResultsByAffiliation',
        tags: ['polls'],
        summary: 'Percentages by political affiliation',
        description:
          'Affiliations with too few ballots are withheld. While the withheld ones have too few ballots in total, but ' +
          'more than none, the next smallest is withheld too. So subtraction from the results of all voters gives only ' +
          'the sum of all withheld affiliations.',
        params: idParams,
        response: {
          200: z.partialRecord(z.enum(AFFILIATIONS), z.array(optionShare)).meta({
            description: 'For each affiliation, one entry per option, in the order of the options.',
            examples: [
              {
                liberal: [
                  { option: 'Repair roads', percentage: 60 },
                  { option: 'Lower taxes', percentage: 40 },
                ],
                independent: [
                  { option: 'Repair roads', percentage: 55 },
                  { option: 'Lower taxes', percentage: 45 },
                ],
              },
            ],
          }),
          404: problem(POLL_NOT_FOUND),
        },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { poll } = await runOperation(RestPollResultsByAffiliationDocument, request.params, context)
      if (!poll) throw new NotFound(POLL_NOT_FOUND)
      return Object.fromEntries(
        poll.resultsByAffiliation.map((group) => [enumValue(group.affiliation), group.results]),
      )
    },
  )

  app.get(
    '/polls/:id/common-ground',
    {
      schema: {
        operationId: 'getPollCommonGround',
        tags: ['polls'],
        summary: 'What the groups of a poll have in common',
        description:
          'Compares the groups that are shown and have at least 30 ballots, once conservatives, liberals and ' +
          'independents are among them. Polls with sample votes are not compared at all. Visitors who give no affiliation count as independent.',
        params: idParams,
        response: {
          200: restCommonGroundSchema.describe('The common ground of this poll.'),
          404: problem(POLL_NOT_FOUND),
        },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { poll } = await runOperation(RestCommonGroundDocument, request.params, context)
      if (!poll) throw new NotFound(POLL_NOT_FOUND)
      return restCommonGround(poll.commonGround)
    },
  )

  app.post(
    '/polls/:id/vote',
    {
      config: { limit: 'vote', invalidField: 'optionIndex', responseHeaders: ['Set-Cookie'] },
      schema: {
        operationId: 'vote',
        tags: ['polls'],
        summary: 'Vote in an open poll',
        description:
          'The first vote sets a signed cookie. Send it with another vote in the same poll to replace the first. ' +
          'Without the cookie, each request counts as a new voter.',
        params: idParams,
        body: voteBody,
        response: {
          201: z
            .object({
              success: SUCCESS,
              results: z.array(optionShare.extend({ votes })).describe('Results including this vote.'),
            })
            .meta({
              description: 'The vote was counted.',
              examples: [
                {
                  success: true,
                  results: [
                    { option: 'Repair roads', votes: 12, percentage: 57 },
                    { option: 'Lower taxes', votes: 9, percentage: 43 },
                  ],
                },
              ],
            }),
          400: problem(OPTION_OUT_OF_RANGE),
          404: problem(POLL_NOT_FOUND),
          409: problem(POLL_CLOSED),
        },
      },
    },
    async (request, reply) => {
      const { optionIndex, politicalAffiliation } = request.body
      const { votePoll } = await runOperation(
        RestVotePollDocument,
        {
          id: request.params.id,
          optionIndex,
          politicalAffiliation: enumName(politicalAffiliation),
        },
        await contextFor(request, reply),
      )
      const { results } = orThrow(votePoll)
      return reply.status(201).send({ success: true as const, results })
    },
  )
}
