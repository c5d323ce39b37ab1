import { z } from 'zod'
import { builder } from '#api/graphql/builder.ts'
import { createPage, pageArgs, pageCost, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { emailSchema } from '#domain/email.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import {
  issueInputSchema,
  MAX_ISSUE_HTML_LENGTH,
  MAX_ISSUE_POSTS,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
  MAX_TRY_THIS_LENGTH,
} from '#domain/newsletter/issue-input.ts'
import { createIssue, deleteIssue, updateIssue } from './issue.service.ts'
import { checkIssue, type IssueCheck } from './issue-checks.ts'
import { draftIssue } from './issue-draft.ts'
import { previewIssue } from './issue-email.service.ts'
import { cancelIssue, pauseIssue, resumeIssue, scheduleIssue, sendIssue } from './issue-sending.service.ts'
import { sendTestIssue } from './issue-test-email.ts'

const IssueInputRef = builder.inputType('NewsletterIssueInput', {
  description: 'Content of an issue. Fields that are left out stay as they are, or are empty in a new issue.',
  fields: (t) => ({
    subject: t.string({ description: `Subject of the email, up to ${MAX_SUBJECT_LENGTH} characters.` }),
    preheader: t.string({
      description: `Text that mail apps show after the subject, up to ${MAX_PREHEADER_LENGTH} characters.`,
    }),
    intro: t.string({
      description: `HTML, up to ${MAX_ISSUE_HTML_LENGTH} characters. Elements that are not allowed in articles are removed.`,
    }),
    closing: t.string({ description: 'HTML, like the introduction.' }),
    postIds: t.idList({ description: `Ids of up to ${MAX_ISSUE_POSTS} articles, in order.` }),
    valueSlug: t.string({ description: '`slug` of a shared value; null for none.' }),
    pollId: t.id({ description: 'Id of a poll; null for none.' }),
    tryThis: t.string({
      description: `One thing to try, as plain text of up to ${MAX_TRY_THIS_LENGTH} characters.`,
    }),
  }),
})

/** Null clears a choice. For texts and lists it means unchanged, like a missing field. */
const issueArgsSchema = z.preprocess((input) => {
  const { valueSlug, pollId, ...rest } = input as Record<string, unknown>
  const given = Object.entries({ ...rest }).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(given),
    ...(valueSlug !== undefined && { valueSlug: valueSlug || null }),
    ...(pollId !== undefined && { pollId: pollId || null }),
  }
}, issueInputSchema)

const CheckRef = builder.objectRef<IssueCheck>('NewsletterIssueCheck').implement({
  description: 'One condition for sending an issue.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Stable name of the check, such as subject.' }),
    passed: t.exposeBoolean('passed', { description: 'False if it blocks sending.' }),
    text: t.exposeString('text', { description: 'What was found, for people. It may contain a warning.' }),
  }),
})

const PreviewRef = builder.objectRef<{ html: string; text: string }>('NewsletterIssuePreview').implement({
  description: 'An email as it would be sent, with an unsubscribe link without a token.',
  fields: (t) => ({
    html: t.exposeString('html', { description: 'The complete HTML document.' }),
    text: t.exposeString('text', { description: 'The email as plain text.' }),
  }),
})

const TestEmailRef = builder.objectRef<{ to: string }>('NewsletterTestEmail').implement({
  description: 'A test email that the mail server accepted.',
  fields: (t) => ({
    to: t.exposeString('to', { description: 'The address it was sent to. It is not stored.' }),
  }),
})

const DeletedIssueRef = builder.objectRef<{ id: string }>('DeletedNewsletterIssue').implement({
  description: 'An issue that was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted issue.' }) }),
})

const DeskIssuePage = pageType('DeskNewsletterIssuePage', {
  description: 'One page of all issues, drafts included.',
  totalCount: 'Number of issues on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['NewsletterIssue'],
      description: 'Issues not sent yet first, then the latest first.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.newsletterIssue.findMany({
          ...query,
          orderBy: [{ sentAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
          ...window,
        }),
    }),
  }),
})

