import { type Guessed, type GuessedShare, guessedShares } from './guesses.ts'
import { SOURCED_QUESTIONS, type SourcedOption, sourceOf } from './sources.ts'

/** A pick of a result with the poll behind it and the visitor's guess about it, if there is one. */
export type ResultPick = { readonly source: SourcedOption; readonly guessed: GuessedShare | undefined }

/** Ties keep the order of the quiz. */
export function mostSharedFirst(quiz: Guessed): readonly ResultPick[] {
  return picksOf(quiz).toSorted((a, b) => b.source.weight - a.source.weight)
}

/** By the distance of the guess. Picks without a guess come last. */
export function biggestSurpriseFirst(quiz: Guessed): readonly ResultPick[] {
  const surprise = ({ guessed }: ResultPick) => (guessed ? Math.abs(guessed.guess - guessed.share) : -1)
  return picksOf(quiz).toSorted((a, b) => surprise(b) - surprise(a))
}

function picksOf(quiz: Guessed): readonly ResultPick[] {
  const guesses = guessedShares(quiz)
  return SOURCED_QUESTIONS.flatMap((_, question) => {
    const source = sourceOf(question, quiz.answers[question])
    return source ? [{ source, guessed: guesses.find((guess) => guess.question === question) }] : []
  })
}

export function averageText(overlapPercentage: number): string {
  return `The average of the lower party share of these ten, which we round to your overlap of ${overlapPercentage}%.`
}
