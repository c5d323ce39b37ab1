import { ADMIN_TOKEN_KEY } from '../../../domain/admin/token.ts'

// The admin token in local storage, as a store that components subscribe to. Where local storage is refused, the
// token lives as long as the page.

let fallback: string | null = null
const listeners = new Set<() => void>()

export function currentToken(): string | null {
  try {
    return localStorage.getItem(ADMIN_TOKEN_KEY) ?? fallback
  } catch {
    return fallback
  }
}

/** The server knows nobody's token: it renders the authentication card. */
export function serverToken(): null {
  return null
}

export function saveToken(token: string): void {
  write(token)
}

export function clearToken(): void {
  write(null)
}

export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener)
  // Logging out in one tab logs out in all of them.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function write(token: string | null): void {
  fallback = token
  try {
    if (token === null) localStorage.removeItem(ADMIN_TOKEN_KEY)
    else localStorage.setItem(ADMIN_TOKEN_KEY, token)
  } catch {
    // Kept in memory.
  }
  for (const listener of listeners) listener()
}
