import { expect, test } from 'vitest'
import { retentionCutoff, retentionText } from './retention.ts'

test('retention periods are written in days, months or years', () => {
  expect(retentionText('unconfirmedSignUp')).toBe('7 days')
  expect(retentionText('quizSubmission')).toBe('12 months')
  expect(retentionText('completion')).toBe('2 years')
})

test('an unconfirmed sign-up is stored for exactly seven days', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(retentionCutoff('unconfirmedSignUp', now)).toEqual(new Date('2026-11-13T12:00:00Z'))
})
