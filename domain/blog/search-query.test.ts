import { expect, test } from 'vitest'
import { MAX_SEARCH_LENGTH, openEnd, trimSearch, withFewDashes, wordsOf } from './search-query.ts'

test('the last word of a search may be a prefix', () => {
  expect(openEnd('town mee')).toEqual('mee')
  expect(openEnd('neigh')).toEqual('neigh')
  expect(openEnd('"town hall" mee')).toEqual('mee')
})

test('quoted or excluded words, operators and single letters are not prefixes', () => {
  for (const search of ['"town ha', '"town hall"', 'town -hall', 'town or', 'a', 'town:*', '& | !', '']) {
    expect(openEnd(search)).toBeNull()
  }
})

test('short, numeric, excluded and repeated words are not checked for typos', () => {
  expect(wordsOf('Nieghbor the "town hall" -fence 2026 nieghbor')).toEqual(['nieghbor', 'town', 'hall'])
})

test('up to sixteen words are excluded, and further dashes are ignored', () => {
  expect(withFewDashes('fence -school well-known')).toBe('fence -school well-known')
  expect(withFewDashes('-a '.repeat(18))).toBe('-a '.repeat(16) + ' a '.repeat(2))
})

test('a search is cleaned, trimmed and cut without splitting a character', () => {
  expect(trimSearch(' \u0000 town\u0007 hall ')).toBe('town hall')
  expect(trimSearch(' \n ')).toBe('')
  const full = 'x'.repeat(MAX_SEARCH_LENGTH - 1)
  expect(trimSearch(`${full} beyond`)).toBe(full)
  expect(trimSearch(`${full}🤝`).isWellFormed()).toBe(true)
})
