import { countWords } from './word-count.ts'

const WORDS_PER_MINUTE = 200

/** How long an HTML body takes to read: words / 200, rounded up, in minutes, at least 1 (Spec §9 Blog). */
export function readTime(html: string): number {
  return readTimeOfWords(countWords(html))
}

/** The same from words that were counted before (Spec §9 Blog). */
export function readTimeOfWords(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
