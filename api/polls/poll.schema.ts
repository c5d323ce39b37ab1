import type { z } from 'zod'
import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, type Page, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import type { pageSchema } from '#domain/paging/page-input.ts'
import { type Affiliation, DEFAULT_AFFILIATION } from '#domain/polls/affiliations.ts'
import { type PollStatus, voteSchema } from '#domain/polls/ballot.ts'
import {
  type GroupResults,
  type OptionResult,
  optionResults,
  resultsByAffiliation,
  sumVotes,
} from '#domain/polls/results.ts'
import { ACTIVE_FIRST, POLL_ORDER, PUBLIC_POLL, vote } from './poll.service.ts'

/** Thousands may follow a poll, so votes that are cast together are sent together. */
const FOLLOW_INTERVAL_MS = 2_000

export const PollStatusEnum = enumType<PollStatus>('PollStatus', {
  description: 'Whether a poll accepts votes.',
  values: {
    draft: 'Only editors see the poll. It is opened later.',
    open: 'The poll accepts votes.',
    closed: 'The poll accepts no more votes. Its results stay available.',
  },
})

export const AffiliationEnum = enumType<Affiliation>('Affiliation', {
  description: 'Political affiliation, as selected by the voter.',
  values: {
    conservative: 'The voter selected “Conservative”.',
    liberal: 'The voter selected “Liberal”.',
    independent: 'The voter selected “Independent”, or the vote did not include an affiliation.',
    other: 'The voter selected “Other”, for any other affiliation.',
  },
})

const OptionResultRef = builder.objectRef<OptionResult>('OptionResult').implement({
  description: 'Votes for one option of a poll.',
  fields: (t) => ({
    option: t.exposeString('option', { description: 'Text of the option, as in `Poll.options`.' }),
    votes: t.exposeInt('votes', { description: 'Number of votes for this option.' }),
    percentage: t.exposeInt('percentage', {
      description:
        'Share of the votes in whole percent. The shares of all options add up to 100, or are all 0 if there are no votes.',
    }),
  }),
})

const AffiliationResultsRef = builder.objectRef<GroupResults<OptionResult>>('AffiliationResults').implement({
  description: 'Results of a poll among voters with one affiliation.',
  fields: (t) => ({
    affiliation: t.expose('affiliation', {
      type: AffiliationEnum,
      description: 'Affiliation that these voters selected.',
    }),
    total: t.exposeInt('total', { description: 'Number of ballots from this group.' }),
    results: t.expose('results', {
      type: [OptionResultRef],
      description: 'Votes and percentages within this group, in the order of `Poll.options`.',
    }),
  }),
})

const PollOutcomeRef = builder.objectRef<{ text: string; at: Date }>('PollOutcome').implement({
  description: 'What happened as a result of a poll, as reported by an editor.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The report as plain text, at most 1,000 characters.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the text was last changed.' }),
  }),
})

export const PollRef = builder.prismaObject('Poll', {
  description:
    'A question for visitors to the site. Anyone can answer, so the voters are not a scientific sample.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the poll, for its results and votes.' }),
    slug: t.exposeString('slug', {
      description: 'Last part of the URL `/polls/{slug}`. It never changes once the poll is open.',
    }),
    question: t.exposeString('question', { description: 'The question, as plain text.' }),
    options: t.exposeStringList('options', {
      description:
        'The 2 to 10 options, as plain text. A vote refers to an option by its index in this list.',
    }),
    status: t.expose('status', { type: PollStatusEnum, description: 'Whether the poll accepts votes.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the poll was opened. For a draft, when it was written.',
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the poll closes automatically. Null if it has no closing time.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the poll was closed. Null until then.',
    }),
    outcome: t.field({
      type: PollOutcomeRef,
      nullable: true,
      description: 'What happened as a result of the poll. Null if nothing has been reported.',
      select: { outcome: true, outcomeAt: true },
      resolve: ({ outcome: text, outcomeAt: at }) => (text && at ? { text, at } : null),
    }),
    totalVotes: t.int({
      description: 'Number of votes for all options, including sample votes.',
      select: { tallies: true },
      resolve: (poll) => sumVotes(poll.tallies),
    }),
    exampleVotes: t.exposeInt('exampleVotes', {
      description: 'How many of the votes are samples, which were invented for a demo.',
    }),
    results: t.field({
      type: [OptionResultRef],
      description: 'Votes and percentages, in the order of `options`.',
      select: { options: true, tallies: true },
      resolve: (poll) => optionResults(poll.options, poll.tallies),
    }),
    resultsByAffiliation: t.field({
      type: [AffiliationResultsRef],
      description:
        'Results by affiliation. Groups with fewer than `minGroupSize` ballots are withheld. While the withheld groups have fewer ballots than that in total, but more than none, the next smallest group is withheld too. So subtraction from `results` gives only the sum of all withheld groups.',
      select: { options: true, tallies: true },
      resolve: (poll, _args, { env }) => resultsByAffiliation(poll, env.MIN_GROUP_SIZE),
    }),
    minGroupSize: t.int({
      description: 'Number of ballots that a group needs before its results can be shown.',
      resolve: (_poll, _args, { env }) => env.MIN_GROUP_SIZE,
    }),
  }),
})

