import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, NotFound } from '#domain/errors.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import type { SubscriberStatus } from '#prisma/client/client.ts'
import { countSubscribers, exportSubscribers, removeSubscriber } from './subscriber-admin.service.ts'

const SubscriberCounts = builder.objectRef<Record<SubscriberStatus, number>>('SubscriberCounts').implement({
  description: 'How many people signed up for the newsletter.',
  fields: (t) => ({
    pending: t.exposeInt('pending', { description: 'Signed up, not confirmed yet.' }),
    confirmed: t.exposeInt('confirmed', { description: 'Get the letter.' }),
    unsubscribed: t.exposeInt('unsubscribed', { description: 'Left.' }),
  }),
})

const RemovedSubscriber = builder.objectRef<{ success: boolean }>('RemovedSubscriber').implement({
  description: 'An address that is no longer on the list.',
  fields: (t) => ({ success: t.exposeBoolean('success', { description: 'Always true.' }) }),
})

const SubscriberExport = builder.objectRef<{ csv: string }>('SubscriberExport').implement({
  description: 'The list of subscribers.',
  fields: (t) => ({
    csv: t.exposeString('csv', { description: 'CSV with a header line; formulas are made harmless.' }),
  }),
})

builder.queryFields((t) => ({
  subscriberCounts: t.field({
    type: SubscriberCounts,
    authScopes: { admin: true },
    description: 'How many people signed up for the newsletter (admin).',
    resolve: (_root, _args, context) => countSubscribers(context),
  }),
}))

builder.mutationFields((t) => ({
  exportSubscribers: t.field({
    type: SubscriberExport,
    authScopes: { admin: true },
    description: 'The list of subscribers as CSV; that it was taken is written down (admin).',
    resolve: async (_root, _args, context) => ({ csv: await exportSubscribers(context) }),
  }),
  removeSubscriber: t.field({
    type: RemovedSubscriber,
    authScopes: { admin: true },
    description: 'Forgets a subscriber, confirmed or not; the address is not written down (admin).',
    args: { email: t.arg.string({ required: true, description: 'The address, in any letter case.' }) },
    errors: { types: [BadInput, NotFound] },
    resolve: async (_root, args, context) => {
      await removeSubscriber(context, parse(subscriptionSchema, args).email)
      return { success: true }
    },
  }),
}))
