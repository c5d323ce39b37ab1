import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscription.service.ts'

const SignupRef = builder.objectRef<{ needsConfirmation: boolean }>('NewsletterSignup').implement({
  description:
    'Confirms that the sign-up was stored. The result is the same for an address that is already subscribed, so that nobody can find out who subscribes.',
  fields: (t) => ({
    needsConfirmation: t.exposeBoolean('needsConfirmation', {
      description:
        'Whether a new address gets an email with a confirmation link. False if this server sends no email.',
    }),
  }),
})

const SubscriptionChangeRef = builder.objectRef<{ already: boolean }>('SubscriptionChange').implement({
  description: 'Confirms that the address is now subscribed or unsubscribed.',
  fields: (t) => ({
    already: t.exposeBoolean('already', {
      description: 'True if the address was already in this state, so nothing changed.',
    }),
  }),
})

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.field({
    type: SignupRef,
    description:
      'Signs up an email address for the newsletter. If this server sends email, the address must be confirmed with ' +
      'the link in an email.',
    args: {
      email: t.arg.string({
        required: true,
        description: 'Email address, at most 254 characters, case-insensitive.',
      }),
    },
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
    description: 'Confirms a sign-up. Fails with CONFLICT when the link is more than three days old.',
    args: {
      token: t.arg.string({ required: true, description: 'The `token` parameter of the confirmation link.' }),
    },
    errors: { types: [NotFound, Conflict] },
    resolve: async (_root, { token }, context) => {
      await context.limit('data')
      return confirmSubscription(context, token)
    },
  }),
  unsubscribe: t.field({
    type: SubscriptionChangeRef,
    description: 'Unsubscribes an address. The link in each issue never expires and can be used repeatedly.',
    args: {
      token: t.arg.string({ required: true, description: 'The `token` parameter of the unsubscribe link.' }),
    },
    errors: { types: [NotFound] },
    resolve: async (_root, { token }, context) => {
      await context.limit('data')
      return unsubscribe(context, token)
    },
  }),
}))
