import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import { requireAdmin } from '#api/rest/require-admin.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'
import { challengeInputSchema } from '#domain/challenges/challenge-input.ts'
import { CHALLENGE_NOT_FOUND, CHALLENGE_TITLE_TAKEN } from '#domain/challenges/messages.ts'
import { BADGE_COLORS, BADGE_ICON_NAMES, CHALLENGE_TYPES } from '#domain/challenges/types.ts'
import { enumName, enumValue } from '#domain/enum-names.ts'
import { sessionIdSchema } from '#domain/session/session-id-schema.ts'
import {
  RestChallengesDocument,
  type RestChallengesQuery,
  RestCompleteChallengeDocument,
  RestCompletedChallengesDocument,
  RestCreateChallengeDocument,
} from './challenge.rest.generated.ts'

const EXAMPLE = {
  type: 'quiz',
  title: 'Find Your Overlap',
  description: 'Answer ten questions and see what you share.',
  points: 15,
  badgeIcon: 'blend',
  badgeColor: 'purple',
  isActive: true,
} as const

const challengeSchema = z
  .object({
    id: z.string().describe('Stable id of the challenge.'),
    type: z.enum(CHALLENGE_TYPES).describe('What a visitor does to complete the challenge.'),
    title: z.string().describe('Title, unique among all challenges.'),
    description: z.string().describe('What to do, in one or two sentences.'),
    points: z.int().describe('Points for completing the challenge, from 1 to 100.'),
    badgeIcon: z.string().describe(BADGE_ICON_NAMES),
    badgeColor: z.enum(BADGE_COLORS).describe('Color of the challenge’s badge.'),
    isActive: z.boolean().describe('Whether visitors see the challenge and can complete it.'),
  })
  .meta({
    id: 'Challenge',
    description: 'A small task on the site that earns points.',
    examples: [{ id: 'cmi7x0c9e0003', ...EXAMPLE }],
  })

const SESSION_ID = 'session_1763640000000_k3x9'

type RestChallenge = RestChallengesQuery['challenges'][number]

function project(challenge: RestChallenge): z.output<typeof challengeSchema> {
  const { __typename, type, badgeColor, ...rest } = challenge
  return { ...rest, type: enumValue(type), badgeColor: enumValue(badgeColor) }
}

/** Challenge routes (spec §7). */
export const challengeRoutes: Routes = (app, contextFor) => {
  app.get(
    '/challenges',
    {
      schema: {
        operationId: 'listChallenges',
        tags: ['challenges'],
        summary: 'Active challenges',
        description: 'Returns up to 100 challenges, sorted by type, oldest first within each type.',
        response: { 200: z.array(challengeSchema).describe('Active challenges. Empty if there are none.') },
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
        operationId: 'listCompletedChallenges',
        tags: ['challenges'],
        summary: 'Completed challenges of a session',
        description: 'A session is one browser, identified by an id that it created itself.',
        params: z.object({
          sessionId: sessionIdSchema.meta({
            description:
              'Session id that the client created: 1 to 128 letters, digits, dashes or underscores.',
            examples: [SESSION_ID],
          }),
        }),
        response: {
          200: z
            .array(challengeSchema)
            .describe('Challenges by the day of completion. Empty for an unknown session.'),
        },
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
      config: { limit: 'challenge' },
      schema: {
        operationId: 'completeChallenge',
        tags: ['challenges'],
        summary: 'Complete a challenge for a session',
        description: 'Repeating the request changes nothing.',
        params: z.object({
          id: z.string().meta({
            description: 'Id of an active challenge, from GET /api/challenges.',
            examples: ['cmi7x0c9e0003'],
          }),
        }),
        body: z
          .object({
            sessionId: sessionIdSchema.describe(
              'Session id that the client created, such as session_1763640000000_k3x9.',
            ),
          })
          .meta({
            id: 'Completion',
            description: 'The session that completed the challenge.',
            examples: [{ sessionId: SESSION_ID }],
          }),
        response: {
          200: challengeSchema.describe(
            'The session had already completed this challenge, so nothing changed.',
          ),
          201: challengeSchema.describe('The session has now completed this challenge.'),
          404: problem(CHALLENGE_NOT_FOUND),
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
      // Runs before validation, so that unauthenticated users learn nothing about valid input.
      preValidation: requireAdmin(contextFor),
      schema: {
        operationId: 'createChallenge',
        tags: ['challenges'],
        summary: 'Create a challenge (admin)',
        description: 'An active challenge appears on the home page immediately.',
        security: [{ admin: [] }],
        body: challengeInputSchema.meta({
          id: 'NewChallenge',
          description: 'A challenge to create.',
          examples: [EXAMPLE],
        }),
        response: {
          201: challengeSchema.describe('The challenge that was created.'),
          401: problem(INVALID_TOKEN),
          409: problem(CHALLENGE_TITLE_TAKEN),
        },
      },
    },
    async (request, reply) => {
      const { type, badgeColor, ...input } = request.body
      const { createChallenge } = await runOperation(
        RestCreateChallengeDocument,
        { ...input, type: enumName(type), badgeColor: enumName(badgeColor) },
        await contextFor(request, reply),
      )
      return reply.status(201).send(project(orThrow(createChallenge)))
    },
  )
}
