import { PostRef } from '#api/blog/post.schema.ts'
import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { renderBody } from '#api/html/sanitize.ts'
import { emailOf } from '#api/newsletter/email/issue-email.service.ts'
import { SharedValueRef } from '#api/values/values.schema.ts'
import { MAX_ISSUE_POSTS } from '#domain/newsletter/issue-input.ts'
import type { IssueStatus } from '#domain/newsletter/issue-status.ts'
import { findValue } from '#domain/values/cards.ts'
import { ARCHIVED, EDITABLE_SELECTION, LATEST_FIRST, LISTED, revisionOf } from './issue.service.ts'

export const IssueStatusEnum = enumType<IssueStatus>('NewsletterIssueStatus', {
  description: 'Status of an issue, from draft to sent.',
  values: {
    draft: 'The issue is a draft, which editors can change.',
    scheduled: 'The issue will be sent at `scheduledFor`. Its content is frozen.',
    sending: 'The issue is being sent to subscribers.',
    paused:
      'Sending is paused, for the reason in `pausedReason`. Resuming sends the issue to the others only.',
    sent: 'Sending to all subscribers is complete.',
    canceled: 'The issue was canceled and will not be sent to anyone else.',
  },
})

const CountsRef = builder.prismaObject('NewsletterIssue', {
  variant: 'NewsletterIssueCounts',
  description: 'Delivery counts of one issue. Opens and clicks are not tracked.',
  select: { id: true },
  fields: (t) => ({
    total: t.exposeInt('totalCount', { description: 'Number of confirmed subscribers when sending began.' }),
    sent: t.exposeInt('sentCount', { description: 'Number of emails that the mail server accepted.' }),
    rejected: t.exposeInt('rejectedCount', {
      description:
        'Number of emails that the mail server rejected, or that still failed after several attempts.',
    }),
    skipped: t.exposeInt('skippedCount', {
      description:
        'Number of subscribers who unsubscribed or were removed before their email was sent, or who had not been emailed when the issue was canceled.',
    }),
    unsubscribed: t.exposeInt('unsubscribedCount', {
      description: 'Number of subscribers who unsubscribed within three days of getting this issue.',
    }),
  }),
})

/** What a field needs that renders the email of a draft. */
const RENDERED = {
  authScopes: { writer: true },
  complexity: 20,
  select: { ...EDITABLE_SELECTION, slug: true, sentAt: true, scheduledFor: true, html: true, text: true },
} as const

export const IssueRef = builder.prismaObject('NewsletterIssue', {
  description:
    'An issue of the newsletter. Visitors can see it once sending has begun, unless it is canceled.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stable id of the issue.' }),
    slug: t.exposeString('slug', {
      description:
        'Last part of the URL `/newsletter/{slug}`. It is generated from the subject, regenerated while the issue is a draft, and never changes once sending has begun.',
    }),
    subject: t.exposeString('subject', { description: 'Subject of the email and title of the page.' }),
    preheader: t.exposeString('preheader', {
      description:
        'Plain text that email apps show after the subject. Lists of issues show it below the title.',
    }),
    intro: t.string({
      description: 'Introduction as sanitized HTML. Empty if there is none.',
      select: { intro: true },
      complexity: 5,
      resolve: ({ intro }, _args, { env }) => renderBody(intro, env.PUBLIC_URL),
    }),
    closing: t.string({
      description: 'Closing paragraphs as sanitized HTML. Empty if there are none.',
      select: { closing: true },
      complexity: 5,
      resolve: ({ closing }, _args, { env }) => renderBody(closing, env.PUBLIC_URL),
    }),
    posts: t.field({
      type: [PostRef],
      description: 'Up to four articles, in order. Without an editor’s token, unpublished ones are omitted.',
      select: (_args, { editor }, nestedSelection) => ({
        posts: {
          ...EDITABLE_SELECTION.posts,
          ...(!editor && { where: { post: { status: 'published' } } }),
          select: { post: nestedSelection(true) },
        },
      }),
      complexity: { field: 2, multiplier: MAX_ISSUE_POSTS },
      resolve: ({ posts }) => posts.map(({ post }) => post),
    }),
    value: t.field({
      type: SharedValueRef,
      nullable: true,
      description: 'Shared value in this issue. Null if there is none.',
      select: { valueSlug: true },
      resolve: ({ valueSlug }) => findValue(valueSlug ?? '') ?? null,
    }),
    poll: t.relation('poll', { nullable: true, description: 'Poll in this issue. Null if there is none.' }),
    tryThis: t.exposeString('tryThis', {
      description: 'Plain text of the section “One thing to try”. Empty if there is none.',
    }),
    status: t.expose('status', {
      type: IssueStatusEnum,
      description: 'Status of the issue, from draft to sent.',
    }),
    hidden: t.boolean({
      authScopes: { writer: true },
      description: 'Whether the archive leaves the issue out (writer). Its page can still be read.',
      select: { hiddenAt: true },
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    pausedReason: t.exposeString('pausedReason', {
      nullable: true,
      description: 'Human-readable reason why sending is paused (writer). Null if it is not paused.',
      authScopes: { writer: true },
    }),
    scheduledFor: t.expose('scheduledFor', {
      type: 'DateTime',
      nullable: true,
      description: 'When sending is scheduled to begin. Null if the issue was not scheduled.',
    }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When sending of the issue began. Null until then.',
    }),
    revision: t.string({
      description:
        'Fingerprint of the editable fields. Send it with `updateNewsletterIssue` to avoid overwriting another editor’s changes.',
      select: EDITABLE_SELECTION,
      resolve: revisionOf,
    }),
    counts: t.variant(CountsRef, {
      description: 'Delivery counts of this issue so far (writer).',
      authScopes: { writer: true },
    }),
    html: t.string({
      ...RENDERED,
      description:
        'The email as HTML (writer): the frozen content, or the current content of a draft. Its unsubscribe link has no token.',
      resolve: async (issue, _args, context) => (await emailOf(context, issue)).html,
    }),
    text: t.string({
      ...RENDERED,
      description: 'The plain-text version of `html` (writer).',
      resolve: async (issue, _args, context) => (await emailOf(context, issue)).text,
    }),
    previousIssue: t.prismaField({
      type: 'NewsletterIssue',
      nullable: true,
      description: 'The issue sent before this one. Null for the first issue.',
      select: { sentAt: true },
      complexity: 2,
      resolve: (query, { sentAt }, _args, { db, now }) =>
        db.prisma.newsletterIssue.findFirst({
          ...query,
          where: { AND: [LISTED, { sentAt: { lt: sentAt ?? now() } }] },
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
      description: 'Issues on this page, newest first.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.newsletterIssue.findMany({
          ...query,
          where: LISTED,
          orderBy: [...LATEST_FIRST],
          ...window,
        }),
    }),
  }),
})

builder.queryFields((t) => ({
  newsletterIssues: t.field({
    type: IssuePage,
    description: 'Past issues of the newsletter, newest first.',
    args: pageArgs(t.arg, 'Issues'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      createPage(args, await db.prisma.newsletterIssue.count({ where: LISTED })),
  }),
  newsletterIssue: t.prismaField({
    type: 'NewsletterIssue',
    nullable: true,
    description: 'One past issue of the newsletter. Null if no past issue has this slug.',
    args: {
      slug: t.arg.string({ required: true, description: 'Last part of the URL `/newsletter/{slug}`.' }),
    },
    resolve: (query, _root, { slug }, { db }) =>
      db.prisma.newsletterIssue.findFirst({ ...query, where: { AND: [ARCHIVED, { slug }] } }),
  }),
}))
