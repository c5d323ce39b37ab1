import { expect, test } from 'vitest'
import { checksText, progressText, resultText, sendButtonText, sendingTime } from './issue-admin-text.ts'

test.each([
  [0, 60, '1 minute'],
  [60, 60, '1 minute'],
  [1846, 60, '31 minutes'],
  [10_000, 60, '2 hours 47 minutes'],
])('%i emails at %i a minute take %s', (emails, perMinute, text) => {
  expect(sendingTime(emails, perMinute)).toBe(text)
})

test('texts about checks and subscribers use singular and plural', () => {
  const text = (failed: number, warnings: number) => checksText({ failed, warnings, total: 9 })
  expect(text(0, 0)).toBe('All 9 checks passed.')
  expect(text(0, 1)).toBe('8 of 9 checks passed, 1 has a warning.')
  expect(text(0, 2)).toBe('7 of 9 checks passed, 2 have warnings.')
  expect(text(1, 1)).toBe('1 of 9 checks failed. Fix it to send.')
  expect(text(2, 0)).toBe('2 of 9 checks failed. Fix them to send.')
  expect(sendButtonText(true, 1846)).toBe('Schedule for 1,846 Subscribers')
  expect(sendButtonText(false, 1)).toBe('Send to 1 Subscriber')
})

test('progress counts everyone for whom sending has ended', () => {
  const counts = { total: 1846, sent: 400, rejected: 6, skipped: 6, unsubscribed: 4 }
  expect(progressText(counts, 60)).toBe('400 of 1,846 sent, about 24 minutes left at 60 a minute')
  expect(resultText(counts)).toBe('400 sent, 6 failed, 6 skipped, 4 unsubscribed within three days')
})
