import { expect, test } from 'vitest'
import { readTimeOfWords } from './read-time.ts'

test('read time is words divided by 200, rounded up', () => {
  expect([1, 200, 201, 400, 2500].map(readTimeOfWords)).toEqual([1, 1, 2, 2, 13])
})

test('an empty article takes a minute', () => {
  expect(readTimeOfWords(0)).toBe(1)
})
