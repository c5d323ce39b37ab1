import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { containingWords, filterArgs, filteredPage, filteredPageType } from '#api/graphql/filtered-list.ts'
import { pageCost } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import { previewIssue } from '#api/newsletter/email/issue-email.service.ts'
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
  sendIssue,
} from '#api/newsletter/sending/issue-sending.service.ts'
import { sendTestIssue } from '#api/newsletter/sending/issue-test-email.ts'
import { BadInput, Conflict, NotFound } from '#domain/errors.ts'
import { testEmailSchema } from '#domain/newsletter/issue-form.ts'
import {
  issueInputSchema,
  MAX_ISSUE_HTML_LENGTH,
  MAX_ISSUE_POSTS,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
  MAX_TRY_THIS_LENGTH,
} from '#domain/newsletter/issue-input.ts'
import { ISSUE_STATUSES, type IssueStatus } from '#domain/newsletter/issue-status.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { Prisma } from '#prisma/client/client.ts'
import { IssueRef, IssueStatusEnum } from './issue.schema.ts'
import { createIssue, deleteIssue, hideIssue, updateIssue } from './issue.service.ts'
import { checkIssue, type IssueCheck } from './issue-checks.ts'
import { draftIssue } from './issue-draft.ts'

const IssueInputRef = builder.inputType('NewsletterIssueInput', {
  description: 'Content of an issue. Omitted fields stay unchanged, or are empty in a new issue.',
  fields: (t) => ({
    subject: t.string({ description: `Subject of the email, up to ${MAX_SUBJECT_LENGTH} characters.` }),
    preheader: t.string({
      description: `Plain text that email apps show after the subject, up to ${MAX_PREHEADER_LENGTH} characters.`,
    }),
    intro: t.string({
      description: `Introduction as HTML, up to ${formatWholeNumber(MAX_ISSUE_HTML_LENGTH)} characters. Elements that are not allowed in articles are removed.`,
    }),
    closing: t.string({ description: 'Closing paragraphs as HTML, with the same rules as `intro`.' }),
    postIds: t.idList({ description: `Ids of up to ${MAX_ISSUE_POSTS} articles, in order.` }),
    valueSlug: t.string({ description: 'Slug of a shared value. Null for no shared value.' }),
    pollId: t.id({ description: 'Id of a poll. Null for no poll.' }),
    tryThis: t.string({
      description: `Section “One thing to try” as plain text, up to ${formatWholeNumber(MAX_TRY_THIS_LENGTH)} characters.`,
    }),
  }),
})

const CheckRef = builder.objectRef<IssueCheck>('NewsletterIssueCheck').implement({
  description: 'Result of one check before an issue is sent.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the check, such as Subject.' }),
    passed: t.exposeBoolean('passed', { description: 'False if it blocks sending.' }),
    warning: t.exposeBoolean('warning', {
      description: 'True if the check passed but an editor should read `text` before sending.',
    }),
    text: t.exposeString('text', { description: 'Human-readable result of the check.' }),
  }),
})

const PreviewRef = builder.objectRef<{ html: string; text: string }>('NewsletterIssuePreview').implement({
  description: 'An issue as it would be sent. Its unsubscribe link has no token.',
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
  description: 'Confirms that an issue was deleted.',
  fields: (t) => ({ id: t.exposeID('id', { description: 'Id of the deleted issue.' }) }),
})

const ISSUE_TEXT = Prisma.sql`regexp_replace(
  concat_ws(' ', subject, preheader, intro, "tryThis", closing), '<[^>]*>', ' ', 'g')`

