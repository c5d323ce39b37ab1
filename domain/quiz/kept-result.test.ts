import fc from 'fast-check'
import { expect, test } from 'vitest'
import { restoreKept, serializeKept } from './kept-result.ts'
import { QUIZ_QUESTIONS, QUIZ_VERSION } from './questions.ts'
import { QUIZ_START, type QuizSession, quizReducer } from './session.ts'

const NOW = '2026-11-28T12:00:00.000Z'

/** A guess of null is no guess. */
function finish(guesses: readonly (number | null)[], firstParty: QuizSession['firstParty']): QuizSession {
  return QUIZ_QUESTIONS.reduce<QuizSession>(
    (session, { options }, question) =>
      [
        { type: 'answer', value: options[question % 4]?.value ?? '' } as const,
        { type: 'guess', value: guesses[question] ?? null } as const,
        { type: 'next' } as const,
      ].reduce(quizReducer, session),
    { ...QUIZ_START, firstParty },
  )
}

test('a kept result comes back with its date, guesses and points off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 10, maxLength: 10 }),
      fc.constantFrom('republicans' as const, 'democrats' as const),
      (guesses, firstParty) => {
        const session = finish(guesses, firstParty)
        const kept = restoreKept(serializeKept(session, NOW))
        expect(kept?.session).toEqual(session)
        expect(kept?.keptAt).toBe(NOW)
        expect(kept?.overlapPercentage).toBe(session.result?.overlapPercentage)
      },
    ),
  )
  expect(restoreKept(serializeKept(finish(Array(10).fill(50), 'democrats'), NOW))?.pointsOff).toBe(33)
})

test('a result of another version keeps its numbers, and nothing else', () => {
  const stored = JSON.parse(serializeKept(finish(Array(10).fill(50), 'democrats'), NOW))
  const old = restoreKept(JSON.stringify({ ...stored, version: QUIZ_VERSION - 1 }))
  expect(old).toEqual({ keptAt: NOW, overlapPercentage: 81, pointsOff: 33, session: null })
})

test('anything else is no result', () => {
  for (const text of [null, '', '{', 'null', '7', '{"version":2}']) expect(restoreKept(text)).toBeNull()
})
