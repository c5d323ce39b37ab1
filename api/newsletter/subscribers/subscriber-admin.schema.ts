import { builder } from '#api/graphql/builder.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, NotFound } from '#domain/errors.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import type { SubscriberStatus } from '#prisma/client/client.ts'
import {
  countSubscribers,
  exportSubscribers,
  markSubscriberDeliverable,
  removeSubscriber,
} from './subscriber-admin.service.ts'

const SubscriberCounts = builder.objectRef<Record<SubscriberStatus, number>>('SubscriberCounts').implement({
  description: 'Number of newsletter subscribers by status.',
  fields: (t) => ({
    pending: t.exposeInt('pending', {
      description: 'Number of addresses that signed up but are not confirmed yet.',
    }),
    confirmed: t.exposeInt('confirmed', {
      description: 'Number of confirmed addresses, which get the newsletter.',
    }),
    unsubscribed: t.exposeInt('unsubscribed', {
      description: 'Number of addresses that unsubscribed and get no more email.',
    }),
    undeliverable: t.exposeInt('undeliverable', {
      description: 'Number of confirmed addresses that the mail server rejects. They get no issues.',
    }),
  }),
})

const RemovedSubscriber = builder.objectRef<{ email: string }>('RemovedSubscriber').implement({
  description: 'Confirms that a subscriber was deleted.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'The deleted address, in lowercase.' }) }),
})

const SubscriberExport = builder.objectRef<{ csv: string }>('SubscriberExport').implement({
  description: 'The confirmed subscribers, including undeliverable ones.',
  fields: (t) => ({
    csv: t.exposeString('csv', {
      description:
        'CSV with a header line, newest sign-up first. The columns are the address, the times of sign-up and confirmation, the unsubscribe link, and the status (confirmed or undeliverable). Formulas are escaped, so spreadsheets do not run them.',
    }),
  }),
})

builder.queryFields((t) => ({
  subscriberCounts: t.field({
    type: SubscriberCounts,
    authScopes: { editor: true },
    description: 'Number of newsletter subscribers by status (editor).',
    resolve: (_root, _args, context) => countSubscribers(context),
  }),
}))

const DeliverableSubscriber = builder.objectRef<{ email: string }>('DeliverableSubscriber').implement({
  description: 'Confirms that a subscriber will get issues again.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address of the subscriber, in lowercase.' }),
  }),
})

builder.mutationFields((t) => {
  const description = 'Email address of the subscriber, case-insensitive.'
  const args = () => ({ email: t.arg.string({ required: true, description }) })
  return {
    exportSubscribers: t.field({
      type: SubscriberExport,
      authScopes: { admin: true },
      description: 'Exports the confirmed subscribers as CSV (admin). The audit log records the export.',
      resolve: async (_root, _args, context) => ({ csv: await exportSubscribers(context) }),
    }),
    removeSubscriber: t.field({
      type: RemovedSubscriber,
      authScopes: { editor: true },
      description:
        'Permanently deletes a subscriber in any status (editor). The audit log does not record the address.',
      args: args(),
      errors: { types: [BadInput, NotFound] },
      resolve: async (_root, args, context) => {
        const { email } = parse(subscriptionSchema, args)
        await removeSubscriber(context, email)
        return { email }
      },
    }),
    markSubscriberDeliverable: t.field({
      type: DeliverableSubscriber,
      authScopes: { editor: true },
      description:
        'Marks an undeliverable address as confirmed, so that it gets issues again (editor). The audit log does not record the address.',
      args: args(),
      errors: { types: [BadInput, NotFound] },
      resolve: async (_root, args, context) => {
        const { email } = parse(subscriptionSchema, args)
        await markSubscriberDeliverable(context, email)
        return { email }
      },
    }),
  }
})
