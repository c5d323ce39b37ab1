import type { ArgBuilder } from '@pothos/core'
import { z } from 'zod'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { sessionIdArg } from '#api/graphql/session-id-arg.ts'
import { challengeInputSchema } from '#domain/challenges/challenge-input.ts'
import { BADGE_ICON_NAMES, type BadgeColor, type ChallengeType } from '#domain/challenges/types.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { sessionIdSchema, sessionSchema } from '#domain/session/session-id-schema.ts'
import type { Challenge } from '#prisma/client/client.ts'
import {
  CHALLENGE_ORDER,
  completeChallenge,
  createChallenge,
  orderChallenges,
  type SessionProgress,
  sessionProgress,
  updateChallenge,
} from './challenge.service.ts'

type Arg = ArgBuilder<(typeof builder)['$inferSchemaTypes']>

const ChallengeTypeEnum = enumType<ChallengeType>('ChallengeType', {
  description: 'What a visitor does to complete a challenge.',
  values: {
    quiz: 'The visitor finishes the quiz.',
    poll: 'The visitor votes in a poll.',
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

const OrderedChallenges = builder.objectRef<{ ids: readonly string[] }>('OrderedChallenges').implement({
  description: 'Confirms the new order of the challenges.',
  fields: (t) => ({
    challenges: t.prismaField({
      type: ['Challenge'],
      description: 'Up to 100 challenges in their new order, including inactive ones.',
      resolve: (query, _order, _args, { db }) =>
        db.prisma.challenge.findMany({ ...query, orderBy: [...CHALLENGE_ORDER], take: 100 }),
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
    description:
      'Up to 100 active challenges, in the order that an editor set. Without one, they are sorted by type, oldest first within each type.',
    // The usual length.
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, _args, { db }) =>
      db.prisma.challenge.findMany({
        ...query,
        where: { isActive: true },
        orderBy: [...CHALLENGE_ORDER],
        take: 100,
      }),
  }),
  adminChallenges: t.prismaField({
    type: ['Challenge'],
    authScopes: { writer: true },
    description: 'Up to 100 challenges in their order, including inactive ones (writer).',
    // The usual length.
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, _args, { db }) =>
      db.prisma.challenge.findMany({ ...query, orderBy: [...CHALLENGE_ORDER], take: 100 }),
  }),
  session: t.field({
    type: SessionRef,
    description: 'Points, level and completed challenges of a session. An unknown session has 0 points.',
    args: {
      id: sessionIdArg(t.arg),
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
      sessionId: sessionIdArg(t.arg),
    },
    errors: { types: [BadInput, NotFound] },
    resolve: async (_root, args, context) => {
      const { sessionId } = parse(sessionSchema, args)
      await context.limit('challenge')
      return { ...(await completeChallenge(context, args.challengeId, sessionId)), sessionId }
    },
  }),
  createChallenge: t.field({
    type: ChallengeRef,
    description: 'Creates a challenge (editor). Fails with CONFLICT if the title is taken.',
    authScopes: { editor: true },
    args: {
      ...fieldArgs(t.arg, true),
      isActive: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'Whether visitors see the challenge and can complete it.',
      }),
    },
    errors: { types: [BadInput, Conflict] },
    resolve: (_root, input, context) => createChallenge(context, parse(challengeInputSchema, input)),
  }),
  updateChallenge: t.field({
    type: ChallengeRef,
    description:
      'Changes a challenge (editor). An omitted argument changes nothing. Fails with CONFLICT if the title is taken.',
    authScopes: { editor: true },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the challenge.' }),
      ...fieldArgs(t.arg, false),
    },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: (_root, { id, ...input }, context) =>
      updateChallenge(context, id, parse(challengeInputSchema.omit({ isActive: true }).partial(), input)),
  }),
  setChallengeActive: t.field({
    type: ChallengeRef,
    description: 'Shows a challenge to visitors, or hides it (editor). Completions and their points stay.',
    authScopes: { editor: true },
    args: {
      id: t.arg.id({ required: true, description: 'Id of the challenge.' }),
      active: t.arg.boolean({
        required: true,
        description: 'Whether visitors see the challenge and can complete it.',
      }),
    },
    errors: { types: [NotFound] },
    resolve: (_root, { id, active }, context) =>
      updateChallenge(context, id, { isActive: active }, 'setChallengeActive'),
  }),
  orderChallenges: t.field({
    type: OrderedChallenges,
    description: 'Sets the order of all challenges (editor).',
    authScopes: { editor: true },
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Ids of all challenges in the new order, each once.',
      }),
    },
    errors: { types: [BadInput] },
    resolve: (_root, { ids }, context) => orderChallenges(context, ids),
  }),
}))

/** For new challenges, every field is required. */
function fieldArgs<Required extends boolean>(arg: Arg, required: Required) {
  return {
    title: arg.string({ required, description: 'Title of 3 to 80 characters, unique among all challenges.' }),
    description: arg.string({ required, description: 'What to do, in 1 to 300 characters.' }),
    type: arg({
      type: ChallengeTypeEnum,
      required,
      description: 'What a visitor does to complete the challenge.',
    }),
    badgeIcon: arg.string({ required, description: BADGE_ICON_NAMES }),
    badgeColor: arg({ type: BadgeColorEnum, required, description: 'Color of the challenge’s badge.' }),
    points: arg.int({ required, description: 'Points for completing the challenge, from 1 to 100.' }),
  }
}
