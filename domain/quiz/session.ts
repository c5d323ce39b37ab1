import { storedObject } from '#domain/stored-object.ts'
import { isPercentage } from '#domain/whole-number.ts'
import type { Guessed } from './guesses.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION, type QuizQuestion } from './questions.ts'
import { type QuizResult, scoreQuiz } from './score.ts'

/** `step` is 0 to 9, and `answers` are value keys by question index (spec §4 Quiz). */
export type QuizSession = Guessed & { readonly step: number; readonly result: QuizResult | null }

/** 'next' on the last question is See Results. A guess of null removes it. */
export type QuizAction =
  | { readonly type: 'answer'; readonly value: string }
  | { readonly type: 'guess'; readonly value: number | null }
  | { readonly type: 'previous' }
  | { readonly type: 'next' }
  | { readonly type: 'takeAgain' }

export const QUIZ_START: QuizSession = {
  step: 0,
  answers: {},
  guesses: {},
  firstParty: 'republicans',
  result: null,
}

const LAST_STEP = QUIZ_QUESTIONS.length - 1

/** Spec §4 Quiz. Actions that the screen does not offer change nothing. */
export function quizReducer(session: QuizSession, action: QuizAction): QuizSession {
  if (action.type === 'takeAgain') return { ...QUIZ_START, firstParty: session.firstParty }
  if (session.result) return session
  if (action.type === 'answer') return withAnswer(session, action.value)
  if (action.type === 'guess') return withGuess(session, action.value)
  if (action.type === 'previous') return { ...session, step: Math.max(0, session.step - 1) }
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

export function canContinue(session: QuizSession): boolean {
  return currentAnswer(session) !== undefined
}

export function isLastQuestion(session: QuizSession): boolean {
  return session.step === LAST_STEP
}

/** A guess belongs to its statement, so another answer removes it. */
function withAnswer(session: QuizSession, value: string): QuizSession {
  const known = currentQuestion(session).options.some((option) => option.value === value)
  if (!known || currentAnswer(session) === value) return session
  const answers = { ...session.answers, [session.step]: value }
  return withGuess({ ...session, answers }, null)
}

function withGuess(session: QuizSession, value: number | null): QuizSession {
  if (!canContinue(session)) return session
  const { [session.step]: _previous, ...others } = session.guesses
  if (value === null) return { ...session, guesses: others }
  return isPercentage(value) ? { ...session, guesses: { ...others, [session.step]: value } } : session
}

export function serializeQuiz(session: QuizSession): string {
  return JSON.stringify({ version: QUIZ_VERSION, ...session })
}

/** Inverse of `serializeQuiz`. Starts again after the questions have changed. */
export function restoreQuiz(text: string | null): QuizSession {
  const { version, ...session } = storedObject(text)
  const isKnown = version === QUIZ_VERSION && QUIZ_QUESTIONS[Number(session['step'])] !== undefined
  return isKnown ? { ...QUIZ_START, ...session } : QUIZ_START
}
