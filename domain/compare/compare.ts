import { fnv1a, mulberry32 } from '#domain/drawing/hash.ts'

/** Question indexes, in the order of the quiz. */
export type Comparison = { readonly same: readonly number[]; readonly different: readonly number[] }

/** Whether somebody would back a pick that the other person put first. */
export type Backing = 'yes' | 'no' | 'unsure'

export const BACKINGS = ['yes', 'no', 'unsure'] as const satisfies readonly Backing[]

const GUESSES = 3

/** Both lists are value keys in the order of the questions. */
export function comparePicks(yours: readonly string[], theirs: readonly string[]): Comparison {
  const questions = theirs.map((_, question) => question)
  return {
    same: questions.filter((question) => yours[question] === theirs[question]),
    different: questions.filter((question) => yours[question] !== theirs[question]),
  }
}

/** In the order of the quiz. The same picks always give the same three, with a difference if there is one. */
export function questionsToGuess(yours: readonly string[], theirs: readonly string[]): readonly number[] {
  const { different } = comparePicks(yours, theirs)
  const shuffled = shuffledQuestions(theirs)
  const chosen = shuffled.slice(0, GUESSES)
  const difference = shuffled.find((question) => different.includes(question))
  if (difference !== undefined && !chosen.some((question) => different.includes(question)))
    chosen[GUESSES - 1] = difference
  return chosen.toSorted((a, b) => a - b)
}

function shuffledQuestions(theirs: readonly string[]): number[] {
  const random = mulberry32(fnv1a(theirs.join()))
  return theirs
    .map((_, question) => ({ question, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ question }) => question)
}
