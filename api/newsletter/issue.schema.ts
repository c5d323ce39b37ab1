import { renderBody } from '#api/blog/sanitize.ts'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, pageArgs, pageCost, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { SharedValueRef } from '#api/values/values.schema.ts'
import { MAX_ISSUE_POSTS } from '#domain/newsletter/issue-input.ts'
import type { IssueStatus } from '#domain/newsletter/issue-status.ts'
import { findValue } from '#domain/values/cards.ts'
import type { NewsletterIssue } from '#prisma/client/client.ts'
import { ARCHIVED, EDITABLE_SELECTION, LATEST_FIRST, revisionOf } from './issue.service.ts'
import { emailOf } from './issue-email.service.ts'

const IssueStatusEnum = enumType<IssueStatus>('NewsletterIssueStatus', {
  description: 'Where an issue is on its way to the readers.',
  values: {
    draft: 'Editors are still writing it.',
    scheduled: 'Waits for its time. Its content is frozen.',
    sending: 'Deliveries to readers are going on.',
    paused: 'Sending has stopped, see `pausedReason`. Nobody gets it twice when it is resumed.',
    sent: 'Every delivery has ended.',
    canceled: 'Will not be sent, or not to anyone else.',
  },
})

type Counts = Pick<
  NewsletterIssue,
  'totalCount' | 'sentCount' | 'refusedCount' | 'skippedCount' | 'unsubscribedCount'
>

const CountsRef = builder.objectRef<Counts>('NewsletterIssueCounts').implement({
  description: 'Numbers of one issue. Opens and clicks are never counted.',
  fields: (t) => ({
    total: t.exposeInt('totalCount', { description: 'Confirmed readers when sending began.' }),
    sent: t.exposeInt('sentCount', { description: 'Emails that the mail servers accepted.' }),
    refused: t.exposeInt('refusedCount', { description: 'Emails that were refused or given up.' }),
    skipped: t.exposeInt('skippedCount', {
      description:
        'Readers who unsubscribed or were removed before their turn, or remained when it was canceled.',
    }),
    unsubscribed: t.exposeInt('unsubscribedCount', {
      description: 'Readers who unsubscribed within three days of getting this issue.',
    }),
  }),
})

