import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessedShares, summarizeGuesses } from './guesses.ts'
import { QUIZ_QUESTIONS } from './questions.ts'
import {
  exactMeanText,
  partiesSentence,
  rangeText,
  resultSentence,
  roundingSentence,
} from './result-messages.ts'
import { scoreRange, totalOf } from './score.ts'
import { sourceOf } from './sources.ts'

const fullSheet = fc
  .tuple(...QUIZ_QUESTIONS.map(({ options }) => fc.constantFrom(...options.map(({ value }) => value))))
  .map((values) => Object.fromEntries(values.map((value, index) => [String(index), value])))

test('the sentence gives the mean rounded down', () => {
  expect(resultSentence({ hundredths: 776, answers: 10 })).toBe(
    'When pollsters asked, at least 77% of Republicans and 77% of Democrats, on average, agreed with what you picked.',
  )
  for (const [hundredths, percent] of [
    [770, 77],
    [779, 77],
    [780, 78],
  ]) {
    expect(resultSentence({ hundredths: hundredths ?? 0, answers: 10 })).toContain(`at least ${percent}% of`)
  }
})

test('the sentence is true of both parties for any ten answers', () => {
  fc.assert(
    fc.property(fullSheet, (answers) => {
      const sources = Object.entries(answers).map(([index, value]) => sourceOf(Number(index), value))
      const stated = Number(/at least (\d+)%/.exec(resultSentence(totalOf(answers)))?.[1])
      for (const party of ['republicans', 'democrats'] as const) {
        const sum = sources.reduce((total, source) => total + (source?.[party] ?? 0), 0)
        expect(sum).toBeGreaterThanOrEqual(stated * 10)
      }
    }),
  )
})

test('the range is that of the data', () => {
  expect(rangeText(scoreRange())).toMatch(/^Any ten picks score between 69 and 86,/)
})

test('a circle that rounds up says why it differs from the sentence', () => {
  expect(roundingSentence({ hundredths: 797, answers: 10 })).toBe(
    'The circle rounds it to 80, and “at least” rounds it down.',
  )
  for (const hundredths of [790, 794]) expect(roundingSentence({ hundredths, answers: 10 })).toBeNull()
})

test('single guesses on one side are never called mixed, and need no sentence of their own', () => {
  const guessAll = (off: (at: number) => number) => {
    const answers = Object.fromEntries(QUIZ_QUESTIONS.map(({ options }, at) => [at, options[0]?.value ?? '']))
    const shares = guessedShares({ answers, guesses: answers as never, firstParty: 'republicans' })
    const guesses = Object.fromEntries(shares.map(({ share }, at) => [at, share + off(at)]))
    const summary = summarizeGuesses({ answers, guesses, firstParty: 'republicans' })
    return summary ? partiesSentence(summary) : ''
  }
  expect(guessAll(() => -20)).toBe(
    'On average, you were 20 points too low about Republicans and 20 about Democrats.',
  )
  expect(guessAll((at) => (at < 2 ? 4 : -20))).toMatch(
    / Some were too high and some too low\. One by one, your guesses were 17 points off, on average\.$/,
  )
})

test('the exact mean has one decimal', () => {
  expect(exactMeanText({ hundredths: 776, answers: 10 })).toBe('77.6%')
  expect(exactMeanText({ hundredths: 780, answers: 10 })).toBe('78.0%')
})
