import { builder } from '#api/graphql/builder.ts'
import { pageArgs, pageCost, pageOf, pageSchema, pageType } from '#api/graphql/page.ts'
import { parse } from '#api/graphql/parse.ts'
import type { Env } from '#api/server/env.ts'

const DeskSettings = builder.objectRef<Env>('DeskSettings').implement({
  description: 'What an editor has to know of how the server is set up. No secrets.',
  fields: (t) => ({
    mailConfigured: t.boolean({
      description: 'Whether letters are sent; without SMTP_URL messages and sign-ups are only stored.',
      resolve: (env) => env.SMTP_URL !== undefined,
    }),
    generatedPostsWait: t.boolean({
      description: 'Whether generated posts wait as drafts for an approval (AUTOMATION_PUBLISH=review).',
      resolve: (env) => env.AUTOMATION_PUBLISH === 'review',
    }),
    timeZone: t.exposeString('AUTOMATION_TIMEZONE', { description: 'The time zone of the schedule.' }),
    dailyLimit: t.exposeInt('GENERATION_DAILY_LIMIT', {
      description: 'How many posts may be generated a day, by hand and by the schedule together.',
    }),
  }),
})

builder.prismaObject('AuditEntry', {
  description: 'Something that an admin did. The list only grows.',
  fields: (t) => ({
    id: t.id({ description: 'Counts up.', select: { id: true }, resolve: (entry) => String(entry.id) }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    action: t.exposeString('action', { description: 'Which operation.' }),
    target: t.exposeString('target', { nullable: true, description: 'The id of what it was done to.' }),
    details: t.string({
      description: 'What else is known, as JSON: titles and names of fields, never secrets.',
      select: { details: true },
      resolve: (entry) => JSON.stringify(entry.details ?? {}),
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
    description: 'How the server is set up, as far as an editor has to know (admin).',
    resolve: (_root, _args, { env }) => env,
  }),
  auditEntries: t.field({
    type: AuditPage,
    authScopes: { admin: true },
    description: 'What admins did, the newest first (admin).',
    args: pageArgs(t.arg, 'Entries'),
    complexity: pageCost,
    resolve: async (_root, args, { db }) =>
      pageOf(parse(pageSchema, args), await db.prisma.auditEntry.count()),
  }),
}))
