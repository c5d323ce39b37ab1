import { cleanText } from '#domain/text.ts'

/** In characters. */
export const MAX_SEARCH_LENGTH = 200

export const SEARCH_RULE = `Please keep your search under ${MAX_SEARCH_LENGTH} characters`

/**
 * What was typed as a search, '' when the button stays disabled (Spec §5 Blog search): trimmed, then cut to
 * 200.
 */
export function trimSearch(typed: string): string {
  return cleanText(typed).trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim()
}

/** PostgreSQL keeps 32 operators in mind: each dash of a row denies the next, and a longer row is an error to it. */
const MOST_DASHES = 16

/** The search with a blank for every dash beyond the sixteenth: nobody leaves out so many words. */
export function withFewDashes(search: string): string {
  let dashes = 0
  return search.replace(/-/g, (dash) => {
    dashes += 1
    return dashes > MOST_DASHES ? ' ' : dash
  })
}

/**
 * The last word of a search, which may be the beginning of one; null when it is quoted, excluded, an operator or
 * too short to stand for others.
 */
export function openEnd(search: string): string | null {
  const quotes = search.split('"').length - 1
  const last = /(?:^|\s)([\p{L}\p{N}]{2,})$/u.exec(search)?.[1]
  return last === undefined || quotes % 2 === 1 || last.toLowerCase() === 'or' ? null : last
}

/** The plain words of a search that could be mistyped: letters only, four or more, outside operators. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.toLowerCase().match(/(?<![-\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu) ?? [])]
}
