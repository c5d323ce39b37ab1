import { post } from '#api/rest/route.ts'
import { withSuccess } from '#api/rest/with-success.ts'
import { INVALID_EMAIL } from '#domain/email.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { RestSubscribeDocument } from './subscription.rest.generated.ts'

export const subscriptionRoutes = [
  post('/newsletter/subscribe', {
    operationId: 'subscribe',
    tag: 'newsletter',
    summary: 'Sign up for the newsletter',
    body: {
      schema: subscriptionSchema,
      id: 'Subscription',
      description: 'An address to sign up for the newsletter.',
      example: { email: 'maria@example.org' },
    },
    operation: RestSubscribeDocument,
    result: 'subscribeToNewsletter.needsConfirmation',
    reshape: withSuccess(),
    statuses: { 202: 'The sign-up is stored.' },
    failures: { 400: INVALID_EMAIL },
    invalidField: 'email',
    example: { success: true },
    limit: 'newsletter',
  }),
]
