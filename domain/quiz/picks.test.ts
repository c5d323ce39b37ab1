import { expect, test } from 'vitest'
import { resultPicks } from './picks.ts'
import { QUIZ_QUESTIONS } from './questions.ts'
import { sourceOf } from './sources.ts'

const pickAll = (option: number): Record<string, string> =>
  Object.fromEntries(QUIZ_QUESTIONS.map(({ options }, index) => [index, options[option]?.value ?? '']))

test('ten picks are ordered by the share of the party that agreed less', () => {
  const answers = pickAll(3)
  const quiz = { answers, guesses: { 9: 50 }, firstParty: 'democrats' } as const
  const shares = resultPicks(quiz, false).map(({ source }) => source.weight)
  expect(shares).toHaveLength(10)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  const guessed = resultPicks(quiz, false).flatMap((pick) => pick.guessed ?? [])
  expect(guessed).toEqual([{ question: 9, party: 'republicans', guess: 50, share: 89 }])
})

test('the farthest guess comes first, and picks without a guess last', () => {
  const guesses = { 0: 77, 2: 7, 4: 100, 6: 50 }
  const picks = resultPicks({ answers: pickAll(0), guesses, firstParty: 'republicans' }, true)
  expect(picks.slice(0, 5).map(({ guessed }) => guessed?.question)).toEqual([2, 6, 0, 4, undefined])
  expect(picks.slice(4).map(({ source }) => source.value)).toEqual(
    [1, 3, 5, 7, 8, 9].map((question) => QUIZ_QUESTIONS[question]?.options[0]?.value),
  )
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
  expect(resultPicks({ answers: { 0: 'nothing' }, guesses: {}, firstParty: 'democrats' }, false)).toEqual([])
})
