import { expect, test } from 'vitest'
import { limitDashes, MAX_SEARCH_LENGTH, searchPrefix, searchWords, trimSearch } from './search-query.ts'

test('the last word of a search may be a prefix', () => {
  expect(searchPrefix('town mee')).toEqual('mee')
  expect(searchPrefix('neigh')).toEqual('neigh')
  expect(searchPrefix('"town hall" mee')).toEqual('mee')
})

test('quoted or excluded words, operators and single letters are not prefixes', () => {
  for (const search of ['"town ha', '"town hall"', 'town -hall', 'town or', 'a', 'town:*', '& | !', '']) {
    expect(searchPrefix(search)).toBeNull()
  }
})

test('short, numeric, excluded and repeated words are not checked for typos', () => {
  expect(searchWords('Nieghbor the "town hall" -fence 2026 nieghbor')).toEqual(['nieghbor', 'town', 'hall'])
})

test('up to sixteen words are excluded, and further dashes are ignored', () => {
  expect(limitDashes('fence -school well-known')).toBe('fence -school well-known')
  expect(limitDashes('-a '.repeat(18))).toBe('-a '.repeat(16) + ' a '.repeat(2))
})

test('a search is cleaned, trimmed and cut without splitting a character', () => {
  expect(trimSearch(' \u0000 town\u0007 hall ')).toBe('town hall')
  expect(trimSearch(' \n ')).toBe('')
  const full = 'x'.repeat(MAX_SEARCH_LENGTH - 1)
  expect(trimSearch(`${full} beyond`)).toBe(full)
  expect(trimSearch(`${full}🤝`).isWellFormed()).toBe(true)
})
