import { z } from 'zod'
import { challengeInputSchema } from '../../domain/challenges/challenge-input.ts'
import { BADGE_COLORS, CHALLENGE_TYPES } from '../../domain/challenges/types.ts'
import { sessionIdSchema } from '../../domain/session/session-id-schema.ts'
import { problemSchema } from '../rest/problem.ts'
import { requireAdmin } from '../rest/require-admin.ts'
import type { Routes } from '../rest/rest.ts'
import { checkOperations, orThrow, runOperation } from '../rest/run-operation.ts'
import {
  RestChallengesDocument,
  type RestChallengesQuery,
  RestCompleteChallengeDocument,
  RestCompletedChallengesDocument,
  RestCreateChallengeDocument,
} from './challenge.rest.generated.ts'

checkOperations([
  RestChallengesDocument,
  RestCompletedChallengesDocument,
  RestCompleteChallengeDocument,
  RestCreateChallengeDocument,
])

const challengeSchema = z
  .object({
    id: z.string(),
    type: z.enum(CHALLENGE_TYPES),
    title: z.string(),
    description: z.string(),
    points: z.int(),
    badgeIcon: z.string(),
    badgeColor: z.enum(BADGE_COLORS),
    isActive: z.boolean(),
  })
  .meta({ id: 'Challenge', description: 'Something small to do, for points.' })

type RestChallenge = RestChallengesQuery['challenges'][number]

function lowerCase<Name extends string>(name: Name): Lowercase<Name> {
  return name.toLowerCase() as Lowercase<Name>
}

function upperCase<Name extends string>(name: Name): Uppercase<Name> {
  return name.toUpperCase() as Uppercase<Name>
}

function project(challenge: RestChallenge): z.output<typeof challengeSchema> {
  const { __typename, type, badgeColor, ...rest } = challenge
  return { ...rest, type: lowerCase(type), badgeColor: lowerCase(badgeColor) }
}

/** GET challenges and completed ones, POST completion and creation (Spec §7). */
export const challengeRoutes: Routes = (app, contextFor) => {
  app.get(
    '/challenges',
    {
      schema: {
        tags: ['challenges'],
        summary: 'The active challenges',
        response: { 200: z.array(challengeSchema) },
      },
    },
    async (request, reply) => {
      const { challenges } = await runOperation(RestChallengesDocument, {}, await contextFor(request, reply))
      return challenges.map(project)
    },
  )

  app.get(
    '/challenges/completed/:sessionId',
    {
      schema: {
        tags: ['challenges'],
        summary: 'What a session has completed',
        params: z.object({ sessionId: sessionIdSchema.describe('The session id that the browser made.') }),
        response: { 200: z.array(challengeSchema), 400: problemSchema },
      },
    },
    async (request, reply) => {
      const { session } = await runOperation(
        RestCompletedChallengesDocument,
        request.params,
        await contextFor(request, reply),
      )
      return session.completedChallenges.map(project)
    },
  )

  app.post(
    '/challenges/:id/complete',
    {
      schema: {
        tags: ['challenges'],
        summary: 'Complete a challenge: 201, or 200 when it was complete already',
        params: z.object({ id: z.string().describe('The challenge’s id.') }),
        body: z.object({ sessionId: sessionIdSchema }),
        response: {
          200: challengeSchema,
          201: challengeSchema,
          400: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { completeChallenge } = await runOperation(
        RestCompleteChallengeDocument,
        { id: request.params.id, sessionId: request.body.sessionId },
        await contextFor(request, reply),
      )
      const { alreadyCompleted, challenge } = orThrow(completeChallenge)
      return reply.status(alreadyCompleted ? 200 : 201).send(project(challenge))
    },
  )

  app.post(
    '/challenges',
    {
      // Before the body is looked at: whoever may not create learns nothing about what would be right.
      preValidation: requireAdmin(contextFor),
      schema: {
        tags: ['challenges'],
        summary: 'Create a challenge (admin)',
        security: [{ admin: [] }],
        body: challengeInputSchema,
        response: {
          201: challengeSchema,
          400: problemSchema,
          401: problemSchema,
          409: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { type, badgeColor, ...input } = request.body
      const { createChallenge } = await runOperation(
        RestCreateChallengeDocument,
        { ...input, type: upperCase(type), badgeColor: upperCase(badgeColor) },
        await contextFor(request, reply),
      )
      return reply.status(201).send(project(orThrow(createChallenge)))
    },
  )
}
