import { storedObject } from '#domain/stored-object.ts'
import { storedText, storeText, useStoredText } from './stored-text.ts'

/** Values by name in localStorage, such as guesses. Empty if there are none, undefined on the server and during hydration. */
export function useStoredObject<Value>(key: string) {
  const text = useStoredText(key)
  function save(name: string, value: Value) {
    storeText(key, JSON.stringify({ ...storedObject(storedText(key)), [name]: value }))
  }
  const stored = text === undefined ? undefined : (storedObject(text) as Readonly<Record<string, Value>>)
  return { stored, save, forget: () => storeText(key, null) }
}
