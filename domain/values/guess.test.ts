import fc from 'fast-check'
import { expect, test } from 'vitest'
import { VALUE_CARDS } from './cards.ts'
import { guessedFirst, meanGuessError, scoreGuesses } from './guess.ts'
import { guessErrorText, guessResultText } from './messages.ts'

const percentage = fc.integer({ min: 0, max: 100 })

test('errors of 20 too low and 10 too high have a mean of 15', () => {
  const guesses = [
    { guessed: 60, actual: 80 },
    { guessed: 90, actual: 80 },
  ]
  expect(meanGuessError(guesses)).toBe(15)
})

test('there is no mean error without guesses', () => {
  expect(meanGuessError([])).toBeNull()
})

test('too high and too low count the same, and the mean error is a percentage', () => {
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

test('cards alternate between the two groups to guess', () => {
  const first = VALUE_CARDS.map((_, index) => guessedFirst(index))
  const counts = ['republicans', 'democrats'].map((side) => first.filter((other) => other === side).length)
  expect(counts).toEqual([8, 7])
})

test('each guess is compared with the group that its card asks about', () => {
  const [first, second] = VALUE_CARDS
  if (!first || !second) throw new Error('there are cards')
  expect(scoreGuesses({ [first.title]: 50, [second.title]: 90 })).toEqual([
    { guessed: 50, actual: first.republicans },
    { guessed: 90, actual: second.democrats },
  ])
})

test('a result states how far off a guess was in either direction', () => {
  const asked = 'favored term limits'
  const result = (groupName: string, actual: number, guessed: number) =>
    guessResultText({ groupName, asked, actual, guessed })
  expect(result('Republicans', 87, 60)).toBe(
    '87% of Republicans favored term limits. You guessed 60%, 27 points too low.',
  )
  expect(result('Democrats', 82, 83)).toBe(
    '82% of Democrats favored term limits. You guessed 83%, 1 point too high.',
  )
  expect(result('Democrats', 82, 82)).toBe(
    '82% of Democrats favored term limits. You guessed 82%, exactly right.',
  )
  expect(guessErrorText(15, 2)).toBe('Your 2 guesses were, on average, 15 points off.')
})
