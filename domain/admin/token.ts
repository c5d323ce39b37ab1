import { z } from 'zod'

/** Key in local storage (spec §3 Admin token). */
export const ADMIN_TOKEN_KEY = 'adminToken'

/** In milliseconds (spec §9 Admin and automation). */
export const STATUS_POLL_INTERVAL = 60_000

/**
 * Spec §5 Admin token. The token is sent in an HTTP header, so curly quotes and invisible characters from copying are
 * rejected.
 */
export const signInSchema = z.object({
  token: z
    .string()
    .trim()
    .min(1)
    .regex(/^[\x20-\x7e]*$/, 'This token has characters that can’t be sent. Please copy it again.'),
})
