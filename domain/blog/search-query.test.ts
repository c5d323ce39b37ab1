import { expect, test } from 'vitest'
import { openEnd, wordsOf } from './search-query.ts'

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
