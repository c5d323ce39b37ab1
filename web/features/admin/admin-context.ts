import { createContext, use, useMemo } from 'react'

/** The token of whoever has signed in; set around the dashboard. */
export const TokenContext = createContext('')

/** What no header carries: curly quotes and invisible signs that came with a pasted token. */
const UNSENDABLE = /[^\x20-\x7e]/g

/** What makes one Apollo operation an admin's; every other goes without the token. */
export function useAsAdmin(): { headers: { authorization: string } } {
  const token = use(TokenContext)
  // Sent with a '?' in their place, so that it is the server that refuses the token: the browser would send nothing.
  return useMemo(() => ({ headers: { authorization: `Bearer ${token.replace(UNSENDABLE, '?')}` } }), [token])
}
