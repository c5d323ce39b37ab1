import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { contactMessageSchema } from '#domain/contact/contact-message.ts'
import { RestSendContactMessageDocument } from './contact.rest.generated.ts'

const messageBody = contactMessageSchema.meta({
  id: 'ContactMessage',
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
        summary: 'Send a message to the people behind the site',
        body: messageBody,
        response: {
          201: z
            .object({ success: z.literal(true), id: z.string().describe('Id of the message.') })
            .meta({ examples: [{ success: true, id: 'cmi7x2m4b0005' }] }),
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
