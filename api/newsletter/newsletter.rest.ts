import { z } from 'zod'
import { problem } from '#api/rest/problem.ts'
import type { Routes } from '#api/rest/rest.ts'
import { orThrow, runOperation } from '#api/rest/run-operation.ts'
import { SUCCESS } from '#api/rest/success.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { RestSubscribeDocument } from './newsletter.rest.generated.ts'

export const newsletterRoutes: Routes = (app, contextFor) => {
  app.post(
    '/newsletter/subscribe',
    {
      config: { limit: 'newsletter', invalidField: 'email' },
      schema: {
        operationId: 'subscribe',
        tags: ['newsletter'],
        summary: 'Sign up for the newsletter',
        description:
          'If this server sends email, the address must be confirmed with the link in an email. The response is the same ' +
          'for an address that is already subscribed, so that nobody can find out who subscribes.',
        body: z
          .object({
            email: subscriptionSchema.shape.email.describe(
              'Email address, at most 254 characters, case-insensitive.',
            ),
          })
          .meta({
            id: 'Subscription',
            description: 'An address to sign up for the newsletter.',
            examples: [{ email: 'maria@example.org' }],
          }),
        response: {
          202: z
            .object({ success: SUCCESS })
            .meta({ description: 'The sign-up is stored.', examples: [{ success: true }] }),
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
