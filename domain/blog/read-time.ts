const WORDS_PER_MINUTE = 200

/** In minutes: words / 200, rounded up, at least 1 (spec §9). */
export function readTimeOfWords(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

/** Words in plain text (spec §9). A word contains a letter or a digit. */
export function countTextWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
