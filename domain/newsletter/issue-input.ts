import { z } from 'zod'
import { textSchema } from '#domain/text-schema.ts'
import { findValue } from '#domain/values/cards.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'

export const MAX_ISSUE_POSTS = 4
export const MAX_SUBJECT_LENGTH = 150
export const MAX_PREHEADER_LENGTH = 200
export const MAX_TRY_THIS_LENGTH = 1_000
/** Characters of HTML, in the introduction and in the closing. */
export const MAX_ISSUE_HTML_LENGTH = 50_000
/** Gmail cuts off messages above 102 kB. The rest is for headers and the subscriber's own link. */
export const MAX_EMAIL_BYTES = 90_000

const text = (name: string, max: number) =>
  textSchema().max(max, `Please keep the ${name} under ${formatWholeNumber(max)} characters`)

/** One line, because it becomes a header of the email. */
const line = (name: string, max: number) => text(name, max).overwrite((value) => value.replace(/\s+/g, ' '))

/** Blank means none, as in a form. */
const choice = z
  .string()
  .nullable()
  .transform((value) => value || null)

/** Only the given fields change. The HTML has not been sanitized yet. A subject is required only for sending. */
export const issueInputSchema = z
  .object({
    subject: line('subject', MAX_SUBJECT_LENGTH),
    preheader: line('preheader', MAX_PREHEADER_LENGTH),
    intro: text('introduction', MAX_ISSUE_HTML_LENGTH),
    closing: text('closing', MAX_ISSUE_HTML_LENGTH),
    postIds: z
      .array(z.string())
      .max(MAX_ISSUE_POSTS, `Please choose at most ${MAX_ISSUE_POSTS} articles`)
      .refine((ids) => new Set(ids).size === ids.length, 'Please choose each article only once'),
    valueSlug: choice.refine(
      (slug) => slug === null || findValue(slug) !== undefined,
      'Please choose one of the shared values',
    ),
    pollId: choice,
    tryThis: text('text of “One thing to try”', MAX_TRY_THIS_LENGTH),
  })
  .partial()

export type IssueInput = z.output<typeof issueInputSchema>
