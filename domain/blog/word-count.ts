import { textOfHtml } from '../html.ts'

/**
 * How many words a reader meets in an HTML body (Spec §9 Blog). A word is whatever stands between white space
 * and holds a letter or a digit, so a dash on its own is none. The one counter for read times and for
 * generated posts.
 */
export function countWords(html: string): number {
  return textOfHtml(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
