// Every figure in quiz.json was read in a published text, so never edit one here. The file is about 10 kB compressed, so
// pages import this module only where they show sources.
import type { FigureLink, SourcePage } from '#domain/figure-link.ts'
import quiz from './quiz.json' with { type: 'json' }

type Question = (typeof quiz.questions)[number]

/**
 * An option with the poll behind it. Shares are whole percentages; `overall` and `independents` are null where no text
 * gives them, and `independents` for Pew, which counts people who lean toward a party with it. `weight` is the lower of
 * the two parties' shares. `asked` completes "86% of Republicans and 85% of Democrats …", and `question` describes what
 * was asked, not always verbatim. `link` tells whether `url` is the pollster's or sponsor's own page or coverage by others.
 */
export type SourcedOption = Readonly<Omit<Question['options'][number], 'link' | 'also'>> & {
  readonly link: SourcePage['link']
  readonly also: readonly FigureLink[]
}

export type SourcedQuestion = Readonly<Omit<Question, 'id' | 'options'>> & {
  readonly options: readonly SourcedOption[]
}

export const SOURCED_QUESTIONS = quiz.questions as readonly SourcedQuestion[]

/** `questionIndex` counts from 0. Undefined for an answer that is not one of the question's options. */
export function sourceOf(questionIndex: number, value: string | undefined): SourcedOption | undefined {
  return SOURCED_QUESTIONS[questionIndex]?.options.find((option) => option.value === value)
}

export function conversationOf(questionIndex: number): string | undefined {
  return SOURCED_QUESTIONS[questionIndex]?.conversation
}
