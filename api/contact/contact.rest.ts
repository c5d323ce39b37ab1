import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { SUCCESS } from '#api/rest/success.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { RestSendContactMessageDocument } from './contact.rest.generated.ts'

const { name, email, subject, message } = contactMessageSchema.shape

const messageBody = z
  .object({
    name: name.describe('Name of the sender, 2 to 200 characters.'),
    email: email.describe('Email address to reply to, at most 254 characters.'),
    subject: subject.describe('Category of the message.'),
    message: message.describe('The message as plain text, 10 to 5,000 characters.'),
  })
  .meta({
    id: 'ContactMessage',
    description: 'A message to the people who run the site.',
    examples: [
      {
        name: 'Maria Lopez',
        email: 'maria@example.org',
        subject: 'partnership',
        message: 'Our library would like to host an evening.',
      },
    ],
  })

/** Contact route (spec §7). */
export const contactRoutes: Routes = (app, contextFor) => {
  app.post(
    '/contact',
    {
      config: { limit: 'contact' },
      schema: {
        operationId: 'sendContactMessage',
        tags: ['contact'],
        summary: 'Send a message to the people who run the site',
        description: 'They read it on the dashboard or by email.',
        body: messageBody,
        response: {
          201: z.object({ success: SUCCESS, id: z.string().describe('Id of the stored message.') }).meta({
            description: 'The message is stored.',
            examples: [{ success: true, id: 'cmi7x2m4b0005' }],
          }),
          400: problem('Please enter your name'),
        },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { sendContactMessage } = await runOperation(RestSendContactMessageDocument, request.body, context)
      const { id } = orThrow(sendContactMessage)
      return reply.status(201).send({ success: true as const, id })
    },
  )
}
