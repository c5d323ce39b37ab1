// Every figure in quiz.json was read in a published text, so never edit one here. The file is about 10 kB compressed, so
// pages import this module only where they show sources.
import type { Figure } from '#domain/values/figure.ts'
import quiz from './quiz.json' with { type: 'json' }

type Question = (typeof quiz.questions)[number]

/** An option with the poll behind it. `weight` is the lower of the two parties' shares. */
export type SourcedOption = Readonly<Omit<Question['options'][number], 'link' | 'also'>> &
  Pick<Figure, 'link' | 'also'>

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
