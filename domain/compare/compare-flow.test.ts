import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS } from '#domain/quiz/questions.ts'
import { QUIZ_START } from '#domain/quiz/session.ts'
import { questionsToGuess } from './compare.ts'
import { encodeCompare } from './compare-code.ts'
import {
  COMPARE_START,
  type CompareAction,
  type CompareState,
  compareReducer,
  knownPicks,
  picksOf,
  restoreCompare,
  serializeCompare,
  serializePicks,
  stageOf,
} from './compare-flow.ts'

const pickAll = (option: number) => QUIZ_QUESTIONS.map(({ options }) => options[option]?.value ?? '')
const THEIRS = pickAll(0)
const YOURS = pickAll(1)
const FRAGMENT = encodeCompare({ picks: THEIRS, name: null })

const after = (...actions: CompareAction[]) => actions.reduce<CompareState>(compareReducer, COMPARE_START)
const quizActions = (picks: readonly string[]): CompareAction[] =>
  picks.flatMap((value) => [
    { type: 'quiz', action: { type: 'answer', value } },
    { type: 'quiz', action: { type: 'next' } },
  ])
const BACKED = ['yes', 'no', 'unsure', 'yes', 'yes', 'no', 'yes', 'yes', 'yes', 'unsure'] as const
const backActions: CompareAction[] = BACKED.map((value) => ({ type: 'back', value }))
const guessActions: CompareAction[] = questionsToGuess(YOURS, THEIRS).flatMap((question) => [
  { type: 'guess', value: THEIRS[question] ?? '' },
  { type: 'nextGuess' },
])

test('the quiz comes first, then three guesses, then the picks that differ, then the comparison', () => {
  const stages = [[], quizActions(YOURS), guessActions, backActions].map((_, count, parts) =>
    stageOf(after({ type: 'start' }, ...parts.slice(0, count + 1).flat()), THEIRS),
  )
  expect(stageOf(COMPARE_START, THEIRS)).toBe('intro')
  expect(stages).toEqual(['quiz', 'guess', 'back', 'comparison'])
})

test('earlier answers skip the quiz, but not the guesses', () => {
  const state = after({ type: 'reuse', picks: YOURS })
  expect(stageOf(state, THEIRS)).toBe('guess')
  expect(picksOf(state.quiz)).toEqual(YOURS)
})

test('an answer to a reply skips the guesses, and an answer can be undone', () => {
  const start = after({ type: 'answerReply', picks: YOURS })
  expect(stageOf(start, THEIRS)).toBe('back')
  const two = backActions.slice(0, 2).reduce<CompareState>(compareReducer, start)
  expect(two.backed).toEqual(['yes', 'no'])
  expect(compareReducer(two, { type: 'previousBack' }).backed).toEqual(['yes'])
  expect(restoreCompare(FRAGMENT, serializeCompare(FRAGMENT, two))).toEqual(two)
})

test('the same ten picks have nothing to back', () => {
  const state = after({ type: 'answerReply', picks: THEIRS })
  expect(stageOf(state, THEIRS)).toBe('comparison')
})

test('a guess is required to go on and can be changed later', () => {
  const start = after({ type: 'reuse', picks: YOURS }, { type: 'nextGuess' })
  expect(start.guessStep).toBe(0)
  expect(compareReducer(start, { type: 'previousGuess' })).toBe(start)
  const back = [
    { type: 'guess', value: 'phones' },
    { type: 'nextGuess' },
    { type: 'previousGuess' },
    { type: 'guess', value: 'civics' },
  ] as const
  expect(back.reduce<CompareState>(compareReducer, start)).toMatchObject({
    guessStep: 0,
    guesses: ['civics'],
  })
})

test('progress survives a reload at every step', () => {
  const all = [{ type: 'start' } as const, ...quizActions(YOURS), ...guessActions, ...backActions]
  for (const count of all.keys()) {
    const state = after(...all.slice(0, count + 1))
    expect(restoreCompare(FRAGMENT, serializeCompare(FRAGMENT, state))).toEqual(state)
  }
})

test('progress with another link, or invalid text, starts over', () => {
  const stored = serializeCompare(FRAGMENT, after({ type: 'start' }, ...quizActions(YOURS)))
  const other = encodeCompare({ picks: YOURS, name: null })
  for (const text of [null, '', '{', '7', 'null', '{"fragment":"x"}'])
    expect(restoreCompare(FRAGMENT, text)).toEqual(COMPARE_START)
  expect(restoreCompare(other, stored)).toEqual(COMPARE_START)
})

test('picks are reused from a finished quiz and from a link created in this browser', () => {
  const finished = after({ type: 'reuse', picks: YOURS }).quiz
  expect(knownPicks(finished, null)).toEqual([YOURS])
  expect(knownPicks(QUIZ_START, serializePicks(THEIRS))).toEqual([THEIRS])
  expect(knownPicks(finished, serializePicks(THEIRS))).toEqual([YOURS, THEIRS])
  expect(knownPicks({ ...finished, result: null }, null)).toEqual([])
  expect(knownPicks(QUIZ_START, 'nonsense')).toEqual([])
})
