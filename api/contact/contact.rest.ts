import { z } from 'zod'
import { contactMessageSchema } from '../../domain/contact/contact-message.ts'
import { problemSchema } from '../rest/problem.ts'
import type { Routes } from '../rest/rest.ts'
import { checkOperations, orThrow, runOperation } from '../rest/run-operation.ts'
import { RestSendContactMessageDocument } from './contact.rest.generated.ts'

checkOperations([RestSendContactMessageDocument])

/** POST a message (Spec §7). */
export const contactRoutes: Routes = (app, contextFor) => {
  app.post(
    '/contact',
    {
      schema: {
        tags: ['contact'],
        summary: 'Send a message to the people behind the site',
        body: contactMessageSchema,
        response: {
          201: z.object({ success: z.literal(true), id: z.string().describe('The message’s id.') }),
          400: problemSchema,
          429: problemSchema,
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