builder.prismaObject('NewsletterIssue', {
  description: 'One newsletter email. Visitors see issues whose sending has begun.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the issue, which never changes.' }),
    slug: t.exposeString('slug', {
      description:
        'Last part of the address, /newsletter/{slug}. It never changes once the issue is scheduled or sent.',
    }),
    subject: t.exposeString('subject', { description: 'Subject of the email and title of the page.' }),
    preheader: t.exposeString('preheader', {
      description: 'Plain text that mail apps show after the subject, and lists below the title.',
    }),
    intro: t.string({
      description: 'Introduction as sanitized HTML. Empty if there is none.',
      select: { intro: true },
      complexity: 5,
      resolve: ({ intro }, _args, { env }) => renderBody(intro, env.PUBLIC_URL),
    }),
    closing: t.string({
      description: 'Last paragraphs as sanitized HTML. Empty if there are none.',
      select: { closing: true },
      complexity: 5,
      resolve: ({ closing }, _args, { env }) => renderBody(closing, env.PUBLIC_URL),
    }),
    posts: t.prismaField({
      type: ['Post'],
      description: 'Its articles, in order, at most four. Visitors get those that are published.',
      select: { postIds: true },
      complexity: { field: 2, multiplier: MAX_ISSUE_POSTS },
      resolve: async (query, { postIds }, _args, { db, isAdmin }) => {
        const where = { id: { in: postIds }, ...(!isAdmin && { status: 'published' as const }) }
        const posts = await db.prisma.post.findMany({ ...query, where })
        return posts.toSorted((a, b) => postIds.indexOf(a.id) - postIds.indexOf(b.id))
      },
    }),
    value: t.field({
      type: SharedValueRef,
      nullable: true,
      description: 'The shared value of this issue, if it has one.',
      select: { valueSlug: true },
      resolve: ({ valueSlug }) => findValue(valueSlug ?? '') ?? null,
    }),
    poll: t.relation('poll', { nullable: true, description: 'The poll of this issue, if it has one.' }),
    tryThis: t.exposeString('tryThis', {
      description: 'One thing to try, as plain text. Empty if there is none.',
    }),
    status: t.expose('status', {
      type: IssueStatusEnum,
      description: 'Where it is on its way to the readers.',
    }),
    pausedReason: t.exposeString('pausedReason', {
      nullable: true,
      description: 'Why sending is paused, for people; null otherwise. Administrators only.',
      authScopes: { admin: true },
    }),
    scheduledFor: t.expose('scheduledFor', {
      type: 'DateTime',
      nullable: true,
      description: 'When sending is to begin; null if it was never scheduled.',
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When sending began; null until then.',
    }),
    revision: t.string({
      description:
        'Fingerprint of the editable fields as they are now. Send it with updateNewsletterIssue to avoid overwriting other edits.',
      select: EDITABLE_SELECTION,
      resolve: revisionOf,
    }),
    counts: t.field({
      type: CountsRef,
      description: 'Numbers of this issue so far. Administrators only.',
      authScopes: { admin: true },
      select: {
        totalCount: true,
        sentCount: true,
        refusedCount: true,
        skippedCount: true,
        unsubscribedCount: true,
      },
      resolve: (issue) => issue,
    }),
    html: t.string({
      description:
        'The email as HTML: what was frozen, or for a draft what would be sent now. Its unsubscribe link has no token. Administrators only.',
      authScopes: { admin: true },
      complexity: 20,
      select: { ...EDITABLE_SELECTION, slug: true, sentAt: true, scheduledFor: true, html: true, text: true },
      resolve: async (issue, _args, context) => (await emailOf(context, issue)).html,
    }),
    text: t.string({
      description: 'The email as plain text, like `html`. Administrators only.',
      authScopes: { admin: true },
      complexity: 20,
      select: { ...EDITABLE_SELECTION, slug: true, sentAt: true, scheduledFor: true, html: true, text: true },
      resolve: async (issue, _args, context) => (await emailOf(context, issue)).text,
    }),
    previousIssue: t.prismaField({
      type: 'NewsletterIssue',
      nullable: true,
      description: 'The issue sent before this one; null for the first.',
      select: { sentAt: true },
      complexity: 2,
      resolve: (query, { sentAt }, _args, { db }) =>
        db.prisma.newsletterIssue.findFirst({
          ...query,
          where: { AND: [ARCHIVED, { sentAt: { lt: sentAt ?? new Date() } }] },
          orderBy: [...LATEST_FIRST],
        }),
    }),
  }),
})

const IssuePage = pageType('NewsletterIssuePage', {
  description: 'One page of the newsletter archive.',
  totalCount: 'Number of issues on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['NewsletterIssue'],
      description: 'Issues on this page, the latest first.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.newsletterIssue.findMany({
          ...query,
          where: ARCHIVED,
          orderBy: [...LATEST_FIRST],
          ...window,
        }),
    }),
  }),
})

builder.queryFields((t) => ({
  newsletterIssues: t.field({
    type: IssuePage,
    description: 'Past issues of the newsletter, the latest first.',
    args: pageArgs(t.arg, 'Issues'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      createPage(parse(pageSchema, args), await db.prisma.newsletterIssue.count({ where: ARCHIVED })),
  }),
  newsletterIssue: t.prismaField({
    type: 'NewsletterIssue',
    nullable: true,
    description: 'One past issue, or null if there is none with this slug.',
    args: { slug: t.arg.string({ required: true, description: 'Last part of its address.' }) },
    resolve: (query, _root, { slug }, { db }) =>
      db.prisma.newsletterIssue.findFirst({ ...query, where: { AND: [ARCHIVED, { slug }] } }),
  }),
}))
