import { z } from 'zod'
import { listText } from '#domain/list-text.ts'
import { textSchema } from '#domain/text-schema.ts'

const OPTION_COUNT = 'A poll has 2 to 10 options'

const optionSchema = textSchema('Please enter the text of every option')
  .min(1, 'Please enter the text of every option')
  .max(200, 'An option has at most 200 characters')

/**
 * What an administrator sends to open a poll (Spec §3 Poll): a question of 10–300 characters and 2–10 options
 * of 1–200 characters. Outer white space is cut off; options differ by more than letter case.
 */
export const pollInputSchema = z.object({
  question: textSchema('Please enter a question')
    .min(10, 'Please enter a question of at least 10 characters')
    .max(300, 'A question has at most 300 characters'),
  options: z
    .array(optionSchema, OPTION_COUNT)
    .min(2, OPTION_COUNT)
    .max(10, OPTION_COUNT)
    .refine(allDistinct, 'Every option must be different'),
})

/** The same as a form holds it: one option per line. */
export const pollFormSchema = pollInputSchema.extend({
  options: listText('\n', pollInputSchema.shape.options),
})

function allDistinct(options: readonly string[]): boolean {
  return new Set(options.map((option) => option.toLowerCase())).size === options.length
}
