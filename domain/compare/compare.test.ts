import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { comparePicks, questionsToGuess } from './compare.ts'

const somePicks = fc.tuple(
  ...QUIZ_QUESTIONS.map(({ options }) => fc.constantFrom(...options.map(({ value }) => value))),
)
const FIRST = QUIZ_QUESTIONS.map(({ options }) => options[0]?.value ?? '')

test('each question is either the same or different', () => {
  fc.assert(
    fc.property(somePicks, somePicks, (yours, theirs) => {
      const { same, different } = comparePicks(yours, theirs)
      expect([...same, ...different].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const question of same) expect(yours[question]).toBe(theirs[question])
      for (const question of different) expect(yours[question]).not.toBe(theirs[question])
    }),
  )
})

test('the three questions to guess are in order, always the same, and include a difference if there is one', () => {
  fc.assert(
    fc.property(somePicks, somePicks, (yours, theirs) => {
      const questions = questionsToGuess(yours, theirs)
      expect(questions).toEqual([...new Set(questions)].toSorted((a, b) => a - b))
      expect(questions).toHaveLength(3)
      expect(questionsToGuess([...yours], [...theirs])).toEqual(questions)
      const { different } = comparePicks(yours, theirs)
      expect(questions.some((question) => different.includes(question))).toBe(different.length > 0)
    }),
  )
})

test('the one difference among ten is always guessed', () => {
  for (const [question, { options }] of QUIZ_QUESTIONS.entries()) {
    const yours = FIRST.with(question, options[1]?.value ?? '')
    expect(questionsToGuess(yours, FIRST)).toContain(question)
  }
})
