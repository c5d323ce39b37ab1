import { expect, test } from 'vitest'
import { checksSummary } from './writing-text.ts'

test('the summary counts only the checks that failed', () => {
  expect(checksSummary(0, 3)).toBe('No problems in 3 checks.')
  expect(checksSummary(2, 7)).toBe('2 of 7 checks need a look.')
})