/** A page type of polls with one status. */
function pollPageType(name: string, description: string, totalCount: string, nodes: string) {
  return pageType<Page & { status: PollStatus }>(name, {
    description,
    totalCount,
    fields: (t) => ({
      nodes: t.prismaField({
        type: ['Poll'],
        description: nodes,
        resolve: (query, { status, window }, _args, { db }) =>
          db.prisma.poll.findMany({
            ...query,
            where: { status },
            orderBy: [...POLL_ORDER],
            ...window,
          }),
      }),
    }),
  })
}

async function pollPage(status: PollStatus, input: z.input<typeof pageSchema>, { db }: Context) {
  const totalCount = await db.prisma.poll.count({ where: { status } })
  return { ...createPage(input, totalCount), status }
}

const OpenPollPage = pollPageType(
  'OpenPollPage',
  'One page of the open polls.',
  'Number of open polls on all pages.',
  'Open polls on this page. The first of all is the active one.',
)

const ClosedPollPage = pollPageType(
  'ClosedPollPage',
  'One page of the closed polls.',
  'Number of closed polls on all pages.',
  'Closed polls on this page, most recently closed first.',
)

builder.queryFields((t) => ({
  polls: t.prismaField({
    type: ['Poll'],
    description:
      'Up to 50 open or closed polls. Drafts are only in `adminPolls`. Open polls start with the active one, closed polls with the most recently closed one.',
    args: {
      status: t.arg({
        type: PollStatusEnum,
        required: true,
        defaultValue: 'open',
        description: 'Status of the polls to list.',
      }),
    },
    // The usual length.
    complexity: { field: 1, multiplier: 10 },
    resolve: (query, _root, { status }, { db }) =>
      db.prisma.poll.findMany({
        ...query,
        where: { AND: [{ status }, PUBLIC_POLL] },
        orderBy: [...POLL_ORDER],
        take: 50,
      }),
  }),
  activePoll: t.prismaField({
    type: 'Poll',
    nullable: true,
    description: 'The poll on the home page. Null if no poll is open.',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.poll.findFirst({ ...query, where: { status: 'open' }, orderBy: [...ACTIVE_FIRST] }),
  }),
  poll: t.prismaField({
    type: 'Poll',
    nullable: true,
    description: 'One poll, open or closed. Null if no poll has this id.',
    args: { id: t.arg.id({ required: true, description: 'Id of the poll, from `polls` or `activePoll`.' }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.poll.findUnique({ ...query, where: { id, ...PUBLIC_POLL } }),
  }),
  pollBySlug: t.prismaField({
    type: 'Poll',
    nullable: true,
    description: 'One poll, open or closed. Null if no poll has this slug.',
    args: { slug: t.arg.string({ required: true, description: 'Last part of the URL `/polls/{slug}`.' }) },
    resolve: (query, _root, { slug }, { db }) =>
      db.prisma.poll.findUnique({ ...query, where: { slug, ...PUBLIC_POLL } }),
  }),
  openPolls: t.field({
    type: OpenPollPage,
    description: 'All open polls, one page at a time.',
    args: pageArgs(t.arg, 'Polls', 20),
    complexity: pageCost,
    resolve: (_root, input, context) => pollPage('open', input, context),
  }),
  closedPolls: t.field({
    type: ClosedPollPage,
    description: 'All closed polls, one page at a time.',
    args: pageArgs(t.arg, 'Polls', 20),
    complexity: pageCost,
    resolve: (_root, input, context) => pollPage('closed', input, context),
  }),
}))

builder.mutationFields((t) => ({
  votePoll: t.prismaField({
    type: 'Poll',
    description:
      'Casts a vote. The first vote sets a signed cookie. Another vote in the same poll with that cookie replaces the first. Fails with NOT_FOUND for an unknown poll and with CONFLICT for a closed one.',
    args: {
      pollId: t.arg.id({ required: true, description: 'Id of an open poll.' }),
      optionIndex: t.arg.int({
        required: true,
        description: 'Index of the option in `Poll.options`, counted from 0.',
      }),
      politicalAffiliation: t.arg({
        type: AffiliationEnum,
        required: true,
        defaultValue: DEFAULT_AFFILIATION,
        description:
          'Political affiliation of the voter, for results by group: conservative, liberal, independent or other.',
      }),
    },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: async (query, _root, { pollId, ...input }, context) => {
      const checked = parse(voteSchema, input)
      await context.limit('vote')
      return vote(context, pollId, checked, query)
    },
  }),
}))

builder.subscriptionFields((t) => ({
  pollResults: t.prismaField({
    type: 'Poll',
    nullable: true,
    description:
      'Sends the poll immediately, and again after its votes change, it is edited or it closes, then at most once in two seconds. Null if no poll has this id.',
    args: { pollId: t.arg.id({ required: true, description: 'Id of the poll to follow.' }) },
    subscribe: (_root, { pollId }, { changes }) => changes.follow(`poll:${pollId}`, FOLLOW_INTERVAL_MS),
    // Thousands may follow a poll. They share one read, which leaves database connections for voters.
    resolve: (query, _event, { pollId }, { changes, db }) =>
      changes.shareRead(JSON.stringify([pollId, query]), () =>
        db.prisma.poll.findUnique({ ...query, where: { id: pollId, ...PUBLIC_POLL } }),
      ),
  }),
}))
