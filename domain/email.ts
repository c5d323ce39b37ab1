import { z } from 'zod'
import { textSchema } from './text-schema.ts'

/** Shown whenever an address cannot be one (Spec §5 Contact form). */
export const INVALID_EMAIL = 'Please enter a valid email address'

/** An e-mail address of at most 254 characters, trimmed (Spec §5 Contact form). Its letter case is kept. */
export const emailSchema = textSchema(INVALID_EMAIL).max(254, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL))
