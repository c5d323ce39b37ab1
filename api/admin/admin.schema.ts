import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { createPage, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'

const AdminSettings = builder.objectRef<Context['env']>('AdminSettings').implement({
  description: 'Server settings that matter to editors. They contain no secrets.',
  fields: (t) => ({
    mailConfigured: t.boolean({
      description: 'Whether this server sends email. Without SMTP_URL, it only stores messages and sign-ups.',
      resolve: (_env, _args, { mail }) => mail.enabled,
    }),
    mailPerMinute: t.exposeInt('MAIL_PER_MINUTE', {
      description:
        'Maximum number of emails per minute (MAIL_PER_MINUTE), to estimate how long sending an issue takes.',
    }),
    generatedPostsWait: t.boolean({
      description: 'Whether generated posts wait as drafts for approval (AUTOMATION_PUBLISH=review).',
      resolve: (env) => env.AUTOMATION_PUBLISH === 'review',
    }),
    timeZone: t.exposeString('SITE_TIMEZONE', {
      description:
        'IANA time zone of the site (SITE_TIMEZONE), such as America/New_York. Pages, emails and feeds show times in it, and the schedule for generated posts uses it.',
    }),
    dailyLimit: t.exposeInt('GENERATION_DAILY_LIMIT', {
      description: 'Maximum number of posts generated per day, manual and scheduled together.',
    }),
  }),
})

builder.prismaObject('AuditEntry', {
  description: 'A record of an action by an editor or the schedule. Entries are never changed or deleted.',
  fields: (t) => ({
    id: t.id({
      description: 'Number of the entry, as a string. Newer entries have higher numbers.',
      select: { id: true },
      resolve: (entry) => String(entry.id),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When the action took place.' }),
    editor: t.exposeString('editor', {
      nullable: true,
      description:
        'Name of the editor at that time. “Admin” is the server’s own token. Null for the schedule and other jobs.',
    }),
    action: t.exposeString('action', { description: 'Name of the mutation, such as publishPost.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'Id of the affected object. Null for actions on subscribers or on several objects.',
    }),
    details: t.field({
      type: 'JSON',
      description:
        'Details of the action as a JSON object, such as `{ "title": "…" }`. It never contains secrets or email addresses.',
      select: { details: true },
      resolve: ({ details }) => details ?? {},
    }),
  }),
})

const AuditPage = pageType('AuditPage', {
  description: 'One page of the audit log.',
  totalCount: 'Number of entries in the audit log.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['AuditEntry'],
      description: 'Entries on this page, newest first.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.auditEntry.findMany({ ...query, orderBy: { id: 'desc' }, ...window }),
    }),
  }),
})

builder.queryFields((t) => ({
  adminSettings: t.field({
    type: AdminSettings,
    authScopes: { writer: true },
    description: 'Server settings that matter to editors (writer).',
    resolve: (_root, _args, { env }) => env,
  }),
  auditEntries: t.field({
    type: AuditPage,
    authScopes: { editor: true },
    description: 'The audit log of actions by editors and the schedule, newest first (editor).',
    args: pageArgs(t.arg, 'Entries'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) => createPage(args, await db.prisma.auditEntry.count()),
  }),
}))
