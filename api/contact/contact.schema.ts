import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { formGuardSchema } from '#domain/contact/form-guard.ts'
import { BadInput } from '#domain/errors.ts'
import { storeMessage } from './contact.service.ts'

const ReceiptRef = builder.objectRef<{ id: string }>('ContactReceipt').implement({
  description: 'A message arrived.',
  fields: (t) => ({
    success: t.boolean({ description: 'Always true.', resolve: () => true }),
    id: t.exposeID('id', { description: 'The message’s id.' }),
  }),
})

builder.mutationFields((t) => ({
  sendContactMessage: t.field({
    type: ReceiptRef,
    description: 'Sends a message to the people behind the site.',
    args: {
      name: t.arg.string({ required: true, description: 'The sender’s name, at least 2 characters.' }),
      email: t.arg.string({ required: true, description: 'Where an answer goes.' }),
      subject: t.arg.string({
        required: true,
        description: 'One of general, feedback, partnership, media, technical, privacy, other.',
      }),
      message: t.arg.string({ required: true, description: 'The message, at least 10 characters.' }),
      leaveEmpty: t.arg.string({ description: 'The form’s hidden field: must be empty.' }),
    },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      await context.limit('contact')
      const message = parse(contactMessageSchema, args)
      parse(formGuardSchema, args)
      return storeMessage(context, message)
    },
  }),
}))
