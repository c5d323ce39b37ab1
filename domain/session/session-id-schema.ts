import { z } from 'zod'
import { SESSION_ID } from './session-id.ts'

// Apart from session-id.ts, which browsers load with every page: zod is only needed where ids arrive.

/**
 * A session id as the server accepts it: 1–128 letters, digits, dashes and underscores (Spec §3 Session id).
 */
export const sessionIdSchema = z.string('The session id is missing').regex(SESSION_ID, {
  error: 'The session id has 1 to 128 letters, digits, dashes or underscores',
})

/** Input that holds a session id under its usual name, so that a refusal names it. */
export const sessionSchema = z.object({ sessionId: sessionIdSchema })
