import { SOURCED_QUESTIONS, type SourcedOption, sourceOf } from './sources.ts'

/** The ten picks of a result with the polls behind them. Ties keep the order of the quiz. */
export function highestFirst(answers: Readonly<Record<string, string>>): readonly SourcedOption[] {
  return SOURCED_QUESTIONS.flatMap((_, question) => sourceOf(question, answers[question]) ?? []).toSorted(
    (a, b) => b.weight - a.weight,
  )
}

export function averageText(overlapPercentage: number): string {
  return `The average of the ten, which we round to your overlap of ${overlapPercentage}%.`
}
