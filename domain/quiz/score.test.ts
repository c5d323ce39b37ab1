import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS } from './questions.ts'
import { CATEGORY_FORMULAS, categoryPercentage, scoreQuiz, scoreRange, totalOf } from './score.ts'
import { SOURCED_QUESTIONS } from './sources.ts'

/** Answers every question with the option of the given rank by weight, 0 being the highest. */
function answersOfRank(rank: number): Record<string, string> {
  return Object.fromEntries(
    QUIZ_QUESTIONS.map(({ options }, index) => {
      const ranked = options.toSorted((a, b) => b.hundredths - a.hundredths)
      return [String(index), ranked[rank]?.value ?? '']
    }),
  )
}

const anyAnswers = fc.dictionary(
  fc.integer({ min: 0, max: 9 }).map(String),
  fc.oneof(fc.string(), fc.constantFrom(...QUIZ_QUESTIONS.flatMap((q) => q.options.map((o) => o.value)))),
  { minKeys: 1 },
)

const percentagesOf = (responses: Record<string, string>) =>
  scoreQuiz(responses).categories.map((category) => category.percentage)

test('one answer with a weight of 0.94 is an overlap of 94%', () => {
  expect(scoreQuiz({ 8: 'clean-air-and-water' })).toEqual({
    overlapPercentage: 94,
    categories: [
      { name: 'Family Values', percentage: 94 },
      { name: 'Civic Engagement', percentage: 94 },
      { name: 'Economic Opportunity', percentage: 94 },
    ],
  })
})

test('the score of ten answers matches a calculation by hand', () => {
  // 0.83 + 0.82 + 0.77 + 0.80 + 0.69 + 0.85 + 0.66 + 0.81 + 0.71 + 0.82 = 7.76, a mean of 0.776
  const responses = {
    0: 'child-care',
    1: 'overseas-jobs',
    2: 'drug-prices',
    3: 'term-limits',
    4: 'voter-id',
    5: 'body-cameras',
    6: 'e-verify',
    7: 'privacy-law',
    8: 'storm-standards',
    9: 'come-together',
  }
  expect(totalOf(responses)).toEqual({ hundredths: 776, answers: 10 })
  expect(scoreQuiz(responses).overlapPercentage).toBe(78)
  // 0.776 * 20 + 75 = 90.52, 0.776 * 18 + 77 = 90.968, 0.776 * 22 + 73 = 90.072
  expect(percentagesOf(responses)).toEqual([91, 91, 90])
})

test('a category is capped, although no current weight reaches the cap', () => {
  const at = (hundredths: number) =>
    CATEGORY_FORMULAS.map((formula) => categoryPercentage(formula, hundredths, 1))
  // 1.15 * 20 + 75 = 98, 1.05 * 18 + 77 = 95.9, 1 * 22 + 73 = 95
  expect([at(115)[0], at(105)[1], at(100)[2]]).toEqual([98, 96, 95])
  expect(at(130)).toEqual([98, 96, 95])
})

test('unknown answers have a weight of 0.55', () => {
  expect(scoreQuiz({ 0: 'nonsense', 1: '', 9: 'toString' }).overlapPercentage).toBe(55)
  expect(percentagesOf({ 0: 'nonsense' })).toEqual([86, 87, 85])
})

test('an answer to another question counts as unknown', () => {
  expect(scoreQuiz({ 1: 'child-care' }).overlapPercentage).toBe(55)
})

test('the mean covers only the given answers', () => {
  expect(scoreQuiz({ 0: 'child-care', 1: 'unknown' }).overlapPercentage).toBe(69)
})

test('a mean halfway between two percentages rounds up', () => {
  // The mean of 60 and 93 is 76.5.
  expect(scoreQuiz({ 5: 'veterans', 6: 'immigration-judges' }).overlapPercentage).toBe(77)
})

test('scoring without answers throws a RangeError', () => {
  expect(() => scoreQuiz({})).toThrow(RangeError)
})

test('more widely shared answers give a higher overlap, and ten answers give 69 to 86', () => {
  const overlaps = [0, 1, 2, 3].map((rank) => scoreQuiz(answersOfRank(rank)).overlapPercentage)
  expect(overlaps).toEqual(overlaps.toSorted((a, b) => b - a))
  expect([overlaps.at(-1), overlaps[0]]).toEqual([69, 86])
  expect(scoreRange()).toEqual({ lowest: 69, highest: 86 })
})

test('the overlap of any answers is the rounded mean of the lower shares in the polls', () => {
  const tenPicks = fc.tuple(...SOURCED_QUESTIONS.map(({ options }) => fc.constantFrom(...options)))
  const overlapOf = (picks: readonly { value: string }[]) =>
    scoreQuiz(Object.fromEntries(picks.map(({ value }, index) => [index, value]))).overlapPercentage
  fc.assert(
    fc.property(tenPicks, fc.integer({ min: 1, max: 9 }), (ten, count) => {
      for (const picks of [ten, ten.slice(0, count)]) {
        const lower = picks.map(({ republicans, democrats }) => Math.min(republicans, democrats))
        const mean = lower.reduce((sum, share) => sum + share, 0) / lower.length
        expect(overlapOf(picks)).toBe(Math.round(mean))
      }
      expect(overlapOf(ten)).toBeGreaterThanOrEqual(scoreRange().lowest)
      expect(overlapOf(ten)).toBeLessThanOrEqual(scoreRange().highest)
    }),
  )
})

test('every result is a whole number from 55 to 95%, and categories stay within their caps', () => {
  fc.assert(
    fc.property(anyAnswers, (responses) => {
      const { overlapPercentage, categories } = scoreQuiz(responses)
      const [family = 0, civic = 0, economic = 0] = categories.map((category) => category.percentage)
      for (const whole of [overlapPercentage, family, civic, economic])
        expect(Number.isInteger(whole)).toBe(true)
      expect(overlapPercentage).toBeGreaterThanOrEqual(55)
      expect(overlapPercentage).toBeLessThanOrEqual(95)
      expect([family <= 98, civic <= 96, economic <= 95]).toEqual([true, true, true])
    }),
  )
})

test('the order of the answers does not matter', () => {
  fc.assert(
    fc.property(anyAnswers, (responses) => {
      const reversed = Object.fromEntries(Object.entries(responses).toReversed())
      expect(scoreQuiz(reversed)).toEqual(scoreQuiz(responses))
    }),
  )
})
