import { ADMIN_TOKEN_KEY } from '#domain/session/storage-keys.ts'
import { readItem, removeItems, writeItem } from '#web/lib/browser-storage.ts'

// Without local storage, the token lasts as long as the page.

/** Set only if the token is not in local storage, because another tab can clear it there. */
let memoryToken: string | null = null
const listeners = new Set<() => void>()

export function currentToken(): string | null {
  return readItem('localStorage', ADMIN_TOKEN_KEY) ?? memoryToken
}

export function serverToken(): null {
  return null
}

export function saveToken(token: string): void {
  memoryToken = writeItem('localStorage', ADMIN_TOKEN_KEY, token) ? null : token
  notifyListeners()
}

export function clearToken(): void {
  memoryToken = null
  removeItems((key) => key === ADMIN_TOKEN_KEY)
  notifyListeners()
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

function notifyListeners() {
  for (const listener of listeners) listener()
}
