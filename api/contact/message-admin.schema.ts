import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { containingWords, filterArgs, filteredPage, filteredPageType } from '#api/graphql/filtered-list.ts'
import { pageCost } from '#api/graphql/page.ts'
import { MESSAGE_STATES, type MessageState } from '#domain/admin/list-filters.ts'
import { SUBJECT_LABEL, type Subject } from '#domain/contact/contact-message.ts'
import { NotFound } from '#domain/errors.ts'
import { Prisma } from '#prisma/client/client.ts'
import { deleteMessage, markMessage } from './message-admin.service.ts'

const about = (subject: Subject) => `Shown in the form as “${SUBJECT_LABEL[subject]}”.`

const ContactSubjectEnum = enumType<Subject>('ContactSubject', {
  description: 'Category of a contact message, as selected by the sender.',
  values: {
    general: about('general'),
    feedback: about('feedback'),
    partnership: about('partnership'),
    media: about('media'),
    technical: about('technical'),
    privacy: about('privacy'),
    other: about('other'),
  },
})

const MessageRef = builder.prismaObject('ContactMessage', {
  name: 'AdminMessage',
  description: 'A message from the contact form. All fields are plain text, so do not render them as HTML.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id for `markMessageHandled` and `deleteMessage`.' }),
    name: t.exposeString('name', { description: 'Name of the sender, as entered.' }),
    email: t.exposeString('email', {
      description: 'Email address to reply to, as entered. It is not verified.',
    }),
    subject: t.expose('subject', {
      type: ContactSubjectEnum,
      description: 'Category that the sender selected.',
    }),
    message: t.exposeString('message', { description: 'The message, 10 to 5,000 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was sent.' }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an editor marked the message as handled. Null while it is waiting.',
    }),
  }),
})

const MessageStateEnum = enumType<MessageState>('MessageState', {
  description: 'Whether an editor has handled a message.',
  values: {
    waiting: 'Not marked as handled yet.',
    handled: 'Marked as handled by an editor.',
  },
})

/** The category as senders see it. */
const SUBJECT_TEXT = Prisma.join(
  Object.entries(SUBJECT_LABEL).map(([subject, label]) => Prisma.sql`WHEN ${subject} THEN ${label}`),
  ' ',
)
const MESSAGE_TEXT = Prisma.sql`concat_ws(' ', name, email, CASE subject::text ${SUBJECT_TEXT} END, message)`

const MessagePage = filteredPageType<MessageState, Prisma.ContactMessageWhereInput>(
  'AdminMessagePage',
  MessageStateEnum,
  'messages',
  {
    description: 'One page of contact messages.',
    fields: (t) => ({
      nodes: t.prismaField({
        type: ['ContactMessage'],
        description:
          'Messages on this page: waiting ones first, newest first, then handled ones, most recently handled first.',
        resolve: (query, { where, window }, _args, { db }) =>
          db.prisma.contactMessage.findMany({
            ...query,
            where,
            orderBy: [{ handledAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
            ...window,
          }),
      }),
      open: t.int({
        description: 'Number of waiting messages on all pages.',
        resolve: (_page, _args, { db }) => db.prisma.contactMessage.count({ where: { handledAt: null } }),
      }),
    }),
  },
)

const DeletedMessage = builder.objectRef<{ id: string }>('DeletedMessage').implement({
  description: 'Confirms that a contact message was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted message.' }) }),
})

builder.queryFields((t) => ({
  adminMessages: t.field({
    type: MessagePage,
    authScopes: { editor: true },
    description: 'Contact messages, waiting ones first (editor).',
    args: filterArgs(t.arg, MessageStateEnum, {
      nodes: 'messages',
      search: 'Words or parts of words in the name, address, category or text.',
    }),
    complexity: pageCost,
    resolve: (_root, args, { db: { prisma } }) =>
      filteredPage<MessageState, Prisma.ContactMessageWhereInput>(args, {
        states: MESSAGE_STATES,
        inState: (state) => ({ handledAt: state === 'waiting' ? null : { not: null } }),
        find: (search) => containingWords(prisma, search, Prisma.sql`"ContactMessage"`, MESSAGE_TEXT),
        count: (where) => prisma.contactMessage.count(where),
      }),
  }),
}))

builder.mutationFields((t) => ({
  markMessageHandled: t.field({
    type: MessageRef,
    authScopes: { editor: true },
    description: 'Marks a contact message as handled or waiting (editor).',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the message.' }),
      handled: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: 'True to mark it as handled, false to mark it as waiting.',
      }),
    },
    errors: { types: [NotFound] },
    resolve: (_root, { id, handled }, context) => markMessage(context, id, handled),
  }),
  deleteMessage: t.field({
    type: DeletedMessage,
    authScopes: { editor: true },
    description: 'Permanently deletes a contact message (editor).',
    args: { id: t.arg.id({ required: true, description: 'Id of the message.' }) },
    errors: { types: [NotFound] },
    resolve: (_root, { id }, context) => deleteMessage(context, id),
  }),
}))
