import { expect, test } from 'vitest'
import { highestFirst, pickOf } from './picks.ts'
import { QUIZ_QUESTIONS } from './questions.ts'
import { SOURCED_QUESTIONS } from './sources.ts'

test('ten picks are ordered by the share of the party that agreed less', () => {
  const answers = Object.fromEntries(
    QUIZ_QUESTIONS.map(({ options }, index) => [index, options[3]?.value ?? '']),
  )
  const shares = highestFirst(answers).map(({ share }) => share)
  expect(shares).toHaveLength(10)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})

test('every option has the source of quiz.json, and its share is the lower one', () => {
  for (const [question, { options }] of SOURCED_QUESTIONS.entries()) {
    for (const { value, text, republicans, democrats } of options) {
      const pick = pickOf(question, value)
      expect(pick).toMatchObject({ value, text, share: Math.min(republicans, democrats) })
      expect(pick?.source).toMatchObject({ republicans, democrats })
    }
  }
})

test('an unknown answer has no source', () => {
  expect(pickOf(0, 'nothing')).toBeUndefined()
  expect(pickOf(0, undefined)).toBeUndefined()
  expect(highestFirst({ 0: 'nothing' })).toEqual([])
})
