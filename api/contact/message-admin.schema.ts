import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, pageArgs, pageCost, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import type { Subject } from '#domain/contact/contact-message.ts'
import { NotFound } from '#domain/errors.ts'
import { deleteMessage, markMessage } from './message-admin.service.ts'

const ContactSubjectEnum = enumType<Subject>('ContactSubject', {
  description: 'Category of a contact message.',
  values: {
    general: 'A general inquiry.',
    feedback: 'Feedback and suggestions.',
    partnership: 'A partnership opportunity.',
    media: 'Media and press.',
    technical: 'Technical support.',
    privacy: 'A privacy question.',
    other: 'Anything else.',
  },
})

builder.prismaObject('ContactMessage', {
  name: 'DeskMessage',
  description: 'A message from the contact form. Plain text: never show it as markup.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id.' }),
    name: t.exposeString('name', { description: 'Name of the sender, as they entered it.' }),
    email: t.exposeString('email', { description: 'Address to reply to, as they entered it.' }),
    subject: t.expose('subject', { type: ContactSubjectEnum, description: 'The category they selected.' }),
    message: t.exposeString('message', { description: 'Text of the message.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was sent.' }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an editor marked the message as handled; null while it is waiting.',
    }),
  }),
})

const MessagePage = pageType('DeskMessagePage', {
  description: 'One page of contact messages.',
  totalCount: 'Number of messages on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['ContactMessage'],
      description: 'Waiting messages first, then the newest.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.contactMessage.findMany({
          ...query,
          orderBy: [{ handledAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
          ...window,
        }),
    }),
    open: t.int({
      description: 'Number of waiting messages.',
      resolve: (_page, _args, { db }) => db.prisma.contactMessage.count({ where: { handledAt: null } }),
    }),
  }),
})

const DeletedMessage = builder.objectRef<{ id: string }>('DeletedMessage').implement({
  description: 'A contact message that was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted message.' }) }),
})

builder.queryFields((t) => ({
  deskMessages: t.field({
    type: MessagePage,
    authScopes: { admin: true },
    description: 'Contact messages, waiting ones first (admin).',
    args: pageArgs(t.arg, 'Messages'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      createPage(parse(pageSchema, args), await db.prisma.contactMessage.count()),
  }),
}))

builder.mutationFields((t) => ({
  markMessageHandled: t.prismaField({
    type: 'ContactMessage',
    authScopes: { admin: true },
    description: 'Marks a contact message as handled or as waiting (admin).',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the message.' }),
      handled: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'False to mark it as waiting again.',
      }),
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
    description: 'Permanently deletes a contact message (admin).',
    args: { id: t.arg.id({ required: true, description: 'Id of the message.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { id }, context) => {
      await deleteMessage(context, id)
      return { id }
    },
  }),
}))
