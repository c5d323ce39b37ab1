import { z } from 'zod'
import { timeOfInput, type ZoneOffsets } from '#domain/dates.ts'
import { listText } from '#domain/list-text.ts'
import { slugify } from '#domain/pages/slug.ts'
import { textSchema } from '#domain/text-schema.ts'
import { POLL_ADMIN_TEXT } from './poll-admin-text.ts'

const OPTION_COUNT = 'Please enter 2 to 10 options'

const optionSchema = textSchema('Please enter the text of every option')
  .min(1, 'Please enter the text of every option')
  .max(200, 'Please keep each option under 200 characters')

/** Spec §3 Poll. Options must differ by more than case and surrounding whitespace. */
export const pollInputSchema = z.object({
  question: textSchema('Please enter a question')
    .min(10, 'Please enter a question of at least 10 characters')
    .max(300, 'Please keep the question under 300 characters'),
  options: z
    .array(optionSchema, OPTION_COUNT)
    .min(2, OPTION_COUNT)
    .max(10, OPTION_COUNT)
    .refine(allDistinct, 'Every option must be different'),
})

const pollFormSchema = pollInputSchema.extend({
  options: listText('\n', pollInputSchema.shape.options),
})

const MAX_OUTCOME_LENGTH = 1000

/** Plain text about what came of a poll. Empty text removes it. */
const outcomeInput = z.object({
  outcome: textSchema('Please enter text')
    .max(MAX_OUTCOME_LENGTH, 'Please keep the outcome under 1,000 characters')
    .transform((text) => text || null)
    .nullable(),
})

/** For the API. A missing field changes nothing. */
export const pollEditSchema = pollInputSchema.extend(outcomeInput.shape).partial()

/** The value of a `datetime-local` field, in the site's time zone. Blank means null. */
const closesAtField = (zone: ZoneOffsets) =>
  z.string().transform((text, context) => {
    if (text === '') return null
    const closesAt = timeOfInput(text, zone)
    if (closesAt) return closesAt.toISOString()
    context.addIssue({ code: 'custom', message: POLL_ADMIN_TEXT.closesAtInvalid })
    return z.NEVER
  })

export const newPollFormSchema = (zone: ZoneOffsets) =>
  pollFormSchema.extend({ closesAt: closesAtField(zone) })

/** Without the question and the options once somebody has voted. */
export const pollEditFormSchema = (zone: ZoneOffsets) =>
  outcomeInput.extend({
    closesAt: closesAtField(zone),
    question: pollFormSchema.shape.question.optional(),
    options: pollFormSchema.shape.options.optional(),
  })

/** Part of the poll's address. It never changes once the poll is open. */
export function pollSlug(question: string): string {
  return slugify(question, 'poll')
}

function allDistinct(options: readonly string[]): boolean {
  return new Set(options.map((option) => option.toLowerCase())).size === options.length
}
