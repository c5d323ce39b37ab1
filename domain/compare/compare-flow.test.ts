import { expect, test } from 'vitest'
import { serializeKept } from '#domain/quiz/kept-result.ts'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { type QuizAction, quizReducer } from '#domain/quiz/session.ts'
import { questionsToGuess } from './compare.ts'
import { encodeCompare } from './compare-code.ts'
import {
  COMPARE_START,
  type CompareState,
  knownPicks,
  picksOf,
  restoreCompare,
  serializeCompare,
  serializePicks,
  stageOf,
  startWith,
} from './compare-flow.ts'

const pickAll = (option: number) => QUIZ_QUESTIONS.map(({ options }) => options[option]?.value ?? '')
const THEIRS = pickAll(0)
const YOURS = pickAll(1)
const FRAGMENT = encodeCompare({ picks: THEIRS, name: null })

const START: CompareState = { ...COMPARE_START, started: true }
const BACKED = ['yes', 'no', 'unsure', 'yes', 'yes', 'no', 'yes', 'yes', 'yes', 'unsure'] as const
const QUIZ_ACTIONS = YOURS.flatMap((value): QuizAction[] => [{ type: 'answer', value }, { type: 'next' }])

/** Every state of one comparison, from its start to its end. */
function allStates(): CompareState[] {
  const states = [START]
  const last = () => states.at(-1) ?? START
  for (const action of QUIZ_ACTIONS) states.push({ ...last(), quiz: quizReducer(last().quiz, action) })
  for (const question of questionsToGuess(YOURS, THEIRS)) {
    const { guesses, guessStep } = last()
    states.push({ ...last(), guesses: [...guesses, THEIRS[question] ?? ''] })
    states.push({ ...last(), guessStep: guessStep + 1 })
  }
  for (const backing of BACKED) states.push({ ...last(), backed: [...last().backed, backing] })
  return states
}

test('the quiz comes first, then three guesses, then the picks that differ, then the comparison', () => {
  expect(stageOf(COMPARE_START, THEIRS)).toBe('intro')
  expect(allStates().map((state) => stageOf(state, THEIRS))).toEqual([
    ...Array(20).fill('quiz'),
    ...Array(6).fill('guess'),
    ...Array(10).fill('back'),
    'comparison',
  ])
})

test('earlier answers skip the quiz, but not the guesses', () => {
  const state = startWith(YOURS)
  expect(stageOf(state, THEIRS)).toBe('guess')
  expect(picksOf(state.quiz)).toEqual(YOURS)
})

test('an answer to a reply skips the guesses', () => {
  const state = { ...startWith(YOURS), skipsGuesses: true }
  expect(stageOf(state, THEIRS)).toBe('back')
  expect(restoreCompare(FRAGMENT, serializeCompare(FRAGMENT, state))).toEqual(state)
})

test('the same ten picks have nothing to back', () => {
  expect(stageOf({ ...startWith(THEIRS), skipsGuesses: true }, THEIRS)).toBe('comparison')
})

test('progress survives a reload at every step', () => {
  for (const state of allStates())
    expect(restoreCompare(FRAGMENT, serializeCompare(FRAGMENT, state))).toEqual(state)
})

test('progress with another link, or invalid text, starts over', () => {
  const stored = serializeCompare(FRAGMENT, startWith(YOURS))
  const other = encodeCompare({ picks: YOURS, name: null })
  for (const text of [null, '', '{', '7', 'null', '{"fragment":"x"}'])
    expect(restoreCompare(FRAGMENT, text)).toEqual(COMPARE_START)
  expect(restoreCompare(other, stored)).toEqual(COMPARE_START)
})

test('picks are reused from a finished quiz and from a link created in this browser', () => {
  const kept = serializeKept(startWith(YOURS).quiz, '2026-11-28T12:00:00Z')
  expect(knownPicks(kept, null)).toEqual([YOURS])
  expect(knownPicks(null, serializePicks(THEIRS))).toEqual([THEIRS])
  expect(knownPicks(kept, serializePicks(THEIRS))).toEqual([YOURS, THEIRS])
  expect(knownPicks(null, null)).toEqual([])
  expect(knownPicks('nonsense', 'nonsense')).toEqual([])
})
