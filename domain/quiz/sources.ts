// Every figure in quiz.json was read in a published text, so never edit one here. The file is about 10 kB compressed, so
// pages import this module only where they show sources.
import type { FigureLink } from '#domain/figure-link.ts'
import quiz from './quiz.json' with { type: 'json' }

/**
 * The poll behind an option. Shares are whole percentages; `overall` and `independents` are null where no text gives them,
 * and `independents` for Pew, which counts people who lean toward a party with it. `asked` completes
 * "86% of Republicans and 85% of Democrats …", and `question` describes what was asked, not always verbatim. `link`
 * tells whether `url` is the pollster's or sponsor's own page or coverage by others.
 */
export type QuizSource = {
  readonly area: string
  readonly republicans: number
  readonly democrats: number
  /** Never part of the weight. */
  readonly independents: number | null
  readonly overall: number | null
  readonly asked: string
  readonly question: string
  readonly pollster: string
  readonly sponsor: string | null
  readonly year: number
  readonly fieldwork: string
  readonly population: string
  readonly note: string | null
  readonly url: string
  readonly link: 'report' | 'coverage'
  readonly also: readonly FigureLink[]
}

/** `weight` is the lower of the two parties' shares, a whole number. */
export type SourcedOption = QuizSource & {
  readonly value: string
  readonly text: string
  readonly weight: number
}

export type SourcedQuestion = {
  readonly text: string
  readonly conversation: string
  readonly options: readonly SourcedOption[]
}

export const SOURCED_QUESTIONS = quiz.questions as readonly SourcedQuestion[]

/** `questionIndex` counts from 0. Undefined for an answer that is not one of the question's options. */
export function sourceOf(questionIndex: number, value: string): QuizSource | undefined {
  return SOURCED_QUESTIONS[questionIndex]?.options.find((option) => option.value === value)
}

export function conversationOf(questionIndex: number): string | undefined {
  return SOURCED_QUESTIONS[questionIndex]?.conversation
}
