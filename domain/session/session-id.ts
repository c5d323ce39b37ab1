/** Where the browser keeps the session id (Spec §3 Session id). */
export const SESSION_ID_KEY = 'unity_session_id'

/** A session id: 1–128 letters, digits, dashes and underscores (Contract, Identity). */
export const SESSION_ID = /^[A-Za-z0-9_-]{1,128}$/

/**
 * A new session id, session_{timestamp}_{random} (Spec §3 Session id). In: the time in milliseconds since
 * 1970, and text from a good source of randomness, of letters, digits, dashes and underscores only.
 */
export function makeSessionId(now: number, random: string): string {
  return `session_${now}_${random}`
}
