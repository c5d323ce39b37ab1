import { z } from 'zod'
import { contactMessageSchema } from './contact-message.ts'

/** A field that people do not see and browsers do not fill in. */
export const HONEYPOT_FIELD = 'leaveEmpty'

export const HONEYPOT_MESSAGE = 'Please leave the last field empty.'

/** Keeps out bots that fill in every field. API clients omit it. */
export const honeypotSchema = z.object({ [HONEYPOT_FIELD]: z.literal('', HONEYPOT_MESSAGE).nullish() })

/** A message as the contact form holds it, all text. Only the server checks the hidden field. */
export const contactFormSchema = contactMessageSchema.extend({
  subject: z.string().pipe(contactMessageSchema.shape.subject),
  [HONEYPOT_FIELD]: z.string(),
})
