import { expect, test } from 'vitest'
import { fnv1a, mulberry32 } from './hash.ts'

test('the hash matches published FNV-1a values', () => {
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('a seed always gives the same numbers, evenly spread from 0 to 1', () => {
  const draw = (seed: number) => {
    const next = mulberry32(seed)
    return Array.from({ length: 2000 }, next)
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  const mean = draw(7).reduce((sum, number) => sum + number, 0) / 2000
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03)
})