const AdminIssuePage = filteredPageType<IssueStatus, Prisma.NewsletterIssueWhereInput>(
  'AdminNewsletterIssuePage',
  IssueStatusEnum,
  'issues',
  {
    description: 'One page of all issues, including drafts.',
    fields: (t) => ({
      nodes: t.prismaField({
        type: ['NewsletterIssue'],
        description: 'Issues on this page: unsent ones first, then sent ones, newest first.',
        resolve: (query, { where, window }, _args, { db }) =>
          db.prisma.newsletterIssue.findMany({
            ...query,
            where,
            orderBy: [{ sentAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
            ...window,
          }),
      }),
    }),
  },
)

builder.queryFields((t) => ({
  adminNewsletterIssues: t.field({
    type: AdminIssuePage,
    authScopes: { writer: true },
    description: 'All issues of the newsletter, unsent ones first (writer).',
    args: filterArgs(t.arg, IssueStatusEnum, {
      nodes: 'issues',
      search: 'Words or parts of words in the subject, preheader or text, without the articles.',
    }),
    complexity: pageCost,
    resolve: (_root, args, { db: { prisma } }) =>
      filteredPage<IssueStatus, Prisma.NewsletterIssueWhereInput>(args, {
        states: ISSUE_STATUSES,
        inState: (status) => ({ status }),
        find: (search) => containingWords(prisma, search, Prisma.sql`"NewsletterIssue"`, ISSUE_TEXT),
        count: (where) => prisma.newsletterIssue.count(where),
      }),
  }),
  adminNewsletterIssue: t.prismaField({
    type: 'NewsletterIssue',
    nullable: true,
    authScopes: { writer: true },
    description: 'One issue in any status (writer). Null if no issue has this id.',
    args: { id: t.arg.id({ required: true, description: 'Id of the issue.' }) },
    resolve: (query, _root, { id }, { db }) =>
      db.prisma.newsletterIssue.findUnique({ ...query, where: { id } }),
  }),
  newsletterIssueChecks: t.field({
    type: [CheckRef],
    authScopes: { writer: true },
    description: 'Results of the checks that an issue must pass before it is sent (writer).',
    args: { id: t.arg.id({ required: true, description: 'Id of the issue.' }) },
    resolve: (_root, { id }, context) => checkIssue(context, id),
  }),
  newsletterIssuePreview: t.field({
    type: PreviewRef,
    authScopes: { writer: true },
    description: 'Preview of an issue (writer). Nothing is stored.',
    args: {
      input: t.arg({ type: IssueInputRef, required: true, description: 'Content of the issue to preview.' }),
    },
    resolve: (_root, { input }, context) => previewIssue(context, parse(issueInputSchema, input)),
  }),
}))

builder.mutationFields((t) => {
  const id = () => ({ id: t.arg.id({ required: true, description: 'Id of the issue.' }) })
  const revision = (otherwise: string) => ({
    revision: t.arg.string({
      description: `Value of \`NewsletterIssue.revision\` when the editor opened the issue. Fails with CONFLICT if the issue has changed since. ${otherwise}`,
    }),
  })
  const NOT_COMPARED = 'If omitted, the stored issue goes out.'
  const input = () => ({
    input: t.arg({ type: IssueInputRef, required: true, description: 'Content of the issue.' }),
  })
  const change = (description: string, run: (context: Context, id: string) => Promise<{ id: string }>) =>
    t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description,
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: (_root, { id }, context) => run(context, id),
    })
  return {
    createNewsletterIssue: t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description: 'Creates an issue as a draft (editor).',
      args: input(),
      errors: { types: [BadInput] },
      resolve: (_root, { input }, context) => createIssue(context, parse(issueInputSchema, input)),
    }),
    draftNewsletterIssue: t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description:
        'Creates a draft from recent content (editor). It contains the active poll, the shared value and challenge that were used least recently, and the newest published articles that are in no sent issue. AI drafts that no editor has reviewed are omitted. Nothing is sent.',
      resolve: (_root, _args, context) => draftIssue(context),
    }),
    updateNewsletterIssue: t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description:
        'Changes the given fields of a draft (editor). An issue that was canceled before sending began becomes a draft again.',
      args: {
        ...id(),
        ...revision('If omitted, the edit overwrites such changes.'),
        ...input(),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: (_root, { id, revision, input }, context) =>
        updateIssue(context, id, parse(issueInputSchema, input), revision),
    }),
    sendTestNewsletterIssue: t.field({
      type: TestEmailRef,
      authScopes: { editor: true },
      description:
        'Sends the issue to one address, with [Test] in the subject, and waits until the mail server accepts it (editor). Subscribers do not get it.',
      args: {
        ...id(),
        to: t.arg.string({ required: true, description: 'Email address for the test. It is not stored.' }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: async (_root, { id, to }, context) => {
        const parsed = parse(testEmailSchema, { to })
        await sendTestIssue(context, id, parsed.to)
        return parsed
      },
    }),
    sendNewsletterIssue: t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description:
        'Freezes the content and starts sending it to all confirmed subscribers (editor). Fails with CONFLICT if a check fails or the issue has already been sent.',
      args: { ...id(), ...revision(NOT_COMPARED) },
      errors: { types: [NotFound, Conflict] },
      resolve: (_root, { id, revision }, context) => sendIssue(context, id, revision),
    }),
    scheduleNewsletterIssue: t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description:
        'Freezes the content and schedules the issue, or reschedules it (editor). Fails with CONFLICT if a check fails. At the scheduled time, the issue is paused instead if a check fails or the server is more than two hours late.',
      args: {
        ...id(),
        ...revision(NOT_COMPARED),
        at: t.arg({
          type: 'DateTime',
          required: true,
          description: 'When to start sending, at most one year from now.',
        }),
      },
      errors: { types: [BadInput, NotFound, Conflict] },
      resolve: (_root, { id, at, revision }, context) => scheduleIssue(context, id, at, revision),
    }),
    pauseNewsletterIssue: change(
      'Pauses an issue that is being sent (editor). Emails that are already on their way still arrive.',
      pauseIssue,
    ),
    resumeNewsletterIssue: change(
      'Resumes sending a paused issue where it stopped, or starts one that missed its scheduled time (editor).',
      resumeIssue,
    ),
    cancelNewsletterIssue: change(
      'Cancels a scheduled issue, or the remaining emails of one that is being sent or paused, which removes its page (editor).',
      cancelIssue,
    ),
    hideNewsletterIssue: t.field({
      type: IssueRef,
      authScopes: { editor: true },
      description:
        'Hides a sent issue from the archive, the feeds and the sitemap, or lists it again (editor). Links to it in inboxes still work.',
      args: {
        ...id(),
        hidden: t.arg.boolean({
          required: true,
          defaultValue: true,
          description: 'True to hide the issue, false to list it again.',
        }),
      },
      errors: { types: [NotFound, Conflict] },
      resolve: (_root, { id, hidden }, context) => hideIssue(context, id, hidden),
    }),
    deleteNewsletterIssue: t.field({
      type: DeletedIssueRef,
      authScopes: { editor: true },
      description:
        'Permanently deletes an issue that is not scheduled, being sent or paused (editor). Every link to a sent issue in inboxes and elsewhere then leads nowhere; `hideNewsletterIssue` keeps them.',
      args: id(),
      errors: { types: [NotFound, Conflict] },
      resolve: (_root, { id }, context) => deleteIssue(context, id),
    }),
  }
})
