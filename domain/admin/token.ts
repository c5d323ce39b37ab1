import { z } from 'zod'

/** Where the browser keeps the admin token, in local storage (Spec §3 Admin token). */
export const ADMIN_TOKEN_KEY = 'adminToken'

/** How often the status card asks again, in milliseconds (Spec §9 Admin and automation). */
export const STATUS_POLL_INTERVAL = 60_000

/**
 * What is submitted to sign in (Spec §5 Admin token): a token without outer white space. The token travels in an HTTP
 * header, so curly quotes and invisible characters that came with a copied token are refused.
 */
export const signInSchema = z.object({
  token: z
    .string()
    .trim()
    .min(1)
    .regex(/^[\x20-\x7e]*$/, 'This token has characters that cannot be sent. Please copy it again.'),
})
