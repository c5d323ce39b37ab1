import { z } from 'zod'

export const STATUS_POLL_INTERVAL_MS = 60_000

/** Spec §5 Admin token. Must fit into an HTTP header, which curly quotes and invisible characters do not. */
export const signInSchema = z.object({
  token: z
    .string()
    .trim()
    .min(1)
    .regex(/^[\x20-\x7e]*$/, 'This token has characters that can’t be sent. Please copy it again.'),
})
