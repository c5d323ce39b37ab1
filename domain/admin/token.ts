/** Key in local storage (spec §3 Admin token). */
export const ADMIN_TOKEN_KEY = 'adminToken'

/** In milliseconds (spec §9 Admin and automation). */
export const STATUS_POLL_INTERVAL = 60_000

/** Trims the typed token. Returns null if it is blank, which disables Authenticate (spec §5 Admin token). */
export function adminToken(typed: string): string | null {
  return typed.trim() || null
}
