import { z } from 'zod'
import { textSchema } from './text-schema.ts'

export const INVALID_EMAIL = 'Please enter a valid email address'

/** At most 254 characters, trimmed, case preserved (spec §5). */
export const emailSchema = textSchema(INVALID_EMAIL).max(254, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL))
