import { makeSessionId, SESSION_ID, SESSION_ID_KEY } from '#domain/session/session-id.ts'
import { readItem, writeItem } from './lib/browser-storage.ts'

/** For browsers that keep nothing: one id as long as the page is open. */
let unkept: string | undefined

/** The session id of this browser, made on first need (Spec §3 Session id). In the browser only. */
export function sessionId(): string {
  const kept = readItem('localStorage', SESSION_ID_KEY)
  if (kept !== null && SESSION_ID.test(kept)) return kept
  const made = unkept ?? makeSessionId(Date.now(), randomText())
  if (!writeItem('localStorage', SESSION_ID_KEY, made)) unkept = made
  return made
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
