import { z } from 'zod'
import { contactMessageSchema } from './contact-message.ts'

// Keeps programs that fill in every field from writing to us, without asking anything of people or a third party.

/** The name of a field that people do not see and browsers do not fill in. */
export const TRAP_FIELD = 'leaveEmpty'

/** Shown when the hidden field was filled in. */
export const TRAP_MESSAGE = 'Please leave the last field empty.'

/** The hidden field must be empty. Programs that use the API openly leave it out. */
export const formGuardSchema = z.object({ [TRAP_FIELD]: z.literal('', TRAP_MESSAGE).nullish() })

/** A message as the contact form holds it, all text. Only the server checks the hidden field. */
export const contactFormSchema = contactMessageSchema.extend({
  subject: z.string().pipe(contactMessageSchema.shape.subject),
  [TRAP_FIELD]: z.string(),
})
