import { createContext, use, useMemo } from 'react'

/** The token of whoever has signed in; set around the dashboard. */
export const TokenContext = createContext('')

/** What makes one Apollo operation an admin's; every other goes without the token. */
export function useAsAdmin(): { headers: { authorization: string } } {
  const token = use(TokenContext)
  return useMemo(() => ({ headers: { authorization: `Bearer ${token}` } }), [token])
}
