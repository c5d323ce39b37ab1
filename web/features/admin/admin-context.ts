import { createContext, use, useMemo } from 'react'

export const TokenContext = createContext('')

/** The Apollo context of admin operations. Others go without the token. */
export function useAdminContext(): { headers: { authorization: string } } {
  const token = use(TokenContext)
  return useMemo(() => ({ headers: { authorization: `Bearer ${token}` } }), [token])
}
