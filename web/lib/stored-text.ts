import { useSyncExternalStore } from 'react'
import { readItem, removeItems, writeItem } from './browser-storage.ts'

/** Only what the browser refuses to store. It lasts as long as the page. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** The text under a key of localStorage. */
export function storedText(key: string): string | null {
  return memory.get(key) ?? readItem('localStorage', key)
}

/** Null deletes it. */
export function storeText(key: string, text: string | null): void {
  memory.delete(key)
  if (text === null) removeItems((stored) => stored === key)
  else if (!writeItem('localStorage', key, text)) memory.set(key, text)
  for (const listener of listeners) listener()
}

/** Also follows changes in other tabs. Undefined on the server and during hydration. */
export function useStoredText(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => storedText(key),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
