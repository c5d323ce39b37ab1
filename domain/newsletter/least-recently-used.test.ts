import { expect, test } from 'vitest'
import { leastRecentlyUsed } from './least-recently-used.ts'

test('an unused choice comes first, in the given order', () => {
  expect(leastRecentlyUsed(['a', 'b', 'c'], ['a', null])).toBe('b')
})

test('if all were used, the one used longest ago comes first', () => {
  expect(leastRecentlyUsed(['a', 'b', 'c'], ['b', 'a', 'c', 'b'])).toBe('c')
})

test('an empty list has no choice', () => {
  expect(leastRecentlyUsed([], ['a'])).toBeNull()
})
