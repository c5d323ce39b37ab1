import { expect, test } from 'vitest'
import { foundText, showingLine } from '#domain/blog/messages.ts'

test('fifty-two articles fill nine pages of six', () => {
  expect(showingLine(4, 9, 52)).toBe('Showing 19-24 of 52 articles (Page 4 of 9)')
  expect(showingLine(9, 9, 52)).toBe('Showing 49-52 of 52 articles (Page 9 of 9)')
  expect(showingLine(1, 1, 0)).toBe('Showing 0-0 of 0 articles (Page 1 of 1)')
  expect([foundText(1, 1, 0), foundText(1, 1, 1), foundText(4, 9, 52)]).toEqual([
    '0 articles',
    '1 article',
    '52 articles, page 4 of 9',
  ])
})
