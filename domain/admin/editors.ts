import { z } from 'zod'
import { textSchema } from '#domain/text-schema.ts'
import { LOG_TEXT } from './audit-text.ts'

/** From the fewest rights to the most. Each role may do everything that the roles before it may. */
export const EDITOR_ROLES = ['writer', 'editor', 'admin'] as const
export type EditorRole = (typeof EDITOR_ROLES)[number]

const MAX_EDITOR_NAME = 60

/** The person behind a token. `id` is null for the tokens of the server's environment. */
export interface EditorIdentity {
  readonly id: string | null
  readonly name: string
  readonly role: EditorRole
}

/** ADMIN_TOKEN, which cannot be revoked on the dashboard. */
export const SERVER_ADMIN: EditorIdentity = { id: null, name: 'Admin', role: 'admin' }

export const ROLE_FORBIDDEN = 'Your role doesn’t allow this. Ask an admin to do it, or for another role.'

export const EDITOR_NOT_FOUND = 'Editor not found'
export const EDITOR_NAME_TAKEN =
  'Another editor has this name. Versions and the log tell editors apart by their names.'

/** Whether a request may do what `role` may. Visitors have no editor. */
export function hasRole(editor: Pick<EditorIdentity, 'role'> | null, role: EditorRole): boolean {
  return editor !== null && EDITOR_ROLES.indexOf(editor.role) >= EDITOR_ROLES.indexOf(role)
}

const isOther = (taken: string) => (name: string) => name.toLowerCase() !== taken.toLowerCase()

export const editorSchema = z.object({
  name: textSchema()
    .min(1, 'Please enter a name')
    .max(MAX_EDITOR_NAME, `Please keep the name under ${MAX_EDITOR_NAME} characters`)
    .refine(
      isOther(SERVER_ADMIN.name),
      `“${SERVER_ADMIN.name}” is the server’s own token. Please choose another name.`,
    )
    .refine(
      isOther(LOG_TEXT.clock),
      `“${LOG_TEXT.clock}” is the log’s name for automatic actions. Please choose another name.`,
    ),
  role: z.enum(EDITOR_ROLES),
})
