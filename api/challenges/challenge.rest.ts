import { z } from 'zod'
import { EXAMPLE_ID } from '#api/rest/components.ts'
import { get, post } from '#api/rest/route.ts'
import { challengeInputSchema } from '#domain/challenges/challenge-input.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'
import { CHALLENGE_NOT_FOUND, CHALLENGE_TITLE_TAKEN } from '#domain/challenges/messages.ts'
import { enumName } from '#domain/enum-names.ts'
import { sessionIdSchema } from '#domain/session/session-id-schema.ts'
import {
  RestChallengesDocument,
  RestCompleteChallengeDocument,
  RestCompletedChallengesDocument,
  RestCreateChallengeDocument,
} from './challenge.rest.generated.ts'

const sessionId = sessionIdSchema.meta({
  description: 'Session id that the client created: 1 to 128 letters, digits, dashes or underscores.',
  examples: ['session_1763640000000_k3x9'],
})

/** Challenge routes (spec §14). */
export const challengeRoutes = [
  get('/challenges', {
    operationId: 'listChallenges',
    tag: 'challenges',
    summary: 'Active challenges',
    operation: RestChallengesDocument,
    result: 'challenges',
  }),
  get('/challenges/completed/:sessionId', {
    operationId: 'listCompletedChallenges',
    tag: 'challenges',
    summary: 'Completed challenges of a session',
    params: { sessionId },
    operation: RestCompletedChallengesDocument,
    result: 'session.completedChallenges',
  }),
  post('/challenges/:id/complete', {
    operationId: 'completeChallenge',
    tag: 'challenges',
    summary: 'Complete a challenge for a session',
    params: {
      id: z.string().meta({
        description: 'Id of an active challenge, from GET /api/challenges.',
        examples: [EXAMPLE_ID],
      }),
    },
    body: {
      schema: z.object({ sessionId }),
      id: 'Completion',
      description: 'The session that completed the challenge.',
      example: { sessionId: 'session_1763640000000_k3x9' },
    },
    operation: RestCompleteChallengeDocument,
    result: 'completeChallenge.challenge',
    statuses: {
      200: 'The session had already completed this challenge, so nothing changed.',
      201: 'The session has now completed this challenge.',
    },
    statusOf: ({ completeChallenge }) =>
      'alreadyCompleted' in completeChallenge && completeChallenge.alreadyCompleted ? 200 : 201,
    failures: { 404: CHALLENGE_NOT_FOUND },
    limit: 'challenge',
  }),
  post('/challenges', {
    operationId: 'createChallenge',
    tag: 'challenges',
    summary: 'Create a challenge (editor)',
    description: 'An active challenge appears on the home page immediately.',
    role: 'editor',
    body: {
      schema: challengeInputSchema,
      id: 'NewChallenge',
      description: 'A challenge to create.',
      example: { ...DEFAULT_CHALLENGES[0] },
    },
    operation: RestCreateChallengeDocument,
    variables: ({ body }) => ({ ...body, type: enumName(body.type), badgeColor: enumName(body.badgeColor) }),
    result: 'createChallenge',
    statuses: { 201: 'The challenge that was created.' },
    failures: { 409: CHALLENGE_TITLE_TAKEN },
  }),
]
