import { cleanText, textSchema } from '../text.ts'

/** The longest text that is searched for, in characters. */
export const MAX_SEARCH_LENGTH = 200

const BLANK_SEARCH = 'Please enter what to search for'

/** What may be searched for: 1–200 characters after trimming (Spec §5 Blog search). */
export const searchQuerySchema = textSchema(BLANK_SEARCH)
  .min(1, BLANK_SEARCH)
  .max(MAX_SEARCH_LENGTH, `A search has at most ${MAX_SEARCH_LENGTH} characters`)

/**
 * What was typed as a search, '' when the button stays disabled (Spec §5 Blog search): trimmed, then cut to
 * 200.
 */
export function trimSearch(typed: string): string {
  return cleanText(typed).trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim()
}
