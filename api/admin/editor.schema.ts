import { builder } from '#api/graphql/builder.ts'
import { enumType } from '#api/graphql/enum-type.ts'
import { parse } from '#api/graphql/parse.ts'
import { type EditorIdentity, type EditorRole, editorSchema } from '#domain/admin/editors.ts'
import { BadInput, NotFound } from '#domain/errors.ts'
import { createEditor, revokeEditor } from './editor.service.ts'

const EditorRoleEnum = enumType<EditorRole>('EditorRole', {
  description: 'What an editor may do on the dashboard and in the API.',
  values: {
    writer: 'Writes and edits drafts, and sees their versions.',
    editor: 'Also publishes, sends, opens and closes polls, and answers messages.',
    admin: 'Also exports subscribers, manages editors and changes settings.',
  },
})

const Me = builder.objectRef<EditorIdentity>('Me').implement({
  description: 'The editor whose token was sent.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Name of the editor. “Admin” for the token of the server’s environment.',
    }),
    role: t.expose('role', { type: EditorRoleEnum, description: 'Role of the editor.' }),
  }),
})

const EditorRef = builder.prismaObject('Editor', {
  description: 'An editor with a token of their own.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the editor, for `revokeEditor`.' }),
    name: t.exposeString('name', { description: 'Name in the log and in the versions of posts.' }),
    role: t.expose('role', { type: EditorRoleEnum, description: 'Role of the editor.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the editor was added.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the token was revoked. Null while it works.',
    }),
  }),
})

const NewEditor = builder.objectRef<{ id: string; token: string }>('NewEditor').implement({
  description: 'A new editor with the token.',
  fields: (t) => ({
    editor: t.prismaField({
      type: 'Editor',
      description: 'The editor who was added.',
      resolve: (query, { id }, _args, { db }) =>
        db.prisma.editor.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    token: t.exposeString('token', {
      description: 'Token to hand over. It is stored hashed, so this is the only time it can be read.',
    }),
  }),
})

builder.queryFields((t) => ({
  me: t.field({
    type: Me,
    nullable: true,
    description: 'The editor whose token was sent. Null without a valid token.',
    resolve: (_root, _args, { editor }) => editor,
  }),
  editors: t.prismaField({
    type: ['Editor'],
    authScopes: { admin: true },
    description: 'All editors, including those with a revoked token, newest first (admin).',
    resolve: (query, _root, _args, { db }) =>
      db.prisma.editor.findMany({ ...query, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
  }),
}))

builder.mutationFields((t) => ({
  createEditor: t.field({
    type: NewEditor,
    authScopes: { admin: true },
    description: 'Adds an editor and creates a token (admin). The log records it without the token.',
    args: {
      name: t.arg.string({ required: true, description: 'Name of the editor, up to 60 characters.' }),
      role: t.arg({ type: EditorRoleEnum, required: true, description: 'What the editor may do.' }),
    },
    errors: { types: [BadInput] },
    resolve: (_root, args, context) => createEditor(context, parse(editorSchema, args)),
  }),
  revokeEditor: t.field({
    type: EditorRef,
    authScopes: { admin: true },
    description:
      'Revokes an editor’s token immediately and permanently (admin). ADMIN_TOKEN cannot be revoked.',
    args: { id: t.arg.id({ required: true, description: 'Id of the editor.' }) },
    errors: { types: [NotFound] },
    resolve: (_root, { id }, context) => revokeEditor(context, id),
  }),
}))
