import { expect, test } from 'vitest'
import { showingText } from './showing-text.ts'

test('a list shows its range, and only its number of entries on a single page', () => {
  const noun = { one: 'closed poll', many: 'closed polls' }
  const shown = (page: number, pageCount: number, totalCount: number) =>
    showingText({ page, pageCount, totalCount }, 20, noun)
  expect(shown(2, 2, 27)).toBe('Showing 21-27 of 27 closed polls (Page 2 of 2)')
  expect(shown(1, 1, 12)).toBe('Showing 12 closed polls')
  expect(shown(1, 1, 1)).toBe('Showing 1 closed poll')
})
