import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const MINUTE = 60_000

test.each([
  [20_000, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59.9 * MINUTE, '59 minutes'],
  [60 * MINUTE, '1 hour'],
  [(24 + 3) * 60 * MINUTE + 5 * MINUTE, '1 day 3 hours'],
  [2 * 1440 * MINUTE + 7 * MINUTE, '2 days'],
  [(184 * 1440 + 90) * MINUTE, '184 days'],
  [-MINUTE, 'less than a minute'],
])('%s ms is %s', (ms, text) => {
  expect(waitText(ms)).toBe(text)
})
