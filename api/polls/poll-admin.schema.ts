import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { pollInputSchema } from '#domain/polls/poll-input.ts'
import { ACTIVE_FIRST } from './poll.service.ts'
import { closePoll, createPoll, orderPolls } from './poll-admin.service.ts'

const OrderedPolls = builder.objectRef<{ ids: readonly string[] }>('OrderedPolls').implement({
  description: 'The open polls in their new order.',
  fields: (t) => ({
    polls: t.prismaField({
      type: ['Poll'],
      description: 'The active one first.',
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

builder.mutationFields((t) => ({
  createPoll: t.prismaField({
    type: 'Poll',
    authScopes: { admin: true },
    description: 'Opens a poll behind those that are open (admin).',
    args: {
      question: t.arg.string({ required: true, description: '10–300 characters.' }),
      options: t.arg.stringList({ required: true, description: '2–10 different answers, in order.' }),
    },
    errors: { types: [BadInput] },
    resolve: async (query, _root, input, context) => {
      const id = await createPoll(context, parse(pollInputSchema, input))
      return context.db.prisma.poll.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  closePoll: t.prismaField({
    type: 'Poll',
    authScopes: { admin: true },
    description: 'Closes a poll: it takes no more votes, and its results stay (admin).',
    args: { id: t.arg.id({ required: true, description: 'Which poll.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: async (query, _root, { id }, context) => {
      await closePoll(context, id)
      return context.db.prisma.poll.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  orderPolls: t.field({
    type: OrderedPolls,
    authScopes: { admin: true },
    description: 'Puts the open polls in order; the first is the active one (admin).',
    args: { ids: t.arg.idList({ required: true, description: 'All open polls, each once.' }) },
    errors: { types: [BadInput] },
    resolve: async (_root, { ids }, context) => {
      await orderPolls(context, ids)
      return { ids }
    },
  }),
}))
