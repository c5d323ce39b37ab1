import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

test('a cache of documents holds so many, and lets go of what was asked for longest ago', () => {
  const cache = boundedCache<number>(3)
  for (const [value, key] of ['a', 'b', 'c'].entries()) cache.set(key, value)
  cache.get('a')
  cache.set('d', 3)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3])
})

test('a long document is not kept at all', () => {
  const cache = boundedCache<string>()
  const [short, long] = ['x'.repeat(10_000), 'x'.repeat(10_001)]
  cache.set(short, 'kept')
  cache.set(long, 'not')
  expect([cache.get(short), cache.get(long)]).toEqual(['kept', undefined])
})
