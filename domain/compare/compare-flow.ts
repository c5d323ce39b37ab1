import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { scoreQuiz } from '#domain/quiz/score.ts'
import {
  QUIZ_START,
  type QuizAction,
  type QuizSession,
  quizReducer,
  restoreQuiz,
  serializeQuiz,
} from '#domain/quiz/session.ts'
import { questionsToGuess } from './compare.ts'
import { decodeCompare, encodeCompare } from './compare-code.ts'

/** What the visitor has done with one link. `guesses` are value keys, in the order of `questionsToGuess`. */
export type CompareState = {
  readonly started: boolean
  readonly quiz: QuizSession
  readonly guesses: readonly string[]
  readonly guessStep: number
}

export type CompareStage = 'intro' | 'quiz' | 'guess' | 'comparison'

export type CompareAction =
  | { readonly type: 'start' }
  | { readonly type: 'reuse'; readonly picks: readonly string[] }
  | { readonly type: 'quiz'; readonly action: QuizAction }
  | { readonly type: 'guess'; readonly value: string }
  | { readonly type: 'previousGuess' }
  | { readonly type: 'nextGuess' }

export const COMPARE_START: CompareState = { started: false, quiz: QUIZ_START, guesses: [], guessStep: 0 }

export function stageOf(state: CompareState, theirs: readonly string[]): CompareStage {
  if (!state.started) return 'intro'
  if (!state.quiz.result) return 'quiz'
  return state.guessStep < questionsToGuess(picksOf(state.quiz), theirs).length ? 'guess' : 'comparison'
}

export function picksOf({ answers }: Pick<QuizSession, 'answers'>): readonly string[] {
  return QUIZ_QUESTIONS.map((_, question) => answers[question] ?? '')
}

export function compareReducer(state: CompareState, action: CompareAction): CompareState {
  const { guesses, guessStep } = state
  switch (action.type) {
    case 'start':
      return { ...COMPARE_START, started: true }
    case 'reuse':
      return { ...COMPARE_START, started: true, quiz: finishedQuiz(action.picks) }
    case 'quiz':
      return { ...state, quiz: quizReducer(state.quiz, action.action) }
    case 'guess':
      return { ...state, guesses: guesses.toSpliced(guessStep, 1, action.value) }
    case 'previousGuess':
      return guessStep > 0 ? { ...state, guessStep: guessStep - 1 } : state
    case 'nextGuess':
      return guesses[guessStep] === undefined ? state : { ...state, guessStep: guessStep + 1 }
  }
}

function finishedQuiz(picks: readonly string[]): QuizSession {
  const answers = Object.fromEntries(picks.entries())
  return { ...QUIZ_START, step: QUIZ_QUESTIONS.length - 1, answers, result: scoreQuiz(answers) }
}

/** The visitor's earlier picks, from `serializeQuiz` or `serializePicks`. */
export function knownPicks(storedQuiz: string | null, storedPicks: string | null): readonly string[] | null {
  const quiz = restoreQuiz(storedQuiz)
  if (quiz.result) return picksOf(quiz)
  return storedPicks === null ? null : (decodeCompare(storedPicks).link?.picks ?? null)
}

export function serializePicks(picks: readonly string[]): string {
  return encodeCompare({ picks, name: null })
}

export function serializeCompare(fragment: string, { quiz, ...rest }: CompareState): string {
  return JSON.stringify({ fragment, quiz: serializeQuiz(quiz), ...rest })
}

/** Inverse of `serializeCompare`. Returns COMPARE_START for anything else, such as the progress with another link. */
export function restoreCompare(fragment: string, text: string | null): CompareState {
  try {
    const stored = JSON.parse(text ?? '{}')
    if (stored.fragment !== fragment || stored.started !== true) return COMPARE_START
    const start = { ...COMPARE_START, started: true, quiz: restoreQuiz(String(stored.quiz)) }
    if (!start.quiz.result) return start
    return replayGuesses(start, decodeCompare(fragment).link?.picks ?? [], stored)
  } catch {
    return COMPARE_START
  }
}

function replayGuesses(
  start: CompareState,
  theirs: readonly string[],
  { guesses, guessStep }: { guesses: readonly string[]; guessStep: number },
): CompareState {
  let state = start
  for (const [step, question] of questionsToGuess(picksOf(start.quiz), theirs).entries()) {
    const value = guesses[step]
    if (!QUIZ_QUESTIONS[question]?.options.some((option) => option.value === value) || !value) break
    state = compareReducer(state, { type: 'guess', value })
    if (step < guessStep) state = compareReducer(state, { type: 'nextGuess' })
  }
  return state
}
