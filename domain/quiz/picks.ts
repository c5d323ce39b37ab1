import { type Guessed, type GuessedShare, guessedShares } from './guesses.ts'
import { SOURCED_QUESTIONS, type SourcedOption, sourceOf } from './sources.ts'

/** A pick of a result with the poll behind it and the visitor's guess about it, if there is one. */
export type ResultPick = { readonly source: SourcedOption; readonly guessed: GuessedShare | undefined }

/** The farthest guess first and picks without a guess last, or the highest figure first. Ties keep the order of the quiz. */
export function resultPicks(quiz: Guessed, isBySurprise: boolean): readonly ResultPick[] {
  const guesses = guessedShares(quiz)
  const surprise = ({ guessed }: ResultPick) => (guessed ? Math.abs(guessed.guess - guessed.share) : -1)
  const rank = (pick: ResultPick) => (isBySurprise ? surprise(pick) : pick.source.weight)
  return SOURCED_QUESTIONS.flatMap((_, question) => {
    const source = sourceOf(question, quiz.answers[question])
    return source ? [{ source, guessed: guesses.find((guess) => guess.question === question) }] : []
  }).toSorted((a, b) => rank(b) - rank(a))
}

export function averageText(overlapPercentage: number): string {
  return `The average of the lower party share of these ten, which we round to your overlap of ${overlapPercentage}%.`
}
