import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { BadInput, NotFound } from '#domain/errors.ts'
import { subscriptionSchema } from '#domain/newsletter/subscription.ts'
import type { SubscriberStatus } from '#prisma/client/client.ts'
import {
  countSubscribers,
  exportSubscribers,
  type FoundSubscriber,
  findSubscriber,
  historyOf,
  markSubscriberDeliverable,
  removeSubscriber,
  type SubscriberEvent,
  type SubscriberEventKind,
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

const SubscriberStatusEnum = enumType<SubscriberStatus>('SubscriberStatus', {
  description: 'Whether an address gets the newsletter.',
  values: {
    pending: 'The address signed up but is not confirmed yet.',
    confirmed: 'The address gets the newsletter.',
    unsubscribed: 'The address gets no more email and is deleted after 30 days.',
    undeliverable: 'The mail server rejects the address, so it gets no issues.',
  },
})

const SubscriberEventKindEnum = enumType<SubscriberEventKind>('SubscriberEventKind', {
  description: 'What happened to a subscriber.',
  values: {
    signedUp: 'The address signed up for the first time.',
    signedUpAgain: 'The address signed up again.',
    confirmationSent: 'The last confirmation email was sent.',
    confirmed: 'The address was confirmed.',
    unsubscribed: 'The address unsubscribed from the newsletter.',
    sent: 'The mail server accepted an issue.',
    rejected: 'The mail server rejected an issue, or it still failed after several attempts.',
    skipped: 'An issue was not sent, because it was canceled or the address had unsubscribed.',
  },
})

const SubscriberEventRef = builder.objectRef<SubscriberEvent>('SubscriberEvent').implement({
  description: 'One event in the history of a subscriber.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the event took place.' }),
    kind: t.expose('kind', { type: SubscriberEventKindEnum, description: 'What happened to the address.' }),
    issue: t.exposeString('issue', {
      nullable: true,
      description: 'Subject of the issue. Null for events without an issue.',
    }),
  }),
})

const AdminSubscriber = builder.objectRef<FoundSubscriber>('AdminSubscriber').implement({
  description: 'One subscriber of the newsletter, with the history of the address.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address, in lowercase.' }),
    status: t.expose('status', {
      type: SubscriberStatusEnum,
      description: 'Whether the address gets the newsletter.',
    }),
    history: t.field({
      type: [SubscriberEventRef],
      description:
        'Events of this address that are still stored, newest first. Opens and clicks are never counted.',
      resolve: (subscriber) => historyOf(subscriber),
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
    findSubscriber: t.field({
      type: AdminSubscriber,
      authScopes: { editor: true },
      description:
        'Looks up one subscriber with the history of the address (editor). The audit log records the search without the address.',
      args: args(),
      errors: { types: [BadInput, NotFound] },
      resolve: (_root, args, context) => findSubscriber(context, parse(subscriptionSchema, args).email),
    }),
    removeSubscriber: t.field({
      type: RemovedSubscriber,
      authScopes: { editor: true },
      description:
        'Permanently deletes a subscriber in any status (editor). The audit log does not record the address.',
      args: args(),
      errors: { types: [BadInput, NotFound] },
      resolve: (_root, args, context) => removeSubscriber(context, parse(subscriptionSchema, args).email),
    }),
    markSubscriberDeliverable: t.field({
      type: DeliverableSubscriber,
      authScopes: { editor: true },
      description:
        'Marks an undeliverable address as confirmed, so that it gets issues again (editor). The audit log does not record the address.',
      args: args(),
      errors: { types: [BadInput, NotFound] },
      resolve: (_root, args, context) =>
        markSubscriberDeliverable(context, parse(subscriptionSchema, args).email),
    }),
  }
})