builder.queryFields((t) => ({
  deskNewsletterIssues: t.field({
    type: DeskIssuePage,
    authScopes: { admin: true },
    description: 'All issues of the newsletter, those not sent yet first (admin).',
    args: pageArgs(t.arg, 'Issues'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      createPage(parse(pageSchema, args), await db.prisma.newsletterIssue.count()),
  }),
  deskNewsletterIssue: t.prismaField({
    type: 'NewsletterIssue',
    nullable: true,
    authScopes: { admin: true },
    description: 'One issue by its id, draft or not (admin).',
    args: { id: t.arg.id({ required: true, description: 'Id of the issue.' }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.newsletterIssue.findUnique({ ...query, where: { id } }),
  }),
  newsletterIssueChecks: t.field({
    type: [CheckRef],
    authScopes: { admin: true },
    description: 'Everything that is checked before an issue is sent. One failure blocks sending (admin).',
    args: { id: t.arg.id({ required: true, description: 'Id of the issue.' }) },
    resolve: (_root, { id }, context) => checkIssue(context, id),
  }),
  newsletterIssuePreview: t.field({
    type: PreviewRef,
    authScopes: { admin: true },
    description: 'Preview of an issue that is not stored (admin).',
    args: { input: t.arg({ type: IssueInputRef, required: true, description: 'Content as typed so far.' }) },
    resolve: (_root, { input }, context) => previewIssue(context, parse(issueArgsSchema, input)),
  }),
}))

const testRecipientSchema = z.object({ to: emailSchema })

builder.mutationFields((t) => {
  const id = () => ({ id: t.arg.id({ required: true, description: 'Id of the issue.' }) })
  const input = () => ({
    input: t.arg({ type: IssueInputRef, required: true, description: 'Content of the issue.' }),
  })
  return {
    createNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description: 'Creates a draft of an issue (admin).',
      args: input(),
      errors: { types: [BadInput] },
      resolve: async (query, _root, { input }, context) => {
        const id = await createIssue(context, parse(issueArgsSchema, input))
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    draftNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description:
        'Creates a draft from what is new: reviewed articles since the last issue, a value not used lately, the active poll and a challenge. It is never sent by itself (admin).',
      resolve: async (query, _root, _args, context) => {
        const id = await draftIssue(context)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    updateNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description:
        'Changes what is given of a draft (admin). A canceled issue that nobody received becomes a draft again.',
      args: {
        ...id(),
        revision: t.arg.string({
          description:
            'Revision that the edit started from. The edit fails with CONFLICT if the issue has changed since.',
        }),
        ...input(),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: async (query, _root, { id, revision, input }, context) => {
        await updateIssue(context, id, parse(issueArgsSchema, input), revision)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    sendTestNewsletterIssue: t.field({
      type: TestEmailRef,
      authScopes: { admin: true },
      description:
        'Sends the issue to one address, with [Test] in the subject, and waits for the mail server. The list is never read (admin).',
      args: {
        ...id(),
        to: t.arg.string({ required: true, description: 'The address. It is not stored.' }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: async (_root, { id, to }, context) => {
        const parsed = parse(testRecipientSchema, { to })
        await sendTestIssue(context, id, parsed.to)
        return parsed
      },
    }),
    sendNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description:
        'Freezes the content and starts sending it to every confirmed reader (admin). Fails with CONFLICT if a check fails or someone else has sent it.',
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: async (query, _root, { id }, context) => {
        await sendIssue(context, id)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    scheduleNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description:
        'Freezes the content and sends it at a time, or changes that time (admin). An issue more than two hours late is paused instead.',
      args: {
        ...id(),
        at: t.arg({ type: 'DateTime', required: true, description: 'Time in the next year.' }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: async (query, _root, { id, at }, context) => {
        await scheduleIssue(context, id, at)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    pauseNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description: 'Pauses an issue that is being sent (admin). Emails on their way still arrive.',
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: async (query, _root, { id }, context) => {
        await pauseIssue(context, id)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    resumeNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description: 'Continues a paused issue where it stopped (admin).',
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: async (query, _root, { id }, context) => {
        await resumeIssue(context, id)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    cancelNewsletterIssue: t.prismaField({
      type: 'NewsletterIssue',
      authScopes: { admin: true },
      description: 'Cancels a scheduled issue, or the rest of one that is being sent or paused (admin).',
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: async (query, _root, { id }, context) => {
        await cancelIssue(context, id)
        return context.db.prisma.newsletterIssue.findUniqueOrThrow({ ...query, where: { id } })
      },
    }),
    deleteNewsletterIssue: t.field({
      type: DeletedIssueRef,
      authScopes: { admin: true },
      description: 'Permanently deletes an issue that is not scheduled, being sent or paused (admin).',
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: async (_root, { id }, context) => ({ id: await deleteIssue(context, id) }),
    }),
  }
})
