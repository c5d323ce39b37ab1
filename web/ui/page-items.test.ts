import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageItems } from './page-items.ts'

const drawn = (current: number, count: number) =>
  pageItems(current, count)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ')

test('the pager shows the ends and the neighbors, with ellipses for skipped pages', () => {
  expect(drawn(1, 1)).toBe('1')
  expect(drawn(1, 3)).toBe('1 2 3')
  expect(drawn(1, 9)).toBe('1 2 … 9')
  expect(drawn(3, 9)).toBe('1 2 3 4 … 9')
  expect(drawn(4, 9)).toBe('1 … 3 4 5 … 9')
  expect(drawn(9, 9)).toBe('1 … 8 9')
})

test('the pager is short and sorted and has the first, current and last page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (count, offset) => {
      const current = 1 + (offset % count)
      const items = pageItems(current, count)
      expect(items.length).toBeLessThanOrEqual(7)
      const numbers = items.filter((item) => item !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, count]))
      for (const [index, item] of items.entries()) {
        const next = items[index + 1]
        if (item === 'gap') expect(Number(next) - Number(items[index - 1])).toBeGreaterThan(1)
        else if (typeof next === 'number') expect(next).toBe(item + 1)
      }
    }),
  )
})
