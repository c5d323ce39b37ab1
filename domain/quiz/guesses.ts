// Guesses about the parties (spec §15 Quiz guesses). They stay in the browser.
import type { Party } from '#domain/drawing/parties.ts'
import { QUIZ_QUESTIONS, type QuizQuestion } from './questions.ts'
import { roundRatio } from './score.ts'

/** Whole numbers from 0 to 100, by question index. */
export type Guesses = Readonly<Record<string, number>>

/** The answers and guesses of one quiz. `firstParty` is the party of the first question. */
export type Guessed = {
  readonly answers: Readonly<Record<string, string>>
  readonly guesses: Guesses
  readonly firstParty: Party
}

/** One guess and the share that it was about. */
export type GuessedShare = ReturnType<typeof guessedShares>[number]

export type Expectation = ReturnType<typeof expectationOf>

export type GuessSummary = NonNullable<ReturnType<typeof summarizeGuesses>>

/** Fewer guesses say too little about what somebody expects. */
const MIN_GUESSES = 5
const MIN_PER_PARTY = 2

/** The parties alternate, five questions each, so that nobody states a party. */
export function guessedParty(question: number, firstParty: Party): Party {
  const otherParty = firstParty === 'republicans' ? 'democrats' : 'republicans'
  return question % 2 === 0 ? firstParty : otherParty
}

export function optionOf(
  question: number,
  value: string | undefined,
): QuizQuestion['options'][number] | undefined {
  return QUIZ_QUESTIONS[question]?.options.find((option) => option.value === value)
}

/** In the order of the quiz. */
export function guessedShares({ answers, guesses, firstParty }: Guessed) {
  return QUIZ_QUESTIONS.flatMap((_, question) => {
    const option = optionOf(question, answers[question])
    const guess = guesses[question]
    if (!option || guess === undefined) return []
    const party = guessedParty(question, firstParty)
    return [{ question, party, guess, share: option[party] }]
  })
}

/**
 * Null if there are too few guesses to lead the result: fewer than five, or fewer than two about a party. `pointsOff` is the
 * mean distance of the single guesses, in whole points. `isMixed`: some were too high, some too low.
 */
export function summarizeGuesses(guessed: Guessed) {
  const all = guessedShares(guessed)
  const about = (party: Party) => all.filter((guess) => guess.party === party)
  const [republicans, democrats] = [about('republicans'), about('democrats')]
  if (all.length < MIN_GUESSES || Math.min(republicans.length, democrats.length) < MIN_PER_PARTY) return null
  return {
    ...expectationOf(all),
    pointsOff: meanOf(all.map(({ guess, share }) => Math.abs(guess - share))),
    isMixed: all.some(({ guess, share }) => guess > share) && all.some(({ guess, share }) => guess < share),
    parties: { republicans: expectationOf(republicans), democrats: expectationOf(democrats) },
  }
}

/** Means in whole numbers of 100. `difference` is that of the two printed numbers, negative for a low guess. */
function expectationOf(guesses: readonly GuessedShare[]) {
  const expected = meanOf(guesses.map(({ guess }) => guess))
  const actual = meanOf(guesses.map(({ share }) => share))
  return { count: guesses.length, expected, actual, difference: expected - actual }
}

/** Rounds halves up. */
function meanOf(values: readonly number[]): number {
  return roundRatio(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  )
}
