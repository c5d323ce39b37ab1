/** Where the browser keeps the admin token, in local storage (Spec §3 Admin token). */
export const ADMIN_TOKEN_KEY = 'adminToken'

/** How often the status card asks again, in milliseconds (Spec §9 Admin and automation). */
export const STATUS_POLL_INTERVAL = 60_000

/**
 * The token to save, or null when the field is blank and Authenticate stays disabled (Spec §5 Admin token).
 * In: what was typed. Out: the token without outer white space.
 */
export function adminToken(typed: string): string | null {
  return typed.trim() || null
}
