import { restoreKept } from '#domain/quiz/kept-result.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'
import { QUIZ_START, type QuizSession } from '#domain/quiz/session.ts'
import { storedObject } from '#domain/stored-object.ts'
import { type Backing, comparePicks, questionsToGuess } from './compare.ts'
import { decodeCompare, encodeCompare } from './compare-code.ts'

/**
 * What the visitor has done with one link. `guesses` are value keys, in the order of `questionsToGuess`. `backed` has the
 * answers to the other person's picks that differ, in the order of the quiz. A reply's picks have been seen, so answering one
 * skips the guesses.
 */
export type CompareState = {
  readonly started: boolean
  readonly quiz: QuizSession
  readonly guesses: readonly string[]
  readonly guessStep: number
  readonly skipsGuesses: boolean
  readonly backed: readonly Backing[]
}

export type CompareStage = 'intro' | 'quiz' | 'guess' | 'back' | 'comparison'

export const COMPARE_START: CompareState = {
  started: false,
  quiz: QUIZ_START,
  guesses: [],
  guessStep: 0,
  skipsGuesses: false,
  backed: [],
}

export function stageOf(state: CompareState, theirs: readonly string[]): CompareStage {
  if (!state.started) return 'intro'
  if (!state.quiz.result) return 'quiz'
  const yours = picksOf(state.quiz)
  if (!state.skipsGuesses && state.guessStep < questionsToGuess(yours, theirs).length) return 'guess'
  return state.backed.length < comparePicks(yours, theirs).different.length ? 'back' : 'comparison'
}

export function picksOf({ answers }: Pick<QuizSession, 'answers'>): readonly string[] {
  return QUIZ_QUESTIONS.map((_, question) => answers[question] ?? '')
}

/** How many of the guesses are right. Null without guesses. */
export function rightGuesses(state: CompareState, theirs: readonly string[]): number | null {
  if (state.skipsGuesses) return null
  const questions = questionsToGuess(picksOf(state.quiz), theirs)
  return questions.filter((question, step) => state.guesses[step] === theirs[question]).length
}

/** With picks that the visitor made before. */
export function startWith(picks: readonly string[]): CompareState {
  const answers = Object.fromEntries(picks.entries())
  const quiz = { ...QUIZ_START, step: QUIZ_QUESTIONS.length - 1, answers, result: scoreQuiz(answers) }
  return { ...COMPARE_START, started: true, quiz }
}

/** The visitor's earlier picks, the latest first, from `serializeKept` and from `serializePicks`. */
export function knownPicks(kept: string | null, storedPicks: string | null): readonly (readonly string[])[] {
  const quiz = restoreKept(kept)?.session
  const sent = storedPicks === null ? undefined : decodeCompare(storedPicks).link?.picks
  return [...(quiz ? [picksOf(quiz)] : []), ...(sent ? [sent] : [])]
}

export function serializePicks(picks: readonly string[]): string {
  return encodeCompare({ picks, name: null })
}

export function serializeCompare(fragment: string, state: CompareState): string {
  return JSON.stringify({ fragment, ...state })
}

/** Inverse of `serializeCompare`. Starts again with another link. */
export function restoreCompare(fragment: string, text: string | null): CompareState {
  const { fragment: stored, ...state } = storedObject(text)
  const isKnown = stored === fragment && typeof state['quiz'] === 'object'
  return isKnown ? { ...COMPARE_START, ...state } : COMPARE_START
}
