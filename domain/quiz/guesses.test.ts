import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Party } from '#domain/drawing/parties.ts'
import { isPercentage } from '#domain/whole-number.ts'
import { type Guessed, guessedParty, guessedShares, optionOf, summarizeGuesses } from './guesses.ts'
import { QUIZ_QUESTIONS } from './questions.ts'

const BOTH = ['republicans', 'democrats'] as const
const somePicks = fc
  .tuple(...QUIZ_QUESTIONS.map(({ options }) => fc.constantFrom(...options.map(({ value }) => value))))
  .map((values) => ({ ...values }) as unknown as Record<string, string>)
const someParty = fc.constantFrom<Party>(...BOTH)
const someGuesses = fc
  .array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 10, maxLength: 10 })
  .map((guesses) => Object.fromEntries(guesses.flatMap((guess, at) => (guess === null ? [] : [[at, guess]]))))
const someGuessed: fc.Arbitrary<Guessed> = fc.record({
  answers: somePicks,
  guesses: someGuesses,
  firstParty: someParty,
})
const ANSWERS = Object.fromEntries(QUIZ_QUESTIONS.map(({ options }, at) => [at, options[0]?.value ?? '']))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the parties alternate, five questions each', () => {
  for (const first of BOTH) {
    const parties = QUIZ_QUESTIONS.map((_, question) => guessedParty(question, first))
    expect(parties[0]).toBe(first)
    for (const [question, party] of parties.entries()) expect(party).not.toBe(parties[question + 1])
    expect(parties.filter((party) => party === 'republicans')).toHaveLength(5)
  }
})

test('a guess is a whole number from 0 to 100', () => {
  expect([0, 50, 100].every(isPercentage)).toBe(true)
  expect([-1, 101, 0.5, '50', null, undefined, Number.NaN, {}].some(isPercentage)).toBe(false)
})

test('every figure of the summary follows from the guesses and the shares of quiz.json', () => {
  fc.assert(
    fc.property(someGuessed, (guessed) => {
      const summary = summarizeGuesses(guessed)
      const all = guessedShares(guessed)
      const perParty = BOTH.map((party) => all.filter((guess) => guess.party === party).length)
      expect(summary !== null).toBe(all.length >= 5 && Math.min(...perParty) >= 2)
      for (const { question, party, share, guess } of all) {
        expect(share).toBe(optionOf(question, guessed.answers[question])?.[party])
        expect(guess).toBe(guessed.guesses[question])
      }
      if (!summary) return
      const { parties, ...both } = summary
      for (const [expectation, guesses] of [
        [both, all],
        ...BOTH.map((party) => [parties[party], all.filter((guess) => guess.party === party)] as const),
      ] as const) {
        expect(expectation.count).toBe(guesses.length)
        expect(expectation.difference).toBe(expectation.expected - expectation.actual)
        expect(Math.abs(expectation.expected - mean(guesses.map(({ guess }) => guess)))).toBeLessThanOrEqual(
          0.5,
        )
        expect(Math.abs(expectation.actual - mean(guesses.map(({ share }) => share)))).toBeLessThanOrEqual(
          0.5,
        )
      }
      const misses = all.map(({ guess, share }) => Math.abs(guess - share))
      expect(Math.abs(summary.pointsOff - mean(misses))).toBeLessThanOrEqual(0.5)
      // The signed mean can cancel out, the absolute mean cannot. Both sides are rounded.
      expect(summary.pointsOff + 1).toBeGreaterThanOrEqual(Math.abs(summary.difference) - 0.5)
      for (const value of [both.expected, both.actual, summary.pointsOff])
        expect(isPercentage(value)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('exact guesses are 0 points off, and a constant error is its own mean', () => {
  fc.assert(
    fc.property(somePicks, someParty, fc.integer({ min: -50, max: 5 }), (answers, firstParty, error) => {
      const guesses = Object.fromEntries(
        QUIZ_QUESTIONS.map((_, question) => [
          question,
          (optionOf(question, answers[question])?.[guessedParty(question, firstParty)] ?? 0) + error,
        ]),
      )
      const summary = summarizeGuesses({ answers, guesses, firstParty })
      expect(summary?.pointsOff).toBe(Math.abs(error))
      expect(summary?.difference).toBe(error)
    }),
  )
})

test('a worked example', () => {
  // Shares guessed at: 83 R, 85 D, 93 R, 80 D, 95 R of the first options.
  const guesses = { 0: 53, 1: 95, 2: 63, 3: 40, 4: 65 }
  expect(summarizeGuesses({ answers: ANSWERS, guesses, firstParty: 'republicans' })).toEqual({
    count: 5,
    expected: 63,
    actual: 87,
    difference: -24,
    pointsOff: 28,
    isMixed: true,
    parties: {
      republicans: { count: 3, expected: 60, actual: 90, difference: -30 },
      democrats: { count: 2, expected: 68, actual: 83, difference: -15 },
    },
  })
})

test('five guesses about one party, or a guess without an answer, do not lead', () => {
  const guesses = { 0: 50, 2: 50, 4: 50, 6: 50, 8: 50 }
  expect(summarizeGuesses({ answers: ANSWERS, guesses, firstParty: 'democrats' })).toBeNull()
  expect(guessedShares({ answers: {}, guesses, firstParty: 'democrats' })).toEqual([])
})
