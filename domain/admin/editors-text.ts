import type { EditorRole } from './editors.ts'

export const EDITORS_TEXT = {
  heading: 'Editors',
  lead: 'Everyone gets a token of their own, so that the activity log shows who did what.',
  none: 'No editors yet. You use the server’s token, which the log calls “Admin”.',
  add: 'Add an Editor',
  name: 'Name',
  role: 'Role',
  token: 'Token',
  tokenHint: 'Copy it now and hand it over. You won’t see it again.',
  copy: 'Copy',
  copied: 'Token copied',
  done: 'Done',
  added: 'Editor added',
  revoke: 'Revoke Token',
  revoked: 'Token revoked',
} as const

export const ROLE_LABEL: Readonly<Record<EditorRole, string>> = {
  writer: 'Writer: writes and edits drafts',
  editor: 'Editor: also publishes, sends and answers',
  admin: 'Admin: also exports subscribers and manages editors',
}

export function tokenOf(name: string): string {
  return `${EDITORS_TEXT.token} of ${name}`
}

export function confirmRevoke(name: string): string {
  return `Revoke the token of ${name}? It stops working at once.`
}
