import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { type Affiliation, DEFAULT_AFFILIATION } from '#domain/polls/affiliations.ts'
import { type PollStatus, voteSchema } from '#domain/polls/ballot.ts'
import {
  ACTIVE_FIRST,
  countOptions,
  IN_ORDER,
  type OptionResult,
  resultsByAffiliation,
  vote,
} from './poll.service.ts'

export const PollStatusEnum = enumType<PollStatus>('PollStatus', {
  description: 'Whether a poll takes votes.',
  values: {
    open: 'Takes votes.',
    closed: 'Takes no more votes; its results stay.',
  },
})

export const AffiliationEnum = enumType<Affiliation>('Affiliation', {
  description: 'How a visitor describes their own politics.',
  values: {
    conservative: 'Calls themselves conservative.',
    liberal: 'Calls themselves liberal.',
    independent: 'Calls themselves independent.',
    other: 'Something else.',
  },
})

const OptionResultRef = builder.objectRef<OptionResult>('OptionResult').implement({
  description: 'One option with its share of the votes.',
  fields: (t) => ({
    option: t.exposeString('option', { description: 'The option’s text.' }),
    votes: t.exposeInt('votes', { description: 'Votes for it.' }),
    percentage: t.exposeInt('percentage', {
      description: 'Its share, a whole number; the shares of one question add up to 100, or are all 0.',
    }),
  }),
})

const AffiliationResultsRef = builder
  .objectRef<ReturnType<typeof resultsByAffiliation>[number]>('AffiliationResults')
  .implement({
    description: 'How the visitors of one affiliation answered.',
    fields: (t) => ({
      affiliation: t.expose('affiliation', { type: AffiliationEnum, description: 'Who.' }),
      total: t.exposeInt('total', { description: 'How many of them answered.' }),
      results: t.expose('results', {
        type: [OptionResultRef],
        description: 'Their answers, in option order.',
      }),
    }),
  })

export const PollRef = builder.prismaObject('Poll', {
  description: 'A question to the people who visit. Self-selected answers, not a scientific sample.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    question: t.exposeString('question', { description: 'The question.' }),
    options: t.exposeStringList('options', { description: 'The answers one may choose from, in order.' }),
    status: t.expose('status', { type: PollStatusEnum, description: 'Whether it takes votes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was opened.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'When it was closed.' }),
    totalVotes: t.int({
      description: 'All votes together.',
      select: { tallies: true },
      resolve: (poll) => poll.tallies.reduce((total, tally) => total + tally.votes, 0),
    }),
    exampleVotes: t.exposeInt('exampleVotes', {
      description:
        'How many of `totalVotes` are made up: the demo content’s polls begin with votes that nobody cast.',
    }),
    results: t.field({
      type: [OptionResultRef],
      description: 'Votes and percentages, in option order.',
      select: { options: true, tallies: true },
      resolve: (poll) => countOptions(poll.options, poll.tallies),
    }),
    resultsByAffiliation: t.field({
      type: [AffiliationResultsRef],
      description: 'The same by affiliation. Groups below `minGroupSize` are withheld.',
      select: { options: true, tallies: true },
      resolve: (poll, _args, { env }) => resultsByAffiliation(poll, poll.tallies, env.MIN_GROUP_SIZE),
    }),
    minGroupSize: t.int({
      description: 'How many people of an affiliation must have answered before it is shown.',
      resolve: (_poll, _args, { env }) => env.MIN_GROUP_SIZE,
    }),
  }),
})

builder.queryFields((t) => ({
  polls: t.prismaField({
    type: ['Poll'],
    description:
      'Up to 50 polls of one status. Open polls: the active one first. Closed polls: the one closed last first.',
    args: {
      status: t.arg({ type: PollStatusEnum, required: true, defaultValue: 'open', description: 'Which.' }),
    },
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, { status }, { db }) =>
      db.prisma.poll.findMany({
        ...query,
        where: { status },
        orderBy: [...IN_ORDER[status]],
        take: 50,
      }),
  }),
  activePoll: t.prismaField({
    type: 'Poll',
    nullable: true,
    description: 'The open poll that the home page shows, or null.',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.poll.findFirst({ ...query, where: { status: 'open' }, orderBy: [...ACTIVE_FIRST] }),
  }),
  poll: t.prismaField({
    type: 'Poll',
    nullable: true,
    description: 'One poll, open or closed, or null.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (query, _root, { id }, { db }) => db.prisma.poll.findUnique({ ...query, where: { id } }),
  }),
}))

builder.mutationFields((t) => ({
  votePoll: t.prismaField({
    type: 'Poll',
    description:
      'Casts this browser’s vote; a second vote in the same poll replaces the first. Answers with the poll as it is now.',
    args: {
      pollId: t.arg.id({ required: true, description: 'Which poll.' }),
      optionIndex: t.arg.int({ required: true, description: 'Which option, counted from 0.' }),
      politicalAffiliation: t.arg({
        type: AffiliationEnum,
        required: true,
        defaultValue: DEFAULT_AFFILIATION,
        description: 'How the visitor describes their own politics.',
      }),
    },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: async (query, _root, { pollId, ...input }, context) => {
      const checked = parse(voteSchema, input)
      await context.limit('vote')
      await vote(context, pollId, checked)
      return context.db.prisma.poll.findUniqueOrThrow({ ...query, where: { id: pollId } })
    },
  }),
}))

builder.subscriptionFields((t) => ({
  pollResults: t.prismaField({
    type: 'Poll',
    nullable: true,
    description: 'The poll whenever its votes change, and once at the start.',
    args: { pollId: t.arg.id({ required: true, description: 'Which poll.' }) },
    subscribe: (_root, { pollId }, { changes }) => changes.follow(`poll:${pollId}`),
    // Thousands may follow a poll: they share one read, which leaves the connections to those who vote.
    resolve: (query, _event, { pollId }, { changes, db }) =>
      changes.readTogether(`poll:${pollId}`, JSON.stringify(query), () =>
        db.prisma.poll.findUnique({ ...query, where: { id: pollId } }),
      ),
  }),
}))
