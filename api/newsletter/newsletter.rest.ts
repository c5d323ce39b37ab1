import { z } from 'zod'
import { subscriptionSchema } from '../../domain/newsletter/subscription.ts'
import { problemSchema } from '../rest/problem.ts'
import type { Routes } from '../rest/rest.ts'
import { checkOperations, orThrow, runOperation } from '../rest/run-operation.ts'
import { RestSubscribeDocument } from './newsletter.rest.generated.ts'

checkOperations([RestSubscribeDocument])

/** POST a sign-up (Contract). */
export const newsletterRoutes: Routes = (app, contextFor) => {
  app.post(
    '/newsletter/subscribe',
    {
      schema: {
        tags: ['newsletter'],
        summary: 'Sign up for the newsletter; the answer is the same for a known address',
        body: subscriptionSchema,
        response: { 202: z.object({ success: z.literal(true) }), 400: problemSchema, 429: problemSchema },
      },
    },
    async (request, reply) => {
      const context = await contextFor(request, reply)
      const { subscribeToNewsletter } = await runOperation(RestSubscribeDocument, request.body, context)
      orThrow(subscribeToNewsletter)
      return reply.status(202).send({ success: true as const })
    },
  )
}
