import { z } from 'zod'
import { emailSchema } from '#domain/email.ts'
import { textSchema } from '#domain/text-schema.ts'

export const SUBJECT_LABEL = {
  general: 'General Inquiry',
  feedback: 'Feedback & Suggestions',
  partnership: 'Partnership Opportunities',
  media: 'Media & Press',
  technical: 'Technical Support',
  privacy: 'Privacy Questions',
  other: 'Other',
} as const

export type Subject = keyof typeof SUBJECT_LABEL

const NAME = 'Please enter your name'
const MESSAGE = 'Please enter a message of at least 10 characters'

/** Spec §5 Contact form. Lengths count after trimming. The upper bounds are ours. */
export const contactMessageSchema = z.object({
  name: textSchema(NAME).min(2, NAME).max(200, 'Please keep your name under 200 characters'),
  email: emailSchema,
  subject: z.enum(Object.keys(SUBJECT_LABEL) as Subject[], 'Please select a subject category'),
  message: textSchema(MESSAGE).min(10, MESSAGE).max(5000, 'Please keep your message under 5,000 characters'),
})

export type ContactMessage = z.output<typeof contactMessageSchema>
