// The ten picks of a result with the polls behind them. Separate from score.ts, because the sources are large.

import { QUIZ_QUESTIONS } from './questions.ts'
import { type SourcedOption, sourceOf } from './sources.ts'

export type Pick = {
  readonly value: string
  readonly text: string
  /** The share of the party that agreed less, in percent. It is the option's weight in hundredths. */
  readonly share: number
  readonly source: SourcedOption
}

/** Undefined for an answer that is not one of the question's options. `question` counts from 0. */
export function pickOf(question: number, value: string | undefined): Pick | undefined {
  const option = QUIZ_QUESTIONS[question]?.options.find((one) => one.value === value)
  const source = option && sourceOf(question, option.value)
  return source && { value: option.value, text: option.text, share: option.hundredths, source }
}

/** Answers are value keys by question index. Ties keep the order of the quiz. */
export function highestFirst(answers: Readonly<Record<string, string>>): readonly Pick[] {
  return QUIZ_QUESTIONS.flatMap((_, question) => pickOf(question, answers[question]) ?? []).toSorted(
    (a, b) => b.share - a.share,
  )
}

export function averageText(overlapPercentage: number): string {
  return `The average of the ten, which we round to your overlap of ${overlapPercentage}%.`
}
