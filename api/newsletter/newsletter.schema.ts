import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts'

const ALWAYS_TRUE = {
  description: 'Always true.',
  deprecationReason: 'This type is the success; a failure is another type of the union.',
  resolve: () => true,
}

const SignupRef = builder.objectRef<{ needsConfirmation: boolean }>('NewsletterSignup').implement({
  description:
    'Confirms that a sign-up was stored. A known address gets the same response, so it does not reveal who subscribes.',
  fields: (t) => ({
    success: t.boolean(ALWAYS_TRUE),
    needsConfirmation: t.exposeBoolean('needsConfirmation', {
      description: 'Whether new addresses get an email with a confirmation link. False if no email is sent.',
    }),
  }),
})

const SubscriptionChangeRef = builder.objectRef<{ already: boolean }>('SubscriptionChange').implement({
  description: 'Confirms that a subscription began or ended.',
  fields: (t) => ({
    success: t.boolean(ALWAYS_TRUE),
    already: t.exposeBoolean('already', { description: 'Whether this was already the case before.' }),
  }),
})

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.field({
    type: SignupRef,
    description:
      'Signs an email address up for the newsletter. If email is sent, the subscription begins when the ' +
      'confirmation link is followed.',
    args: { email: t.arg.string({ required: true, description: 'The email address.' }) },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      const { email } = parse(subscriptionSchema, args)
      await context.limit('newsletter')
      await subscribe(context, email)
      return { needsConfirmation: context.mail.enabled }
    },
  }),
  confirmSubscription: t.field({
    type: SubscriptionChangeRef,
    description: 'Confirms a sign-up with the token of the confirmation link.',
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: async (_root, { token }, context) => {
      await context.limit('data')
      return confirmSubscription(context, token)
    },
  }),
  unsubscribe: t.field({
    type: SubscriptionChangeRef,
    description: 'Ends a subscription with the token of the link at the end of every issue.',
    args: { token: t.arg.string({ required: true, description: 'Token of the link.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { token }, context) => {
      await context.limit('data')
      return unsubscribe(context, token)
    },
  }),
}))
