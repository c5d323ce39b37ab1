import { builder } from '#api/graphql/builder.ts'
import { createPage, pageArgs, pageCost, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import type { Env } from '#api/server/env.ts'

const DeskSettings = builder.objectRef<Env>('DeskSettings').implement({
  description: 'The server settings that editors need to know. No secrets.',
  fields: (t) => ({
    mailConfigured: t.boolean({
      description: 'Whether email is sent. Without SMTP_URL, messages and sign-ups are only stored.',
      resolve: (env) => env.SMTP_URL !== undefined,
    }),
    generatedPostsWait: t.boolean({
      description: 'Whether generated posts wait as drafts for approval (AUTOMATION_PUBLISH=review).',
      resolve: (env) => env.AUTOMATION_PUBLISH === 'review',
    }),
    timeZone: t.exposeString('AUTOMATION_TIMEZONE', { description: 'The time zone of the schedule.' }),
    dailyLimit: t.exposeInt('GENERATION_DAILY_LIMIT', {
      description: 'Maximum number of generated posts per day, manual and scheduled together.',
    }),
  }),
})

builder.prismaObject('AuditEntry', {
  description: 'One action of an admin. Entries are never changed or deleted.',
  fields: (t) => ({
    id: t.id({
      description: 'Increases with every entry.',
      select: { id: true },
      resolve: (entry) => String(entry.id),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'Time of the action.' }),
    action: t.exposeString('action', { description: 'Name of the operation, such as publishPost.' }),
    target: t.exposeString('target', {
      nullable: true,
      description: 'Id of the changed object, if there is one.',
    }),
    details: t.field({
      type: 'JSON',
      description: 'Further facts as a JSON object, such as titles and names of fields. Never secrets.',
      select: { details: true },
      resolve: ({ details }) => details ?? {},
    }),
  }),
})

const AuditPage = pageType('AuditPage', {
  description: 'One page of the audit list.',
  totalCount: 'Number of entries on all pages.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['AuditEntry'],
      description: 'The newest first.',
      resolve: (query, { window }, _args, { db }) =>
        db.prisma.auditEntry.findMany({ ...query, orderBy: { id: 'desc' }, ...window }),
    }),
  }),
})

builder.queryFields((t) => ({
  deskSettings: t.field({
    type: DeskSettings,
    authScopes: { admin: true },
    description: 'The server settings that editors need to know (admin).',
    resolve: (_root, _args, { env }) => env,
  }),
  auditEntries: t.field({
    type: AuditPage,
    authScopes: { admin: true },
    description: 'Actions of admins, the newest first (admin).',
    args: pageArgs(t.arg, 'Entries'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      createPage(parse(pageSchema, args), await db.prisma.auditEntry.count()),
  }),
}))
