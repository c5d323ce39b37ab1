import { z } from 'zod'
import { contactMessageSchema } from './contact-message.ts'

/** Hidden from people; only bots fill it in. API clients omit it. */
export const HONEYPOT_FIELD = 'leaveEmpty'

export const HONEYPOT_MESSAGE = 'Please leave the last field empty.'

export const honeypotSchema = z.object({ [HONEYPOT_FIELD]: z.literal('', HONEYPOT_MESSAGE).nullish() })

/** Form values. Only the server checks the hidden field. */
export const contactFormSchema = contactMessageSchema.extend({
  subject: z.string().pipe(contactMessageSchema.shape.subject),
  [HONEYPOT_FIELD]: z.string(),
})
