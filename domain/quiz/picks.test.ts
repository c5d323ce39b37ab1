import { expect, test } from 'vitest'
import { highestFirst } from './picks.ts'
import { QUIZ_QUESTIONS } from './questions.ts'
import { sourceOf } from './sources.ts'

test('ten picks are ordered by the share of the party that agreed less', () => {
  const answers = Object.fromEntries(
    QUIZ_QUESTIONS.map(({ options }, index) => [index, options[3]?.value ?? '']),
  )
  const shares = highestFirst(answers).map(({ weight }) => weight)
  expect(shares).toHaveLength(10)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})

test('every option of the sheet has its source, and its weight is the lower share', () => {
  for (const [question, { options }] of QUIZ_QUESTIONS.entries()) {
    for (const { value, text, hundredths } of options) {
      const { republicans = 0, democrats = 0, ...source } = sourceOf(question, value) ?? {}
      expect(source).toMatchObject({ value, text, weight: Math.min(republicans, democrats) })
      expect(hundredths).toBe(Math.min(republicans, democrats))
    }
  }
})

test('an unknown answer has no source', () => {
  expect(sourceOf(0, 'nothing')).toBeUndefined()
  expect(sourceOf(0, undefined)).toBeUndefined()
  expect(highestFirst({ 0: 'nothing' })).toEqual([])
})
