import { storedObject } from '#domain/stored-object.ts'
import { QUIZ_QUESTIONS, type QuizQuestion } from './questions.ts'
import { type QuizResult, scoreQuiz } from './score.ts'

/** `step` is 0 to 9, and `answers` are value keys by question index (spec §4 Quiz). */
export type QuizSession = {
  readonly step: number
  readonly answers: Readonly<Record<string, string>>
  readonly result: QuizResult | null
}

/** 'next' on the last question is See Results. */
export type QuizAction =
  | { readonly type: 'answer'; readonly value: string }
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'takeAgain' }

export const QUIZ_START: QuizSession = { step: 0, answers: {}, result: null }

const LAST_STEP = QUIZ_QUESTIONS.length - 1

/** Spec §4 Quiz. Actions that the screen does not offer change nothing. */
export function quizReducer(session: QuizSession, action: QuizAction): QuizSession {
  if (action.type === 'takeAgain') return QUIZ_START
  if (session.result) return session
  if (action.type === 'answer') return withAnswer(session, action.value)
  if (action.type === 'previous') return canGoBack(session) ? { ...session, step: session.step - 1 } : session
  if (!canContinue(session)) return session
  if (isLastQuestion(session)) return { ...session, result: scoreQuiz(session.answers) }
  return { ...session, step: session.step + 1 }
}

export function currentQuestion(session: QuizSession): QuizQuestion {
  const question = QUIZ_QUESTIONS[session.step]
  if (!question) throw new RangeError(`the quiz has no step ${session.step}`)
  return question
}

export function currentAnswer(session: QuizSession): string | undefined {
  return session.answers[session.step]
}

export function canGoBack(session: QuizSession): boolean {
  return session.step > 0
}

export function canContinue(session: QuizSession): boolean {
  return currentAnswer(session) !== undefined
}

export function isLastQuestion(session: QuizSession): boolean {
  return session.step === LAST_STEP
}

function withAnswer(session: QuizSession, value: string): QuizSession {
  const known = currentQuestion(session).options.some((option) => option.value === value)
  return known ? { ...session, answers: { ...session.answers, [session.step]: value } } : session
}

export const QUIZ_KEY = 'unity_quiz'

export function serializeQuiz({ step, answers, result }: QuizSession): string {
  return JSON.stringify({ step, answers, finished: result !== null })
}

/** Inverse of `serializeQuiz`. Replays the answers, so that text from an older quiz stops where it no longer fits. */
export function restoreQuiz(text: string | null): QuizSession {
  const stored = parseStoredQuiz(text)
  if (!stored) return QUIZ_START
  let session = QUIZ_START
  for (let step = 0; step <= LAST_STEP; step += 1) {
    const value = stored.answers[step]
    if (value !== undefined) session = quizReducer(session, { type: 'answer', value })
    if (!canContinue(session) || isLastQuestion(session)) break
    session = quizReducer(session, { type: 'next' })
  }
  if (stored.finished) return quizReducer(session, { type: 'next' })
  return { ...session, step: Math.min(session.step, stored.step) }
}

function parseStoredQuiz(text: string | null) {
  const { step, answers, finished } = storedObject(text)
  if (!Number.isInteger(step) || Number(step) < 0 || !answers) return null
  return { step: Number(step), answers: Object(answers), finished: Boolean(finished) }
}
