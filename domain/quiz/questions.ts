// questions.json is generated from quiz.json by `npm run codegen`: what the question sheet needs, without the sources, so that
// visitors do not download those with the home page.
import quiz from './questions.json' with { type: 'json' }

/**
 * `hundredths` is the weight, the lower party's share (58–95), as a whole number so that sums stay exact. `asked` completes
 * "Of 100 Republicans, how many …?". `isOfParents` marks polls that only asked parents.
 */
export type QuizQuestion = (typeof quiz.questions)[number]

/** Weight of an unknown answer (spec §9 Quiz). */
export const UNKNOWN_HUNDREDTHS = 55

/** Stored with each submission. It changes with the questions, the options or their figures. */
export const QUIZ_VERSION: number = quiz.version

/** Spec §9 Quiz. Every option restates something that a published poll asked (docs/quiz.md). */
export const QUIZ_QUESTIONS: readonly QuizQuestion[] = quiz.questions

/** 0.58–0.95 (spec §9 Quiz). */
export function weightOf(option: QuizQuestion['options'][number]): number {
  return option.hundredths / 100
}
