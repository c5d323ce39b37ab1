import { createContext, use, useMemo } from 'react'

export const TokenContext = createContext('')

/** The Apollo context of admin operations. Others go without the token. */
export function useAdminContext(): ReturnType<typeof adminContext> {
  const token = use(TokenContext)
  return useMemo(() => adminContext(token), [token])
}

export function adminContext(token: string): { headers: { authorization: string } } {
  return { headers: { authorization: `Bearer ${token}` } }
}
