import { expect, test } from 'vitest'
import { quizSubmissionSchema } from './responses.ts'

const accepts = (responses: unknown, overlapPercentage: unknown = 78) =>
  quizSubmissionSchema.safeParse({ responses, overlapPercentage }).success

test('answers by question index are accepted, complete or partial', () => {
  expect(accepts({ 0: 'phones' })).toBe(true)
  expect(accepts(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, 'x'])))).toBe(true)
})

test('empty answers, unknown questions and answers that are not text are rejected', () => {
  for (const wrong of [{}, { 10: 'x' }, { '-1': 'x' }, { '00': 'x' }, { a: 'x' }, { 0: 1 }, { 0: null }]) {
    expect(accepts(wrong)).toBe(false)
  }
  for (const wrong of [null, undefined, 'x', [], ['x']]) expect(accepts(wrong)).toBe(false)
  expect(accepts({ 0: 'x'.repeat(201) })).toBe(false)
})

test('the percentage must be a number from 0 to 100', () => {
  for (const right of [0, 78.5, 100]) expect(accepts({ 0: 'x' }, right)).toBe(true)
  for (const wrong of [-1, 100.1, '78', null, Number.NaN, undefined]) {
    expect(quizSubmissionSchema.safeParse({ responses: { 0: 'x' }, overlapPercentage: wrong }).success).toBe(
      false,
    )
  }
})

test('a session id is optional but must be valid', () => {
  const submit = (sessionId?: string) =>
    quizSubmissionSchema.safeParse({ responses: { 0: 'x' }, overlapPercentage: 55, sessionId }).success
  expect([submit(), submit('session_1_a'), submit('a b')]).toEqual([true, true, false])
})
