import { z } from 'zod'
import { emailSchema } from '#domain/email.ts'
import { textSchema } from '#domain/text-schema.ts'

/** The subjects a message can have, in the order of the select (Spec §2 Contact). */
export const SUBJECTS = [
  'general',
  'feedback',
  'partnership',
  'media',
  'technical',
  'privacy',
  'other',
] as const

/** One of the seven subjects. */
export type Subject = (typeof SUBJECTS)[number]

/** The words of the select (Spec §2 Contact, subject options). */
export const SUBJECT_LABEL: Readonly<Record<Subject, string>> = {
  general: 'General Inquiry',
  feedback: 'Feedback & Suggestions',
  partnership: 'Partnership Opportunities',
  media: 'Media & Press',
  technical: 'Technical Support',
  privacy: 'Privacy Questions',
  other: 'Other',
}

const NAME = 'Please enter your name'
const MESSAGE = 'Please enter a message of at least 10 characters'

/**
 * A contact message, checked by the form and again by the server (Spec §5 Contact form, with its four
 * messages). Lengths count after trimming; the upper bounds, 200 and 5000 characters, are ours.
 */
export const contactMessageSchema = z.object({
  name: textSchema(NAME).min(2, NAME).max(200, 'A name has at most 200 characters'),
  email: emailSchema,
  subject: z.enum(SUBJECTS, 'Please select a subject category'),
  message: textSchema(MESSAGE).min(10, MESSAGE).max(5000, 'A message has at most 5,000 characters'),
})

/** A contact message that passed the check. */
export type ContactMessage = z.output<typeof contactMessageSchema>
