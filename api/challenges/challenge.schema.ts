import { z } from 'zod'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { challengeInputSchema } from '#domain/challenges/challenge-input.ts'
import { BADGE_ICON_NAMES, type BadgeColor, type ChallengeType } from '#domain/challenges/types.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { sessionIdSchema, sessionSchema } from '#domain/session/session-id-schema.ts'
import type { Challenge } from '#prisma/client/client.ts'
import { complete, createChallenge, IN_ORDER, progressOf, type SessionProgress } from './challenge.service.ts'

const ChallengeTypeEnum = enumType<ChallengeType>('ChallengeType', {
  description: 'What a challenge asks for.',
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
  description: 'Something small to do, for points.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    type: t.expose('type', { type: ChallengeTypeEnum, description: 'What it asks for.' }),
    title: t.exposeString('title', { description: 'Its title; no two are the same.' }),
    description: t.exposeString('description', { description: 'What to do.' }),
    points: t.exposeInt('points', { description: 'What completing it is worth.' }),
    badgeIcon: t.exposeString('badgeIcon', { description: BADGE_ICON_NAMES }),
    badgeColor: t.expose('badgeColor', { type: BadgeColorEnum, description: 'The badge’s color.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it can be completed.' }),
  }),
})

const SessionRef = builder.objectRef<SessionProgress>('Session').implement({
  description: 'Where a browser stands. Known to nobody but the browser that made the id.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The session id that the browser made.' }),
    completedChallenges: t.expose('completedChallenges', {
      type: [ChallengeRef],
      description: 'What it has completed, in that order.',
    }),
    points: t.exposeInt('points', { description: 'The points earned.' }),
    totalPoints: t.exposeInt('totalPoints', { description: 'The points of all active challenges.' }),
    level: t.exposeString('level', {
      description: 'Unity Seeker, Peacekeeper (15 points), Bridge Builder (30) or Unity Champion (50).',
    }),
    progressPercent: t.exposeInt('progressPercent', {
      description: 'Earned points of all points, in whole percent.',
    }),
  }),
})

const CompletionRef = builder
  .objectRef<{ challenge: Challenge; alreadyCompleted: boolean; sessionId: string }>('ChallengeCompletion')
  .implement({
    description: 'A challenge that a session has completed.',
    fields: (t) => ({
      challenge: t.expose('challenge', { type: ChallengeRef, description: 'The challenge.' }),
      alreadyCompleted: t.exposeBoolean('alreadyCompleted', {
        description: 'It was complete before: nothing changed.',
      }),
      session: t.field({
        type: SessionRef,
        description: 'Where the session stands now.',
        resolve: ({ sessionId }, _args, context) => progressOf(context, sessionId),
      }),
    }),
  })

builder.queryFields((t) => ({
  challenges: t.prismaField({
    type: ['Challenge'],
    description: 'The active challenges by type, those of one type the oldest first.',
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, _args, { db }) =>
      db.prisma.challenge.findMany({
        ...query,
        where: { isActive: true },
        orderBy: [...IN_ORDER],
        take: 100,
      }),
  }),
  session: t.field({
    type: SessionRef,
    description: 'Where a session stands; one that was never seen stands at the beginning.',
    args: { id: t.arg.string({ required: true, description: 'The session id.' }) },
    resolve: (_root, { id }, context) =>
      progressOf(context, parse(z.object({ id: sessionIdSchema }), { id }).id),
  }),
}))

builder.mutationFields((t) => ({
  completeChallenge: t.field({
    type: CompletionRef,
    description: 'Marks a challenge as completed by a session. A second time changes nothing.',
    args: {
      challengeId: t.arg.id({ required: true, description: 'Which challenge.' }),
      sessionId: t.arg.string({ required: true, description: 'Which session.' }),
    },
    errors: { types: [BadInput, NotFound] },
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('challenge')
      return { ...(await complete(context, args.challengeId, sessionId)), sessionId }
    },
  }),
  createChallenge: t.prismaField({
    type: 'Challenge',
    description: 'Creates a challenge (admin).',
    authScopes: { admin: true },
    args: {
      title: t.arg.string({ required: true, description: '3–80 characters; no two are the same.' }),
      description: t.arg.string({ required: true, description: 'What to do, up to 300 characters.' }),
      type: t.arg({ type: ChallengeTypeEnum, required: true, description: 'What it asks for.' }),
      badgeIcon: t.arg.string({ required: true, description: BADGE_ICON_NAMES }),
      badgeColor: t.arg({ type: BadgeColorEnum, required: true, description: 'The badge’s color.' }),
      points: t.arg.int({ required: true, description: '1–100.' }),
      isActive: t.arg.boolean({ required: true, defaultValue: true, description: 'Whether it is shown.' }),
    },
    errors: { types: [BadInput, Conflict] },
    resolve: async (query, _root, input, context) => {
      const id = await createChallenge(context, parse(challengeInputSchema, input))
      return context.db.prisma.challenge.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
}))
