import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH, openEnd, trimSearch, withFewDashes, wordsOf } from './search-query.ts'

test('the last word may be the beginning of one', () => {
  expect(openEnd('town mee')).toEqual('mee')
  expect(openEnd('neigh')).toEqual('neigh')
  expect(openEnd('"town hall" mee')).toEqual('mee')
})

test('what is quoted, excluded, an operator or a single letter stands for itself', () => {
  for (const search of ['"town ha', '"town hall"', 'town -hall', 'town or', 'a', 'town:*', '& | !', '']) {
    expect(openEnd(search)).toBeNull()
  }
})

test('words that may be mistyped are plain and long enough', () => {
  expect(wordsOf('Nieghbor the "town hall" -fence 2026 nieghbor')).toEqual(['nieghbor', 'town', 'hall'])
})

test('sixteen words may be left out of a search; what is dashed beyond is looked for', () => {
  expect(withFewDashes('fence -school well-known')).toBe('fence -school well-known')
  expect(withFewDashes('-a '.repeat(18))).toBe('-a '.repeat(16) + ' a '.repeat(2))
})

test('what is searched for is cleaned, trimmed and cut, and never ends in half a character or a blank', () => {
  expect(trimSearch(' \u0000 town\u0007 hall ')).toBe('town hall')
  expect(trimSearch(' \n ')).toBe('')
  const full = 'x'.repeat(MAX_SEARCH_LENGTH - 1)
  expect(trimSearch(`${full} beyond`)).toBe(full)
  expect(trimSearch(`${full}🤝`).isWellFormed()).toBe(true)
})
