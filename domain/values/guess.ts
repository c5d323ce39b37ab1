import type { Party } from '#domain/drawing/parties.ts'
import { storedObject } from '#domain/stored-object.ts'
import { VALUE_CARDS } from './cards.ts'
import { isPercentage } from './pair-guess.ts'

/** Percentages, 0–100. */
export type Guess = { readonly guessed: number; readonly actual: number }

/** Alternates, so that neither party is always the one to guess. */
export function guessedFirst(cardIndex: number): Party {
  return cardIndex % 2 === 0 ? 'republicans' : 'democrats'
}

/** Mean distance in whole percentage points, or null without guesses. */
export function meanGuessError(guesses: readonly Guess[]): number | null {
  if (guesses.length === 0) return null
  const off = guesses.reduce((sum, { guessed, actual }) => sum + Math.abs(guessed - actual), 0)
  return Math.round(off / guesses.length)
}

/** Whole percentages by card title. */
export type Guesses = Readonly<Record<string, number>>

export function restoreGuesses(text: string | null): Guesses {
  const stored = storedObject(text)
  const known = VALUE_CARDS.flatMap(({ title }) => {
    const guessed = stored[title]
    return isPercentage(guessed) ? [[title, guessed] as const] : []
  })
  return Object.fromEntries(known)
}

export function scoreGuesses(guesses: Guesses): Guess[] {
  return VALUE_CARDS.flatMap((card, index) => {
    const guessed = guesses[card.title]
    return guessed === undefined ? [] : [{ guessed, actual: card[guessedFirst(index)] }]
  })
}
