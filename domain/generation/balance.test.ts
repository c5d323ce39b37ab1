import { expect, test } from 'vitest'
import { mentionBalance } from './balance.ts'

test('mentions of each side are counted per word', () => {
  const text = 'Republicans and Democrats agreed; a Republican, a conservative and the Democratic Party.'
  expect(mentionBalance(text)).toEqual({
    conservative: { total: 3, words: { republicans: 1, republican: 1, conservative: 1 } },
    liberal: { total: 2, words: { democrats: 1, 'democratic party': 1 } },
    ratio: 2 / 3,
  })
})

test('an article that names neither side is balanced, and one that names only one side is not', () => {
  expect(mentionBalance('A town pool, and liberally salted popcorn.').ratio).toBe(1)
  expect(mentionBalance('Liberals, liberals, liberals.').ratio).toBe(0)
})
