import { expect, test } from 'vitest'
import { durationText, progressText } from './desk-text.ts'

test('durations are minutes and seconds', () => {
  const from = new Date('2026-11-20T10:00:00Z')
  expect(durationText(from, new Date('2026-11-20T10:02:05Z'))).toBe('2:05')
  expect(durationText(from, new Date('2026-11-20T09:59:59Z'))).toBe('0:00')
})

test('progress counts the words once there are some', () => {
  expect(progressText('Waiting for the model', 0)).toBe('Waiting for the model...')
  expect(progressText('Writing', 1204)).toBe('Writing: 1,204 words so far')
})
