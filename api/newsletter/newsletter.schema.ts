import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts'

const SignupRef = builder.objectRef<{ needsConfirmation: boolean }>('NewsletterSignup').implement({
  description:
    'A sign-up was taken; the same for a known address, so that nobody can find out who subscribes.',
  fields: (t) => ({
    success: t.boolean({ description: 'Always true.', resolve: () => true }),
    needsConfirmation: t.exposeBoolean('needsConfirmation', {
      description: 'Whether new addresses get a letter with a link to confirm. False where no mail is sent.',
    }),
  }),
})

const SubscriptionChangeRef = builder.objectRef<{ already: boolean }>('SubscriptionChange').implement({
  description: 'A subscription was confirmed or ended.',
  fields: (t) => ({
    success: t.boolean({ description: 'Always true.', resolve: () => true }),
    already: t.exposeBoolean('already', { description: 'Whether it had been so before.' }),
  }),
})

builder.mutationFields((t) => ({
  subscribeToNewsletter: t.field({
    type: SignupRef,
    description:
      'Signs an address up for the newsletter. Where mail is sent, the subscription begins when the link in the ' +
      'confirmation letter is followed.',
    args: { email: t.arg.string({ required: true, description: 'The address.' }) },
    errors: { types: [BadInput] },
    resolve: async (_root, args, context) => {
      await context.limit('newsletter')
      await subscribe(context, parse(subscriptionSchema, args).email)
      return { needsConfirmation: context.mail.enabled }
    },
  }),
  confirmSubscription: t.field({
    type: SubscriptionChangeRef,
    description: 'Confirms a sign-up by the token in the confirmation letter’s link.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    errors: { types: [NotFound, Conflict] },
    resolve: async (_root, { token }, context) => {
      await context.limit('data')
      return confirmSubscription(context, token)
    },
  }),
  unsubscribe: t.field({
    type: SubscriptionChangeRef,
    description: 'Ends a subscription by the token in the link under any letter.',
    args: { token: t.arg.string({ required: true, description: 'The token of the link.' }) },
    errors: { types: [NotFound] },
    resolve: async (_root, { token }, context) => {
      await context.limit('data')
      return unsubscribe(context, token)
    },
  }),
}))
