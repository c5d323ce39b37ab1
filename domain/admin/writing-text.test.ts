import { expect, test } from 'vitest'
import { checksSummary, waitText } from './writing-text.ts'

const MINUTE = 60_000

test.each([
  [20_000, 'in less than a minute'],
  [MINUTE, 'in 1 minute'],
  [59.9 * MINUTE, 'in 59 minutes'],
  [60 * MINUTE, 'in 1 hour'],
  [(24 + 3) * 60 * MINUTE + 5 * MINUTE, 'in 1 day 3 hours'],
  [2 * 1440 * MINUTE + 7 * MINUTE, 'in 2 days'],
])('%s ms is %s', (ms, text) => {
  expect(waitText(ms)).toBe(text)
})

test('the summary counts only the checks that failed', () => {
  expect(checksSummary(0, 3)).toBe('No problems in 3 checks.')
  expect(checksSummary(2, 7)).toBe('2 of 7 checks need a look.')
})
