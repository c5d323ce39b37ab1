import { builder } from '#api/graphql/builder.ts'
import { pageArgs, pageCost, pageOf, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { NotFound } from '#domain/errors.ts'
import { deleteMessage, markMessage } from './message-admin.service.ts'

builder.prismaObject('ContactMessage', {
  name: 'DeskMessage',
  description: 'A message that somebody sent over the contact form. Plain text: never show it as markup.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    name: t.exposeString('name', { description: 'Who wrote, by their own word.' }),
    email: t.exposeString('email', { description: 'Where an answer goes, by their own word.' }),
    subject: t.exposeString('subject', {
      description:
        'One of the seven subjects: general, feedback, partnership, media, technical, privacy, other.',
    }),
    message: t.exposeString('message', { description: 'What they wrote.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came.' }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an editor marked it as handled.',
    }),
  }),
})

const MessagePage = pageType('DeskMessagePage', {
  description: 'One page of contact messages.',
  totalCount: 'Number of messages on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['ContactMessage'],
      description: 'Those that wait first, then the newest.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.contactMessage.findMany({
          ...query,
          orderBy: [{ handledAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
          ...window,
        }),
    }),
    open: t.int({
      description: 'How many wait.',
      resolve: (_page, _args, { db }) => db.prisma.contactMessage.count({ where: { handledAt: null } }),
    }),
  }),
})

const DeletedMessage = builder.objectRef<{ id: string }>('DeletedMessage').implement({
  description: 'A contact message that is gone.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'The id it had.' }) }),
})

builder.queryFields((t) => ({
  deskMessages: t.field({
    type: MessagePage,
    authScopes: { admin: true },
    description: 'Contact messages, those that wait first (admin).',
    args: pageArgs(t.arg, 'Messages'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      pageOf(parse(pageSchema, args), await db.prisma.contactMessage.count()),
  }),
}))

builder.mutationFields((t) => ({
  markMessageHandled: t.prismaField({
    type: 'ContactMessage',
    authScopes: { admin: true },
    description: 'Marks a contact message as handled, or as waiting again (admin).',
    args: {
      id: t.arg.id({ required: true, description: 'Which message.' }),
      handled: t.arg.boolean({ required: true, defaultValue: true, description: 'False: it waits again.' }),
    },
    errors: { types: [NotFound] },
    resolve: async (query, _root, { id, handled }, context) => {
      await markMessage(context, id, handled)
      return context.db.prisma.contactMessage.findUniqueOrThrow({ ...query, where: { id } })
    },
  }),
  deleteMessage: t.field({
    type: DeletedMessage,
    authScopes: { admin: true },
    description: 'Deletes a contact message for good (admin).',
    args: { id: t.arg.id({ required: true, description: 'Which message.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { id }, context) => {
      await deleteMessage(context, id)
      return { id }
    },
  }),
}))
