// The last result of a browser, in localStorage (spec §15 Quiz result).

import { storedObject } from '#domain/stored-object.ts'
import { isPercentage } from '#domain/whole-number.ts'
import { summarizeGuesses } from './guesses.ts'
import { QUIZ_VERSION } from './questions.ts'
import type { QuizSession } from './session.ts'

/** `session` is null if the questions have changed since. `keptAt` is an ISO time. */
export type KeptResult = {
  readonly keptAt: string
  readonly overlapPercentage: number
  readonly pointsOff: number | null
  readonly session: QuizSession | null
}

/** Of a finished quiz. The two numbers are stored as well, so that they are still known after the questions change. */
export function serializeKept(session: QuizSession, keptAt: string): string {
  return JSON.stringify({
    version: QUIZ_VERSION,
    keptAt,
    overlapPercentage: session.result?.overlapPercentage,
    pointsOff: summarizeGuesses(session)?.pointsOff ?? null,
    session,
  })
}

/** Inverse of `serializeKept`. Null without a result. */
export function restoreKept(text: string | null): KeptResult | null {
  const { version, ...kept } = storedObject(text) as Partial<KeptResult> & { version?: number }
  if (!kept.keptAt || !isPercentage(kept.overlapPercentage)) return null
  return { ...(kept as KeptResult), ...(version !== QUIZ_VERSION && { session: null }) }
}
