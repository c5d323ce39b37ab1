import { cleanText } from '../text.ts'

/** The longest text that is searched for, in characters. */
export const MAX_SEARCH_LENGTH = 200

/**
 * What was typed as a search, '' when the button stays disabled (Spec §5 Blog search): trimmed, then cut to
 * 200.
 */
export function trimSearch(typed: string): string {
  return cleanText(typed).trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim()
}

/**
 * A search taken apart for a match while it is being typed: the last word may be the beginning of one. Out: what
 * stands before it, and the word, or null when it is quoted, excluded, an operator or too short to stand for
 * others.
 */
export function openEnd(search: string): { head: string; last: string } | null {
  const quotes = search.split('"').length - 1
  const match = /^(.*?)(^|\s)([\p{L}\p{N}]{2,})$/su.exec(search)
  if (!match || quotes % 2 === 1) return null
  const [, head = '', , last = ''] = match
  return last.toLowerCase() === 'or' ? null : { head: head.trim(), last }
}

/** The plain words of a search that could be mistyped: letters only, four or more, outside operators. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.toLowerCase().match(/(?<![-\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu) ?? [])]
}
