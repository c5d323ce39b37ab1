import { z } from 'zod'
import { SESSION_ID } from './session-id.ts'

// Separate from session-id.ts, because every page loads that and does not need zod.

export const sessionIdSchema = z.string('The session id is missing').regex(SESSION_ID, {
  error: 'The session id must be 1 to 128 letters, digits, dashes or underscores',
})

export const sessionSchema = z.object({ sessionId: sessionIdSchema })
