import { builder } from '#api/graphql/builder.ts'
import { containingWords, filterArgs, filteredPage, filteredPageType } from '#api/graphql/filtered-list.ts'
import { pageCost } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { POLL_STATUSES, type PollStatus } from '#domain/polls/ballot.ts'
import { pollEditSchema, pollInputSchema } from '#domain/polls/poll-input.ts'
import { Prisma } from '#prisma/client/client.ts'
import { PollRef, PollStatusEnum } from './poll.schema.ts'
import { ACTIVE_FIRST, POLL_ORDER } from './poll.service.ts'
import {
  closePoll,
  createPoll,
  deletePoll,
  openPoll,
  orderPolls,
  removeSampleVotes,
  updatePoll,
} from './poll-admin.service.ts'

const OrderedPolls = builder.objectRef<{ ids: readonly string[] }>('OrderedPolls').implement({
  description: 'Confirms the new order of the open polls.',
  fields: (t) => ({
    polls: t.prismaField({
      type: ['Poll'],
      description: 'Up to 50 open polls, the active one first.',
      resolve: (query, _order, _args, { db }) =>
        db.prisma.poll.findMany({
          ...query,
          where: { status: 'open' },
          orderBy: [...ACTIVE_FIRST],
          take: 50,
        }),
    }),
  }),
})

const DeletedPoll = builder.objectRef<{ id: string }>('DeletedPoll').implement({
  description: 'Confirms that a poll was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted poll.' }) }),
})

const POLL_TEXT = Prisma.sql`concat_ws(' ', question, array_to_string(options, ' '))`

const AdminPollPage = filteredPageType<PollStatus, Prisma.PollWhereInput>(
  'AdminPollPage',
  PollStatusEnum,
  'polls',
  {
    description: 'One page of all polls, including drafts.',
    fields: (t) => ({
      nodes: t.prismaField({
        type: ['Poll'],
        description:
          'Polls on this page: drafts, open polls starting with the active one, then closed polls, most recently closed first.',
        resolve: (query, { where, window }, _args, { db }) =>
          db.prisma.poll.findMany({ ...query, where, orderBy: [...POLL_ORDER], ...window }),
      }),
    }),
  },
)

builder.queryFields((t) => ({
  adminPolls: t.field({
    type: AdminPollPage,
    authScopes: { writer: true },
    description: 'All polls, one page at a time: drafts, open and closed ones (writer).',
    args: filterArgs(t.arg, PollStatusEnum, {
      nodes: 'polls',
      search: 'Words or parts of words in the question or the options.',
    }),
    complexity: pageCost,
    resolve: (_root, args, { db: { prisma } }) =>
      filteredPage<PollStatus, Prisma.PollWhereInput>(args, {
        states: POLL_STATUSES,
        inState: (status) => ({ status }),
        find: (search) => containingWords(prisma, search, Prisma.sql`"Poll"`, POLL_TEXT),
        count: (where) => prisma.poll.count(where),
      }),
  }),
}))

builder.mutationFields((t) => ({
  createPoll: t.field({
    type: PollRef,
    authScopes: { editor: true },
    description:
      'Opens a poll, or stores it as a draft (editor). It is listed after the polls that are already open. Use `orderPolls` to move it.',
    args: {
      question: t.arg.string({ required: true, description: 'The question, 10 to 300 characters.' }),
      options: t.arg.stringList({
        required: true,
        description: '2 to 10 different options of up to 200 characters, in display order.',
      }),
      closesAt: t.arg({
        type: 'DateTime',
        description:
          'Time at which the poll closes automatically, at most two years from now. If omitted, the poll stays open until an editor closes it.',
      }),
      draft: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'True to store a draft that only editors see. `openPoll` opens it.',
      }),
    },
    errors: { types: [BadInput] },
    resolve: (_root, { closesAt, draft, ...input }, context) =>
      createPoll(context, { ...parse(pollInputSchema, input), closesAt, isDraft: draft }),
  }),
  openPoll: t.field({
    type: PollRef,
    authScopes: { editor: true },
    description:
      'Opens a draft for votes (editor). Fails with CONFLICT if it has been opened already, and with BAD_INPUT if its closing time has passed.',
    args: { id: t.arg.id({ required: true, description: 'Id of a draft.' }) },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: (_root, { id }, context) => openPoll(context, id),
  }),
  deletePoll: t.field({
    type: DeletedPoll,
    authScopes: { editor: true },
    description:
      'Permanently deletes a poll that has no votes (editor). Fails with CONFLICT once somebody has voted. Sample votes count, so remove them first.',
    args: { id: t.arg.id({ required: true, description: 'Id of the poll.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: (_root, { id }, context) => deletePoll(context, id),
  }),
  updatePoll: t.field({
    type: PollRef,
    authScopes: { editor: true },
    description:
      'Changes a poll (editor). An omitted argument changes nothing, and null removes the closing time or the outcome. Fails with CONFLICT if the closing time of a closed poll would change, or the question or options of a poll with votes.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the poll.' }),
      question: t.arg.string({
        description: 'The question, 10 to 300 characters. The address of an open poll stays the same.',
      }),
      options: t.arg.stringList({
        description: '2 to 10 different options of up to 200 characters, in display order.',
      }),
      closesAt: t.arg({
        type: 'DateTime',
        description: 'Time at which the poll closes automatically, at most two years from now.',
      }),
      outcome: t.arg.string({
        description:
          'What happened as a result of the poll, as plain text of at most 1,000 characters. The date of the change is stored with it.',
      }),
    },
    errors: { types: [BadInput, NotFound, Conflict] },
    resolve: (_root, { id, closesAt, ...input }, context) =>
      updatePoll(context, id, { ...parse(pollEditSchema, input), closesAt }),
  }),
  removeSampleVotes: t.field({
    type: PollRef,
    authScopes: { editor: true },
    description:
      'Removes the sample votes from a demo poll and keeps the votes of visitors (editor). Fails with CONFLICT if there are none.',
    args: { id: t.arg.id({ required: true, description: 'Id of the poll.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: (_root, { id }, context) => removeSampleVotes(context, id),
  }),
  closePoll: t.field({
    type: PollRef,
    authScopes: { editor: true },
    description:
      'Closes a poll (editor). It accepts no more votes, and its results stay available. Fails with CONFLICT if it is already closed.',
    args: { id: t.arg.id({ required: true, description: 'Id of an open poll.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: (_root, { id }, context) => closePoll(context, id),
  }),
  orderPolls: t.field({
    type: OrderedPolls,
    authScopes: { editor: true },
    description: 'Sets the order of the open polls (editor). The first becomes the active one.',
    args: {
      ids: t.arg.idList({
        required: true,
        description: 'Ids of all open polls in the new order, each once.',
      }),
    },
    errors: { types: [BadInput] },
    resolve: (_root, { ids }, context) => orderPolls(context, ids),
  }),
}))
