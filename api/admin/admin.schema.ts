import { builder } from '#api/graphql/builder.ts'
import type { Context } from '#api/graphql/context.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { createPage, type Page, pageArgs, pageCost, pageType } from '#api/graphql/page.ts'
import { AUDIT_OBJECTS, type AuditObject, auditObject } from '#domain/admin/audit-text.ts'
import type { Prisma } from '#prisma/client/client.ts'

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
    timeZone: t.exposeString('SITE_TIMEZONE', {
      description:
        'IANA time zone of the site (SITE_TIMEZONE), such as America/New_York. Pages, emails and feeds show times in it, and the schedule for generated posts uses it.',
    }),
    dailyLimit: t.exposeInt('GENERATION_DAILY_LIMIT', {
      description: 'Maximum number of posts generated per day, manual and scheduled together.',
    }),
  }),
})

export const AuditObjectEnum = enumType<AuditObject>('AuditObject', {
  description: 'What an entry of the audit log is about.',
  values: {
    post: 'A post, including generated ones.',
    image: 'A picture that an editor uploaded.',
    poll: 'A poll, or the order of the polls.',
    challenge: 'A challenge, or the order of the challenges.',
    message: 'A message from the contact form.',
    subscriber: 'A subscriber, or the list of subscribers.',
    issue: 'An issue of the newsletter.',
    editor: 'An editor and the token.',
    automation: 'The schedule for generated posts.',
  },
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
    object: t.field({
      type: AuditObjectEnum,
      nullable: true,
      description: 'Kind of the object that `target` names. Null for actions of an unknown kind.',
      select: { action: true },
      resolve: ({ action }) => auditObject(action),
    }),
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

const AuditPage = pageType<Page & { where: Prisma.AuditEntryWhereInput }>('AuditPage', {
  description: 'One page of the audit log.',
  totalCount: 'Number of entries that match the filters.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: ['AuditEntry'],
      description: 'Entries on this page, newest first.',
      resolve: (query, { where, window }, _args, { db }) =>
        db.prisma.auditEntry.findMany({ ...query, where, orderBy: { id: 'desc' }, ...window }),
    }),
    editors: t.stringList({
      description: 'Names of all editors in the log, for the filter.',
      resolve: async (_page, _args, { db }) => {
        // Prisma's `distinct` would load every entry.
        const found = await db.prisma.auditEntry.groupBy({
          by: 'editor',
          where: { editor: { not: null } },
          orderBy: { editor: 'asc' },
        })
        return found.flatMap(({ editor }) => editor ?? [])
      },
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
    args: {
      editor: t.arg.string({ description: 'Only entries of the editor with this name.' }),
      clock: t.arg.boolean({
        description: 'True for what the schedule and other jobs did, false for what editors did.',
      }),
      object: t.arg({ type: AuditObjectEnum, description: 'Only entries about this kind of object.' }),
      ...pageArgs(t.arg, 'Entries'),
    },
    complexity: pageCost,
    resolve: async (_root, { editor, clock, object, ...args }, { db }) => {
      const words = object ? AUDIT_OBJECTS[object].words : []
      const where: Prisma.AuditEntryWhereInput = {
        AND: [
          editor ? { editor } : {},
          typeof clock === 'boolean' ? { editor: clock ? null : { not: null } } : {},
          words.length > 0 ? { OR: words.map((word) => ({ action: { contains: word } })) } : {},
        ],
      }
      return { ...createPage(args, await db.prisma.auditEntry.count({ where })), where }
    },
  }),
}))
