import type { Party } from '#domain/drawing/parties.ts'
import { VALUE_CARDS } from './cards.ts'

/** Percentages, 0–100. */
export type Guess = { readonly guessed: number; readonly actual: number }

/** On the page of a value: whole percentages, or 'skipped'. */
export type PairGuess = { readonly republicans: number; readonly democrats: number } | 'skipped'

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

/** `guesses` are whole percentages by card title. */
export function scoreGuesses(guesses: Readonly<Record<string, number>>): Guess[] {
  return VALUE_CARDS.flatMap((card, index) => {
    const guessed = guesses[card.title]
    return guessed === undefined ? [] : [{ guessed, actual: card[guessedFirst(index)] }]
  })
}
