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
  description: 'The action that completes a challenge.',
  values: {
    quiz: 'Finish the quiz.',
    poll: 'Vote in the active poll.',
    story: 'Read an article to its end.',
    newsletter: 'Sign up for the newsletter.',
    share: 'Share a result of the quiz.',
  },
})

const BadgeColorEnum = enumType<BadgeColor>('BadgeColor', {
  description: 'The color of a badge.',
  values: { blue: 'Blue.', green: 'Green.', purple: 'Purple.', orange: 'Orange.', gold: 'Gold.' },
})

export const ChallengeRef = builder.prismaObject('Challenge', {
  description: 'A small task that earns points.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    type: t.expose('type', { type: ChallengeTypeEnum, description: 'The action that completes it.' }),
    title: t.exposeString('title', { description: 'Unique title.' }),
    description: t.exposeString('description', { description: 'What to do, in a sentence or two.' }),
    points: t.exposeInt('points', { description: 'Points for completing it.' }),
    badgeIcon: t.exposeString('badgeIcon', { description: BADGE_ICON_NAMES }),
    badgeColor: t.expose('badgeColor', { type: BadgeColorEnum, description: 'Color of the badge.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is listed and can be completed.' }),
  }),
})

const SessionRef = builder.objectRef<SessionProgress>('Session').implement({
  description: 'Progress of one browser. Only the browser that created the id knows it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Session id that the browser created.' }),
    completedChallenges: t.expose('completedChallenges', {
      type: [ChallengeRef],
      description: 'Completed challenges, in order of completion.',
    }),
    points: t.exposeInt('points', { description: 'Points earned so far.' }),
    totalPoints: t.exposeInt('totalPoints', { description: 'Total points of all active challenges.' }),
    level: t.exposeString('level', {
      description: 'Unity Seeker, Peacekeeper (15 points), Bridge Builder (30) or Unity Champion (50).',
    }),
    progressPercent: t.exposeInt('progressPercent', {
      description: 'Earned points as a share of all points, in whole percent.',
    }),
  }),
})

const CompletionRef = builder
  .objectRef<{ challenge: Challenge; alreadyCompleted: boolean; sessionId: string }>('ChallengeCompletion')
  .implement({
    description: 'Confirms that a session has completed a challenge.',
    fields: (t) => ({
      challenge: t.expose('challenge', { type: ChallengeRef, description: 'The completed challenge.' }),
      alreadyCompleted: t.exposeBoolean('alreadyCompleted', {
        description: 'True if the session had completed it before, so nothing changed.',
      }),
      session: t.field({
        type: SessionRef,
        description: 'Updated progress of the session.',
        resolve: ({ sessionId }, _args, context) => sessionProgress(context, sessionId),
      }),
    }),
  })

builder.queryFields((t) => ({
  challenges: t.prismaField({
    type: ['Challenge'],
    description: 'Active challenges, ordered by type and then by age, the oldest first.',
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
    description: 'Progress of a session. An unknown session has no points yet.',
    args: { id: t.arg.string({ required: true, description: 'Session id of the browser.' }) },
    resolve: (_root, { id }, context) =>
      sessionProgress(context, parse(z.object({ id: sessionIdSchema }), { id }).id),
  }),
}))

builder.mutationFields((t) => ({
  completeChallenge: t.field({
    type: CompletionRef,
    description: 'Marks a challenge as completed by a session. Repeating it changes nothing.',
    args: {
      challengeId: t.arg.id({ required: true, description: 'Id of the challenge.' }),
      sessionId: t.arg.string({ required: true, description: 'Session id of the browser.' }),
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
    description: 'Creates a challenge (admin).',
    authScopes: { admin: true },
    args: {
      title: t.arg.string({ required: true, description: '3–80 characters, unique.' }),
      description: t.arg.string({ required: true, description: 'What to do, up to 300 characters.' }),
      type: t.arg({ type: ChallengeTypeEnum, required: true, description: 'The action that completes it.' }),
      badgeIcon: t.arg.string({ required: true, description: BADGE_ICON_NAMES }),
      badgeColor: t.arg({ type: BadgeColorEnum, required: true, description: 'Color of the badge.' }),
      points: t.arg.int({ required: true, description: '1–100.' }),
      isActive: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether it is listed and can be completed.',
      }),
    },
    errors: { types: [BadInput, Conflict] },
    resolve: async (query, _root, input, context) => {
      const id = await createChallenge(context, parse(challengeInputSchema, input))
      return context.db.prisma.challenge.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
}))
