import { expect, test } from 'vitest'
import { guessedGroup, pollGuessQuestion, pollGuessResult } from './poll-choice.ts'

const result = (option: string, votes: number, percentage: number) => ({ option, votes, percentage })
const RESULTS = [result('Roads', 36, 36), result('Parks', 34, 34), result('Pools', 30, 30)]

test('the poll’s id decides which group visitors guess about', () => {
  expect(guessedGroup('poll-1')).toBe(guessedGroup('poll-1'))
  const groups = new Set(['poll-1', 'poll-2', 'poll-3'].map(guessedGroup))
  expect(groups).toEqual(new Set(['conservative', 'liberal']))
  expect(pollGuessQuestion('liberal')).toBe('Which answer did liberals choose most often?')
})

test('a guess is compared with the first choice of the group', () => {
  expect(pollGuessResult('liberal', RESULTS, 1)).toBe(
    'You guessed “Parks.” More liberals, 36%, chose “Roads” than any other answer.',
  )
  expect(pollGuessResult('liberal', RESULTS, 0)).toBe(
    'You guessed “Roads,” and you’re right: 36% of liberals chose it, more than any other answer.',
  )
  const tied = [result('Roads', 35, 35), result('Parks', 35, 35), result('Pools', 30, 30)]
  expect(pollGuessResult('conservative', tied, 2)).toBe(
    'You guessed “Pools.” Among conservatives, “Roads” and “Parks” tied for first place.',
  )
  expect(pollGuessResult('liberal', RESULTS, 7)).toBeNull()
})
