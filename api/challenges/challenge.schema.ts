import { z } from 'zod'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { challengeInputSchema } from '#domain/challenges/challenge-input.ts'
import { BADGE_ICON_NAMES, type BadgeColor, type ChallengeType } from '#domain/challenges/types.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { sessionIdSchema, sessionSchema } from '#domain/session/session-id-schema.ts'
import type { Challenge } from '#prisma/client/client.ts'
import {
  CHALLENGE_ORDER,
  completeChallenge,
  createChallenge,
  type SessionProgress,
  sessionProgress,
} from './challenge.service.ts'

const ChallengeTypeEnum = enumType<ChallengeType>('ChallengeType', {
  description: 'What a visitor does to complete a challenge.',
  values: {
    quiz: 'The visitor finishes the quiz.',
    poll: 'The visitor votes in the active poll.',
    story: 'The visitor reads an article to the end.',
    newsletter: 'The visitor signs up for the newsletter.',
    share: 'The visitor shares a quiz result.',
  },
})

const BadgeColorEnum = enumType<BadgeColor>('BadgeColor', {
  description: 'Color of a challenge’s badge.',
  values: { blue: 'Blue.', green: 'Green.', purple: 'Purple.', orange: 'Orange.', gold: 'Gold.' },
})

export const ChallengeRef = builder.prismaObject('Challenge', {
  description: 'A small task on the site that earns points.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the challenge, for `completeChallenge`.' }),
    type: t.expose('type', {
      type: ChallengeTypeEnum,
      description: 'What a visitor does to complete the challenge.',
    }),
    title: t.exposeString('title', { description: 'Title, unique among all challenges.' }),
    description: t.exposeString('description', { description: 'What to do, in one or two sentences.' }),
    points: t.exposeInt('points', { description: 'Points for completing the challenge, from 1 to 100.' }),
    badgeIcon: t.exposeString('badgeIcon', { description: BADGE_ICON_NAMES }),
    badgeColor: t.expose('badgeColor', {
      type: BadgeColorEnum,
      description: 'Color of the challenge’s badge.',
    }),
    isActive: t.exposeBoolean('isActive', {
      description: 'Whether visitors see the challenge and can complete it.',
    }),
  }),
})

const SessionRef = builder.objectRef<SessionProgress>('Session').implement({
  description:
    'Progress of one browser, stored under an id that the browser created. It is not linked to a person.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Session id from the request.' }),
    completedChallenges: t.expose('completedChallenges', {
      type: [ChallengeRef],
      description: 'Completed challenges, sorted by day of completion, earliest first.',
    }),
    points: t.exposeInt('points', { description: 'Total points of the completed challenges.' }),
    totalPoints: t.exposeInt('totalPoints', { description: 'Total points of all active challenges.' }),
    level: t.exposeString('level', {
      description:
        'Level for these points: Unity Seeker, Peacekeeper (from 15), Bridge Builder (from 30) or Unity Champion (from 50).',
    }),
    progressPercent: t.exposeInt('progressPercent', {
      description: '`points` as a share of `totalPoints`, in whole percent from 0 to 100.',
    }),
  }),
})

const CompletionRef = builder
  .objectRef<{ challenge: Challenge; alreadyCompleted: boolean; sessionId: string }>('ChallengeCompletion')
  .implement({
    description: 'Confirms that a session has completed a challenge.',
    fields: (t) => ({
      challenge: t.expose('challenge', {
        type: ChallengeRef,
        description: 'The challenge that was completed.',
      }),
      alreadyCompleted: t.exposeBoolean('alreadyCompleted', {
        description: 'True if the session had already completed it, so nothing changed.',
      }),
      session: t.field({
        type: SessionRef,
        description: 'Progress of the session, including this challenge.',
        resolve: ({ sessionId }, _args, context) => sessionProgress(context, sessionId),
      }),
    }),
  })

builder.queryFields((t) => ({
  challenges: t.prismaField({
    type: ['Challenge'],
    description: 'Up to 100 active challenges, sorted by type, oldest first within each type.',
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, _args, { db }) =>
      db.prisma.challenge.findMany({
        ...query,
        where: { isActive: true },
        orderBy: [...CHALLENGE_ORDER],
        take: 100,
      }),
  }),
  session: t.field({
    type: SessionRef,
    description: 'Points, level and completed challenges of a session. An unknown session has 0 points.',
    args: {
      id: t.arg.string({
        required: true,
        description: 'Session id that the browser created, such as session_1763640000000_k3x9.',
      }),
    },
    resolve: (_root, { id }, context) =>
      sessionProgress(context, parse(z.object({ id: sessionIdSchema }), { id }).id),
  }),
}))

builder.mutationFields((t) => ({
  completeChallenge: t.field({
    type: CompletionRef,
    description:
      'Marks a challenge as completed by a session. Repeating it changes nothing. Fails with NOT_FOUND if the challenge is unknown or inactive.',
    args: {
      challengeId: t.arg.id({ required: true, description: 'Id of an active challenge.' }),
      sessionId: t.arg.string({
        required: true,
        description: 'Session id that the browser created, such as session_1763640000000_k3x9.',
      }),
    },
    errors: { types: [BadInput, NotFound] },
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('challenge')
      return { ...(await completeChallenge(context, args.challengeId, sessionId)), sessionId }
    },
  }),
  createChallenge: t.prismaField({
    type: 'Challenge',
    description: 'Creates a challenge (editor). Fails with CONFLICT if the title is taken.',
    authScopes: { editor: true },
    args: {
      title: t.arg.string({
        required: true,
        description: 'Title of 3 to 80 characters, unique among all challenges.',
      }),
      description: t.arg.string({ required: true, description: 'What to do, in 1 to 300 characters.' }),
      type: t.arg({
        type: ChallengeTypeEnum,
        required: true,
        description: 'What a visitor does to complete the challenge.',
      }),
      badgeIcon: t.arg.string({ required: true, description: BADGE_ICON_NAMES }),
      badgeColor: t.arg({
        type: BadgeColorEnum,
        required: true,
        description: 'Color of the challenge’s badge.',
      }),
      points: t.arg.int({
        required: true,
        description: 'Points for completing the challenge, from 1 to 100.',
      }),
      isActive: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether visitors see the challenge and can complete it.',
      }),
    },
    errors: { types: [BadInput, Conflict] },
    resolve: async (query, _root, input, context) => {
      const id = await createChallenge(context, parse(challengeInputSchema, input))
      return context.db.prisma.challenge.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
}))
