const WORDS_PER_MINUTE = 200

/** How long so many words take to read: words / 200, rounded up, in minutes, at least 1 (Spec §9 Blog). */
export function readTimeOfWords(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
