import { storedObject } from '#domain/stored-object.ts'

/** Whole percentages, or 'skipped'. */
export type PairGuess = { readonly republicans: number; readonly democrats: number } | 'skipped'

/** Null before the guess. */
export function restorePairGuess(text: string | null, slug: string): PairGuess | null {
  const guess = storedObject(text)[slug]
  if (guess === 'skipped') return guess
  const { republicans, democrats } = Object(guess)
  return isPercentage(republicans) && isPercentage(democrats) ? { republicans, democrats } : null
}

/** `guess` is null to ask again. */
export function storePairGuess(text: string | null, slug: string, guess: PairGuess | null): string {
  return JSON.stringify({ ...storedObject(text), [slug]: guess })
}

export function isPercentage(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
}
