import { createContext, use } from 'react'
import { type EditorRole, hasRole } from '#domain/admin/editors.ts'
import { ADMIN_ROOMS, type RoomName } from '#domain/admin/rooms.ts'
import type { AdminStatusQuery } from './session.generated.ts'

/** The Apollo context of admin operations. Others go without the token. */
export const adminContext = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export type Session = {
  context: ReturnType<typeof adminContext>
  status: AdminStatusQuery | undefined
  error: unknown
  refetch: () => Promise<unknown>
  /** Stays true when a later request fails, because an editor may be typing in a form. */
  isTokenAccepted: boolean
  isTokenRejected: boolean
  name: string | undefined
  role: EditorRole
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionContext')
  return session
}

/** Whether the signed-in editor may do what `role` may. The server checks it again. */
export function useMay(role: EditorRole): boolean {
  return hasRole(useSession(), role)
}

export function useMayOpen(room: RoomName): boolean {
  return useMay(ADMIN_ROOMS.find(({ name }) => name === room)?.role ?? 'admin')
}
