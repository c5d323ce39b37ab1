import { cleanText } from '#domain/text.ts'

export const MAX_SEARCH_LENGTH = 200

export const SEARCH_RULE = `Please keep your search under ${MAX_SEARCH_LENGTH} characters`

export function trimSearch(typed: string): string {
  return cleanText(typed).trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim()
}

/** PostgreSQL has a stack of 32 operators, and each dash negates the next. */
const MAX_DASHES = 16

export function limitDashes(search: string): string {
  let dashes = 0
  return search.replace(/-/g, (dash) => {
    dashes += 1
    return dashes > MAX_DASHES ? ' ' : dash
  })
}

/** The last word, if it may be the beginning of a longer one; null for quotes, exclusions and operators. */
export function searchPrefix(search: string): string | null {
  const quotes = search.split('"').length - 1
  const last = /(?:^|\s)([\p{L}\p{N}]{2,})$/u.exec(search)?.[1]
  return last === undefined || quotes % 2 === 1 || last.toLowerCase() === 'or' ? null : last
}

/** Words that may contain a typo: four or more letters, no operators. */
export function searchWords(search: string): string[] {
  return [...new Set(search.toLowerCase().match(/(?<![-\p{L}\p{N}])\p{L}{4,30}(?![\p{L}\p{N}])/gu) ?? [])]
}
