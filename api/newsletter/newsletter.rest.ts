import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { RestSubscribeDocument } from './newsletter.rest.generated.ts'

export const newsletterRoutes: Routes = (app, contextFor) => {
  app.post(
    '/newsletter/subscribe',
    {
      config: { limit: 'newsletter' },
      schema: {
        operationId: 'subscribe',
        tags: ['newsletter'],
        summary: 'Sign up for the newsletter; the response is the same for a known address',
        description: 'If email is sent, the subscription begins when the confirmation link is followed.',
        body: subscriptionSchema.meta({ id: 'Subscription', examples: [{ email: 'maria@example.org' }] }),
        response: {
          202: z.object({ success: z.literal(true) }).meta({ examples: [{ success: true }] }),
          400: problem(INVALID_EMAIL),
        },
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
