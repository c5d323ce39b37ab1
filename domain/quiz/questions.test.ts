import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS, weightOf } from './questions.ts'

const options = QUIZ_QUESTIONS.flatMap((question) => question.options)

test('there are ten questions with four options each', () => {
  expect(QUIZ_QUESTIONS.length).toBe(10)
  for (const question of QUIZ_QUESTIONS) expect(question.options.length).toBe(4)
})

test('weights range from 0.58 to 0.95', () => {
  const weights = options.map(weightOf)
  expect(Math.min(...weights)).toBe(0.58)
  expect(Math.max(...weights)).toBe(0.95)
  for (const option of options) expect(Number.isInteger(option.hundredths)).toBe(true)
})

test('option values are unique and in kebab case', () => {
  for (const { value } of options) expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(new Set(options.map((option) => option.value)).size).toBe(40)
  expect(new Set(options.map((option) => option.text)).size).toBe(40)
  expect(new Set(QUIZ_QUESTIONS.map((question) => question.id)).size).toBe(10)
})

test('always choosing the same position does not give a high score', () => {
  const places = QUIZ_QUESTIONS.map(({ options: four }) => {
    const weights = four.map((option) => option.hundredths)
    return weights.indexOf(Math.max(...weights))
  })
  const counts = [0, 1, 2, 3].map((place) => places.filter((highest) => highest === place).length)
  expect(counts.toSorted()).toEqual([2, 2, 3, 3])
  for (const [question, place] of places.entries()) expect(place).not.toBe(places[question + 1])
})

test('conservative and liberal answers have similar weights', () => {
  // From docs/quiz.md: in each of eight questions, one option that appeals to either side.
  const conservative = [
    'keep-the-place-up',
    'kept-trying',
    'ready-beforehand',
    'room-to-grow',
    'clear-answers',
    'something-decided',
    'handle-money',
    'safe-to-grow-up',
  ]
  const liberal = [
    'bring-new-skills',
    'sat-with-the-new-kid',
    'fair-turns',
    'worth-doing',
    'fair-loan',
    'minds-moved',
    'check-a-claim',
    'beautiful-and-kept',
  ]
  const meanOf = (values: string[]) => {
    const weights = values.map((value) => options.find((option) => option.value === value)?.hundredths)
    return weights.reduce<number>((sum, weight) => sum + (weight ?? Number.NaN), 0) / values.length
  }
  expect(Math.abs(meanOf(conservative) - meanOf(liberal))).toBeLessThan(3)
})

test('the options of one question have different weights', () => {
  for (const question of QUIZ_QUESTIONS) {
    expect(new Set(question.options.map((option) => option.hundredths)).size).toBe(4)
  }
})

test('no question or option names a party, a side or a politician', () => {
  const words =
    /republican|democrat|liberal|conservative|left|right-wing|president|congress|tax|gun|abortion/i
  for (const text of [...QUIZ_QUESTIONS, ...options].map((item) => item.text)) expect(text).not.toMatch(words)
})
