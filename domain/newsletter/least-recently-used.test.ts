import { expect, test } from 'vitest'
import { leastRecentlyUsed } from './least-recently-used.ts'

test('what was never used comes first, in the given order', () => {
  expect(leastRecentlyUsed(['a', 'b', 'c'], ['a', null])).toBe('b')
})

test('after that comes what was used longest ago', () => {
  expect(leastRecentlyUsed(['a', 'b', 'c'], ['b', 'a', 'c', 'b'])).toBe('c')
})

test('without choices, the result is null', () => {
  expect(leastRecentlyUsed([], ['a'])).toBeNull()
})
