import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#api/server/deps.ts'
import {
  EDITOR_NAME_TAKEN,
  EDITOR_NOT_FOUND,
  type EditorIdentity,
  type EditorRole,
  SERVER_ADMIN,
} from '#domain/admin/editors.ts'
import { BadInput, NotFound } from '#domain/errors.ts'
import type { Editor } from '#prisma/client/client.ts'
import { type Actor, audited } from './audit.ts'
import { unauthorized } from './authorize.ts'

const TOKEN_BYTES = 24
const PREFIX_LENGTH = 8

/** The editor with this token. Null if the token is unknown or revoked. */
export async function editorOf(
  { secrets, db }: Pick<Deps, 'secrets' | 'db'>,
  token: string,
): Promise<EditorIdentity | null> {
  if (secrets.adminTokens.some((known) => timingSafeEqual(hash(known), hash(token)))) return SERVER_ADMIN
  const tokenPrefix = token.slice(0, PREFIX_LENGTH)
  const row = await db.prisma.editor.findFirst({ where: { tokenPrefix, revokedAt: null } })
  // Digests have one length, so that the comparison's duration reveals neither content nor length.
  return row && timingSafeEqual(row.tokenHash, hash(token)) ? row : null
}

/** @throws Unauthenticated if the token was revoked after the request began, such as that of an open stream. */
export async function requireCurrent(
  prisma: Deps['db']['prisma'],
  editor: EditorIdentity | null,
): Promise<void> {
  const isCurrent =
    editor &&
    (editor.id === null || (await prisma.editor.count({ where: { id: editor.id, revokedAt: null } })) > 0)
  if (!isCurrent) throw unauthorized(null)
}

/** Returns the editor's id, and the token, which cannot be read again. @throws BadInput */
export async function createEditor(
  actor: Actor,
  { name, role }: { name: string; role: EditorRole },
): Promise<{ id: string; token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const data = { name, role, tokenPrefix: token.slice(0, PREFIX_LENGTH), tokenHash: hash(token) }
  return audited(actor, async (tx) => {
    const current = await tx.editor.findMany({ where: { revokedAt: null }, select: { name: true } })
    if (current.some((editor) => editor.name.toLowerCase() === name.toLowerCase()))
      throw new BadInput(EDITOR_NAME_TAKEN, [{ path: 'name', message: EDITOR_NAME_TAKEN }])
    const { id } = await tx.editor.create({ data: { ...data, createdAt: actor.now() } })
    return {
      result: { id, token },
      entry: { action: 'createEditor', target: id, details: { title: name, role } },
    }
  })
}

/** The token stops working at once. Revoking twice changes nothing. @throws NotFound */
export function revokeEditor(actor: Actor, id: string): Promise<Editor> {
  return audited(actor, async (tx) => {
    const editor = await tx.editor.findUnique({ where: { id } })
    if (!editor) throw new NotFound(EDITOR_NOT_FOUND)
    if (editor.revokedAt) return { result: editor, entry: null }
    const result = await tx.editor.update({ where: { id }, data: { revokedAt: actor.now() } })
    return { result, entry: { action: 'revokeEditor', target: id, details: { title: editor.name } } }
  })
}

function hash(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}
