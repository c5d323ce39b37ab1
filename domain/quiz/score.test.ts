import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QUIZ_QUESTIONS } from './questions.ts'
import { CATEGORY_FORMULAS, categoryPercentage, scoreQuiz } from './score.ts'

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

test('one answer with a weight of 0.95 is an overlap of 95%', () => {
  expect(scoreQuiz({ 0: 'look-out-for-kids' })).toEqual({
    overlapPercentage: 95,
    categories: [
      { name: 'Family Values', percentage: 94 },
      { name: 'Civic Engagement', percentage: 94 },
      { name: 'Economic Opportunity', percentage: 94 },
    ],
  })
})

test('the score of ten answers matches a calculation by hand', () => {
  // 0.95 + 0.92 + 0.94 + 0.93 + 0.90 + 0.58 + 0.73 + 0.83 + 0.61 + 0.65 = 8.04, a mean of 0.804
  const responses = {
    0: 'look-out-for-kids',
    1: 'told-the-truth',
    2: 'check-on-each-other',
    3: 'supports-a-family',
    4: 'neighbors-buy-there',
    5: 'minds-moved',
    6: 'disagree-well',
    7: 'answer-to-voters',
    8: 'let-it-pass',
    9: 'beautiful-and-kept',
  }
  expect(scoreQuiz(responses).overlapPercentage).toBe(80)
  // 0.804 * 20 + 75 = 91.08, 0.804 * 18 + 77 = 91.472, 0.804 * 22 + 73 = 90.688
  expect(percentagesOf(responses)).toEqual([91, 91, 91])
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
  expect(scoreQuiz({ 1: 'look-out-for-kids' }).overlapPercentage).toBe(55)
})

test('the mean covers only the given answers', () => {
  expect(scoreQuiz({ 0: 'look-out-for-kids', 1: 'unknown' }).overlapPercentage).toBe(75)
})

test('a mean halfway between two percentages rounds up', () => {
  // The mean of 58 and 95 is 76.5.
  expect(scoreQuiz({ 5: 'minds-moved', 7: 'same-rules-for-all' }).overlapPercentage).toBe(77)
})

test('scoring without answers throws a RangeError', () => {
  expect(() => scoreQuiz({})).toThrow(RangeError)
})

test('more widely shared answers give a higher overlap', () => {
  const overlaps = [0, 1, 2, 3].map((rank) => scoreQuiz(answersOfRank(rank)).overlapPercentage)
  expect(overlaps).toEqual(overlaps.toSorted((a, b) => b - a))
  expect(overlaps[0]).toBeGreaterThanOrEqual(90)
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
