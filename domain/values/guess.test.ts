import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VALUE_CARDS } from './cards.ts'
import { guessedFirst, meanGuessError } from './guess.ts'

const percentage = fc.integer({ min: 0, max: 100 })

test('being 20 too high once and 10 too low once is being off by 15', () => {
  const guesses = [
    { guessed: 60, actual: 80 },
    { guessed: 90, actual: 80 },
  ]
  expect(meanGuessError(guesses)).toBe(15)
})

test('who has not guessed is not off', () => {
  expect(meanGuessError([])).toBeNull()
})

test('too high and too low count the same, and the error is a percentage', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ guessed: percentage, actual: percentage }), { minLength: 1 }),
      (guesses) => {
        const turned = guesses.map(({ guessed, actual }) => ({ guessed: actual, actual: guessed }))
        const error = meanGuessError(guesses) ?? Number.NaN
        expect(error).toBe(meanGuessError(turned))
        expect(error).toBeGreaterThanOrEqual(0)
        expect(error).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test('the two sides take turns in being guessed about', () => {
  const first = VALUE_CARDS.map((_, index) => guessedFirst(index))
  const counts = ['conservative', 'liberal'].map((side) => first.filter((other) => other === side).length)
  expect(counts).toEqual([8, 7])
})
