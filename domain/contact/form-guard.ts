import { z } from 'zod'
import { contactMessageSchema } from './contact-message.ts'

/** A field that people do not see and browsers do not fill in. */
export const TRAP_FIELD = 'leaveEmpty'

export const TRAP_MESSAGE = 'Please leave the last field empty.'

/** Keeps out bots that fill in every field. API clients omit it. */
export const formGuardSchema = z.object({ [TRAP_FIELD]: z.literal('', TRAP_MESSAGE).nullish() })

/** A message as the contact form holds it, all text. Only the server checks the hidden field. */
export const contactFormSchema = contactMessageSchema.extend({
  subject: z.string().pipe(contactMessageSchema.shape.subject),
  [TRAP_FIELD]: z.string(),
})
