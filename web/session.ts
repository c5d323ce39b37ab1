import { makeSessionId, SESSION_ID } from '#domain/session/session-id.ts'
import { SESSION_ID_KEY } from '#domain/session/storage-keys.ts'
import { readItem, writeItem } from './lib/browser-storage.ts'

/** The id if storage is unavailable. It lasts as long as the page. */
let fallbackId: string | undefined

/** Created on first use (spec §3 Session id). In the browser only. */
export function sessionId(): string {
  const storedId = readItem('localStorage', SESSION_ID_KEY)
  if (storedId !== null && SESSION_ID.test(storedId)) return storedId
  const id = fallbackId ?? makeSessionId(Date.now(), randomText())
  if (!writeItem('localStorage', SESSION_ID_KEY, id)) fallbackId = id
  return id
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
