import { VALUE_CARDS } from './cards.ts'

/** The two sides of a card whose answer can be guessed. */
export type GuessedSide = 'conservative' | 'liberal'

/** A visitor's guess and the figure it was about; percentages, 0–100. */
export type Guess = { readonly guessed: number; readonly actual: number }

/**
 * Which side's answer is guessed first on a card (Spec §2 Values gallery). In: the card's place, counted from
 * 0. The sides take turns, so that neither is always the one to be guessed about.
 */
export function guessedFirst(cardIndex: number): GuessedSide {
  return cardIndex % 2 === 0 ? 'conservative' : 'liberal'
}

/**
 * How far the guesses were off on average: the mean distance in percentage points, rounded to a whole number,
 * or null without guesses (Spec §2 Values gallery). Never signed: the point is how well people know each
 * other, not whom they thought too little of.
 */
export function meanGuessError(guesses: readonly Guess[]): number | null {
  if (guesses.length === 0) return null
  const off = guesses.reduce((sum, { guessed, actual }) => sum + Math.abs(guessed - actual), 0)
  return Math.round(off / guesses.length)
}

/** Where the browser keeps the guesses. */
export const GUESSES_KEY = 'unity_value_guesses'

/** What was guessed on each card, by the card's title; whole percentages. */
export type Guesses = Readonly<Record<string, number>>

/** Reads kept guesses; what is no guess about a card of today is left out. In: the text, or null. */
export function restoreGuesses(text: string | null): Guesses {
  const kept = parsed(text)
  const known = VALUE_CARDS.flatMap(({ title }) => {
    const guessed = kept[title]
    return isPercentage(guessed) ? [[title, guessed] as const] : []
  })
  return Object.fromEntries(known)
}

/** The guesses with the figures they were about, card by card. */
export function judgeGuesses(guesses: Guesses): Guess[] {
  return VALUE_CARDS.flatMap((card, index) => {
    const guessed = guesses[card.title]
    return guessed === undefined ? [] : [{ guessed, actual: card[guessedFirst(index)] }]
  })
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}

function isPercentage(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100
}
