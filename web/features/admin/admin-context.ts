import { createContext, use, useMemo } from 'react'

/** The token that opened the dashboard. */
export const TokenContext = createContext('')

/** The Apollo context of an operation for admins. All other operations go without the token. */
export function useAsAdmin(): { headers: { authorization: string } } {
  const token = use(TokenContext)
  return useMemo(() => ({ headers: { authorization: `Bearer ${token}` } }), [token])
}
