import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { honeypotSchema } from '#domain/contact/honeypot.ts'
import { BadInput } from '#domain/errors.ts'
import { storeMessage } from './contact.service.ts'

const ReceiptRef = builder.objectRef<{ id: string }>('ContactReceipt').implement({
  description: 'Confirms that a message was stored.',
  fields: (t) => ({
    success: t.boolean({
      description: 'Always true.',
      deprecationReason: 'A receipt is the success; a failure is another type of the union.',
      resolve: () => true,
    }),
    id: t.exposeID('id', { description: 'Id of the message.' }),
  }),
})

builder.mutationFields((t) => ({
  sendContactMessage: t.field({
    type: ReceiptRef,
    description: 'Sends a message to the people behind the site.',
    args: {
      name: t.arg.string({ required: true, description: 'The sender’s name, at least 2 characters.' }),
      email: t.arg.string({ required: true, description: 'Address to reply to.' }),
      // A string instead of an enum, so that a missing choice is reported as a field error.
      subject: t.arg.string({
        required: true,
        description: 'One of general, feedback, partnership, media, technical, privacy, other.',
      }),
      message: t.arg.string({ required: true, description: 'The message, at least 10 characters.' }),
      leaveEmpty: t.arg.string({
        description: 'Hidden field of the form, which only bots fill in. Leave it out.',
      }),
    },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const message = parse(contactMessageSchema, args)
      parse(honeypotSchema, args)
      await context.limit('contact')
      return storeMessage(context, message)
    },
  }),
}))
