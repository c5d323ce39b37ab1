import { QUIZ_QUESTIONS, UNKNOWN_HUNDREDTHS } from './questions.ts'

/** The three categories of a result, in the order they are shown (Spec §3 Quiz result). */
export const CATEGORY_NAMES = ['Family Values', 'Civic Engagement', 'Economic Opportunity'] as const

/** One category of a result with its whole percentage. */
export type CategoryScore = { readonly name: (typeof CATEGORY_NAMES)[number]; readonly percentage: number }

/** What the quiz answers: whole percentages. */
export type QuizResult = { readonly overlapPercentage: number; readonly categories: readonly CategoryScore[] }

/**
 * A category's formula: round(score * factor + base), at most cap, where score is the mean weight (Spec §9
 * Quiz).
 */
export type CategoryFormula = {
  readonly name: CategoryScore['name']
  readonly factor: number
  readonly base: number
  readonly cap: number
}

/** The published formulas (Spec §9 Quiz). */
export const CATEGORY_FORMULAS: readonly CategoryFormula[] = [
  { name: 'Family Values', factor: 20, base: 75, cap: 98 },
  { name: 'Civic Engagement', factor: 18, base: 77, cap: 96 },
  { name: 'Economic Opportunity', factor: 22, base: 73, cap: 95 },
]

/**
 * The result of a set of answers (Spec §9 Quiz).
 *
 * In: value keys by question index ("0" to "9"), at least one. An answer that its question does not offer
 * weighs 0.55, and the mean is over the answers that were given. Out: whole percentages. Throws RangeError on
 * no answers.
 *
 * Everything is counted in hundredths and divided once, because a mean of 0.585 must round up to 59 %, and in
 * floating point (0.58 + 0.59) / 2 * 100 may lie a hair below 58.5.
 */
export function scoreQuiz(responses: Readonly<Record<string, string>>): QuizResult {
  const hundredths = Object.entries(responses).map(([index, value]) => hundredthsOf(index, value))
  const answers = hundredths.length
  if (answers === 0) throw new RangeError('a quiz without answers has no result')
  const sum = hundredths.reduce((total, weight) => total + weight, 0)
  return {
    overlapPercentage: roundRatio(sum, answers),
    categories: CATEGORY_FORMULAS.map((formula) => ({
      name: formula.name,
      percentage: categoryPercentage(formula, sum, answers),
    })),
  }
}

/** One category (Spec §9 Quiz). In: its formula, the sum of the weights in hundredths, and their number. */
export function categoryPercentage(formula: CategoryFormula, sum: number, answers: number): number {
  const { factor, base, cap } = formula
  return Math.min(cap, roundRatio(sum * factor + base * 100 * answers, 100 * answers))
}

function hundredthsOf(index: string, value: string): number {
  const options = QUIZ_QUESTIONS[Number(index)]?.options ?? []
  return options.find((option) => option.value === value)?.hundredths ?? UNKNOWN_HUNDREDTHS
}

/**
 * part / whole to the nearest whole number, halves up as Math.round does; exact for whole numbers of 0 or
 * more.
 */
function roundRatio(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole))
}
