import { z } from 'zod'
import { NotFound } from '../../domain/errors.ts'
import { voteSchema } from '../../domain/polls/ballot.ts'
import { POLL_NOT_FOUND } from '../../domain/polls/messages.ts'
import { problemSchema } from '../rest/problem.ts'
import type { Routes } from '../rest/rest.ts'
import { checkOperations, orThrow, runOperation } from '../rest/run-operation.ts'
import {
  RestPollResultsByAffiliationDocument,
  RestPollResultsDocument,
  RestPollsDocument,
  RestVotePollDocument,
} from './poll.rest.generated.ts'

checkOperations([
  RestPollsDocument,
  RestPollResultsDocument,
  RestPollResultsByAffiliationDocument,
  RestVotePollDocument,
])

const idParams = z.object({ id: z.string().describe('The poll’s id.') })
const share = z.int().min(0).max(100).describe('Whole percent; one question adds up to 100, or is all 0.')
const optionShare = z.object({ option: z.string(), percentage: share })

/** GET polls and results, POST vote (Spec §7). */
export const pollRoutes: Routes = (app, contextFor) => {
  app.get(
    '/polls',
    {
      schema: {
        tags: ['polls'],
        summary: 'Open polls, the active one first',
        response: {
          200: z.array(z.object({ id: z.string(), question: z.string(), options: z.array(z.string()) })),
        },
      },
    },
    async (request, reply) => {
      const { polls } = await runOperation(RestPollsDocument, {}, await contextFor(request, reply))
      return polls
    },
  )

  app.get(
    '/polls/:id/results',
    {
      schema: {
        tags: ['polls'],
        summary: 'Votes and percentages, in option order',
        params: idParams,
        response: { 200: z.array(z.object({ votes: z.int(), percentage: share })), 404: problemSchema },
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
        tags: ['polls'],
        summary: 'Percentages by political affiliation; small groups are withheld',
        params: idParams,
        response: { 200: z.record(z.string(), z.array(optionShare)), 404: problemSchema },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { poll } = await runOperation(RestPollResultsByAffiliationDocument, request.params, context)
      if (!poll) throw new NotFound(POLL_NOT_FOUND)
      return Object.fromEntries(
        poll.resultsByAffiliation.map((group) => [group.affiliation.toLowerCase(), group.results]),
      )
    },
  )

  app.post(
    '/polls/:id/vote',
    {
      schema: {
        tags: ['polls'],
        summary: 'Vote; a second vote by the same browser replaces the first',
        params: idParams,
        body: voteSchema,
        response: {
          201: z.object({
            success: z.literal(true),
            results: z.array(optionShare.extend({ votes: z.int() })),
          }),
          400: problemSchema,
          404: problemSchema,
          409: problemSchema,
          429: problemSchema,
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
          politicalAffiliation: politicalAffiliation.toUpperCase() as Uppercase<typeof politicalAffiliation>,
        },
        await contextFor(request, reply),
      )
      const { results } = orThrow(votePoll)
      return reply.status(201).send({ success: true as const, results })
    },
  )
}
