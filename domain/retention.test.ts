import { expect, test } from 'vitest'
import { keepText, keptSince } from './retention.ts'

test('retention periods are written in days, months or years', () => {
  expect(keepText('unconfirmedSignUp')).toBe('7 days')
  expect(keepText('quizSubmission')).toBe('12 months')
  expect(keepText('completion')).toBe('2 years')
})

test('an unconfirmed sign-up is stored for exactly seven days', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(keptSince('unconfirmedSignUp', now)).toEqual(new Date('2026-11-13T12:00:00Z'))
})
