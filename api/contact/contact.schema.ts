import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { honeypotSchema } from '#domain/contact/honeypot.ts'
import { BadInput } from '#domain/errors.ts'
import { storeMessage } from './contact.service.ts'

const ReceiptRef = builder.objectRef<{ id: string }>('ContactReceipt').implement({
  description: 'Confirms that the message was stored.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the stored message.' }),
  }),
})

builder.mutationFields((t) => ({
  sendContactMessage: t.field({
    type: ReceiptRef,
    description: 'Sends a message to the people who run the site. They read it on the dashboard or by email.',
    args: {
      name: t.arg.string({ required: true, description: 'Name of the sender, 2 to 200 characters.' }),
      email: t.arg.string({ required: true, description: 'Email address to reply to.' }),
      // A string instead of an enum, so that a missing choice is reported as a field error.
      subject: t.arg.string({
        required: true,
        description:
          'Category of the message: general, feedback, partnership, media, technical, privacy or other.',
      }),
      message: t.arg.string({
        required: true,
        description: 'The message as plain text, 10 to 5,000 characters.',
      }),
      leaveEmpty: t.arg.string({
        description: 'Honeypot field that only bots fill in. Omit it or send an empty string.',
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
