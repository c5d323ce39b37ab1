import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS, QUIZ_VERSION, weightOf } from './questions.ts'
import quiz from './quiz.json' with { type: 'json' }

const options = QUIZ_QUESTIONS.flatMap((question) => question.options)

test('there are ten questions with four options each', () => {
  expect(QUIZ_QUESTIONS.length).toBe(10)
  for (const question of QUIZ_QUESTIONS) expect(question.options.length).toBe(4)
})

test('the questions are those of quiz.json, and the weight is the share of the party that agreed less', () => {
  const expected = quiz.questions.map(({ id, text, options: four }) => ({
    id,
    text,
    options: four.map(({ value, text, asked, republicans, democrats, population }) => ({
      value,
      text,
      asked,
      hundredths: Math.min(republicans, democrats),
      republicans,
      democrats,
      isOfParents: ['2,716 U.S. parents', '515 parents of K-12 students'].includes(population),
    })),
  }))
  expect(QUIZ_QUESTIONS).toEqual(expected)
  expect(QUIZ_VERSION).toBe(quiz.version)
})

test('weights are within the specified range of 0.58 to 0.95', () => {
  const weights = options.map(weightOf)
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([0.6, 0.94])
  for (const option of options) expect(Number.isInteger(option.hundredths)).toBe(true)
})

test('option values are unique and in kebab case', () => {
  for (const { value } of options) expect(value).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(new Set(options.map((option) => option.value)).size).toBe(40)
  expect(new Set(options.map((option) => option.text)).size).toBe(40)
  expect(new Set(QUIZ_QUESTIONS.map((question) => question.id)).size).toBe(10)
})

test('no question or option names a party or a politician', () => {
  const words = /republican|democrat|liberal|conservative|right-wing|left-wing|president|trump|biden/i
  for (const { text } of [...QUIZ_QUESTIONS, ...options]) expect(text).not.toMatch(words)
})
