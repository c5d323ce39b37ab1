import { useSyncExternalStore } from 'react'
import { storedObject } from '#domain/stored-object.ts'
import { readItem, removeItems, writeItem } from './browser-storage.ts'

/** Only what the browser refuses to store. It lasts as long as the page. */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

function storedText(key: string): string | null {
  return memory.get(key) ?? readItem('localStorage', key)
}

/** Also called when another tab changes the text. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Values by name in localStorage, such as guesses. Empty if there are none, undefined on the server and during hydration. */
export function useStoredObject<Value>(key: string) {
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => storedText(key),
    () => undefined,
  )
  function save(name: string, value: Value) {
    const next = JSON.stringify({ ...storedObject(storedText(key)), [name]: value })
    if (!writeItem('localStorage', key, next)) memory.set(key, next)
    for (const listener of listeners) listener()
  }
  function forget() {
    memory.delete(key)
    removeItems((stored) => stored === key)
    for (const listener of listeners) listener()
  }
  const stored = text === undefined ? undefined : (storedObject(text) as Readonly<Record<string, Value>>)
  return { stored, save, forget }
}
