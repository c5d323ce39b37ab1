import { type EditorIdentity, ROLE_FORBIDDEN } from '#domain/admin/editors.ts'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'
import { type DomainError, Forbidden, Unauthenticated } from '#domain/errors.ts'

/** Why a request may not do something: no valid token (401), or a role that doesn't allow it (403). */
export function unauthorized(editor: EditorIdentity | null): DomainError {
  return editor ? new Forbidden(ROLE_FORBIDDEN) : new Unauthenticated(INVALID_TOKEN)
}
