import { QUIZ_QUESTIONS, UNKNOWN_HUNDREDTHS } from './questions.ts'

/** round(score * factor + base), at most cap, where score is the mean weight (spec §9 Quiz). */
export const CATEGORY_FORMULAS = [
  { name: 'Family Values', factor: 20, base: 75, cap: 98 },
  { name: 'Civic Engagement', factor: 18, base: 77, cap: 96 },
  { name: 'Economic Opportunity', factor: 22, base: 73, cap: 95 },
] as const

type CategoryFormula = (typeof CATEGORY_FORMULAS)[number]

export type CategoryScore = { readonly name: CategoryFormula['name']; readonly percentage: number }

export type QuizResult = { readonly overlapPercentage: number; readonly categories: readonly CategoryScore[] }

/**
 * Spec §9 Quiz. `responses` has value keys by question index ("0" to "9"). Throws RangeError without answers.
 * Sums are in hundredths, because a mean of 0.585 must round up to 59%, and floating point may be slightly below it.
 */
export function scoreQuiz(responses: Readonly<Record<string, string>>): QuizResult {
  const { hundredths, answers } = totalOf(responses)
  return {
    overlapPercentage: roundRatio(hundredths, answers),
    categories: CATEGORY_FORMULAS.map((formula) => ({
      name: formula.name,
      percentage: categoryPercentage(formula, hundredths, answers),
    })),
  }
}

/** Sum of the weights in hundredths. The exact mean is `hundredths / answers` percent. */
export type QuizTotal = { readonly hundredths: number; readonly answers: number }

/** Throws RangeError without answers. */
export function totalOf(responses: Readonly<Record<string, string>>): QuizTotal {
  const weights = Object.entries(responses).map(([index, value]) => hundredthsOf(index, value))
  if (weights.length === 0) throw new RangeError('a quiz without answers has no result')
  return { hundredths: sumOf(weights), answers: weights.length }
}

export function scoreRange(): { readonly lowest: number; readonly highest: number } {
  const weights = QUIZ_QUESTIONS.map(({ options }) => options.map((option) => option.hundredths))
  const overlapOf = (picks: number[]) => roundRatio(sumOf(picks), picks.length)
  return {
    lowest: overlapOf(weights.map((four) => Math.min(...four))),
    highest: overlapOf(weights.map((four) => Math.max(...four))),
  }
}

export function categoryPercentage(formula: CategoryFormula, sum: number, answers: number): number {
  const { factor, base, cap } = formula
  return Math.min(cap, roundRatio(sum * factor + base * 100 * answers, 100 * answers))
}

function hundredthsOf(index: string, value: string): number {
  const options = QUIZ_QUESTIONS[Number(index)]?.options ?? []
  return options.find((option) => option.value === value)?.hundredths ?? UNKNOWN_HUNDREDTHS
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0)
}

/** Rounds halves up, exact for non-negative integers. */
export function roundRatio(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole))
}
