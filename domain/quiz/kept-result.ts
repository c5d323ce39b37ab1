// The last result of a browser, in localStorage (spec §15 Quiz result).
import { storedObject } from '#domain/stored-object.ts'
import { isPercentage } from '#domain/values/pair-guess.ts'
import { summarizeGuesses } from './guesses.ts'
import { QUIZ_VERSION } from './questions.ts'
import { type QuizSession, restoreQuiz, serializeQuiz } from './session.ts'

/** `session` is null if the questions have changed since. `keptAt` is an ISO time, and null in results from
 * before 2026-11-28. */
export type KeptResult = {
  readonly keptAt: string | null
  readonly overlapPercentage: number
  readonly pointsOff: number | null
  readonly session: QuizSession | null
}

/** The two numbers are stored as well, so that they are still known after the questions change. */
export function serializeKept(session: QuizSession, keptAt: string): string {
  return JSON.stringify({
    ...JSON.parse(serializeQuiz(session)),
    keptAt,
    overlap: session.result?.overlapPercentage,
    off: summarizeGuesses(session)?.pointsOff,
  })
}

/** Null for anything but a finished quiz. */
export function restoreKept(text: string | null): KeptResult | null {
  const { version, keptAt: time, overlap, off } = storedObject(text)
  const keptAt = typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? time : null
  const session = restoreQuiz(text)
  if (session.result) {
    const pointsOff = summarizeGuesses(session)?.pointsOff ?? null
    return { keptAt, overlapPercentage: session.result.overlapPercentage, pointsOff, session }
  }
  if (version === undefined || version === QUIZ_VERSION || !isPercentage(overlap)) return null
  return { keptAt, overlapPercentage: overlap, pointsOff: isPercentage(off) ? off : null, session: null }
}
