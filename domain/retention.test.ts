import { expect, test } from 'vitest'
import { keepText, keptSince } from './retention.ts'

test('times are said as people say them', () => {
  expect(keepText('unconfirmedSignUp')).toBe('7 days')
  expect(keepText('quizSubmission')).toBe('12 months')
  expect(keepText('completion')).toBe('2 years')
})

test('a sign-up is kept for seven days to the millisecond', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(keptSince('unconfirmedSignUp', now)).toEqual(new Date('2026-11-13T12:00:00Z'))
})
