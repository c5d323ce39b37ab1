// Specification §9 Quiz.

import { QUIZ_QUESTIONS, UNKNOWN_HUNDREDTHS } from './questions.ts'

/** In display order (spec §3 Quiz result). */
export const CATEGORY_NAMES = ['Family Values', 'Civic Engagement', 'Economic Opportunity'] as const

export type CategoryScore = { readonly name: (typeof CATEGORY_NAMES)[number]; readonly percentage: number }

export type QuizResult = { readonly overlapPercentage: number; readonly categories: readonly CategoryScore[] }

/** round(score * factor + base), at most cap, where score is the mean weight (spec §9 Quiz). */
export type CategoryFormula = {
  readonly name: CategoryScore['name']
  readonly factor: number
  readonly base: number
  readonly cap: number
}

export const CATEGORY_FORMULAS: readonly CategoryFormula[] = [
  { name: 'Family Values', factor: 20, base: 75, cap: 98 },
  { name: 'Civic Engagement', factor: 18, base: 77, cap: 96 },
  { name: 'Economic Opportunity', factor: 22, base: 73, cap: 95 },
]

/**
 * Spec §9 Quiz. `responses` has value keys by question index ("0" to "9"). An unknown answer has a weight of 0.55,
 * and the mean is over the given answers. Throws RangeError without answers.
 *
 * Sums are in hundredths and divided once, because a mean of 0.585 must round up to 59%, and in floating point (0.58
 * + 0.59) / 2 * 100 can be slightly less than 58.5.
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

/** The lowest and the highest overlap that ten answers can have. */
export function scoreRange(): { readonly lowest: number; readonly highest: number } {
  const weights = QUIZ_QUESTIONS.map(({ options }) => options.map((option) => option.hundredths))
  const overlapOf = (picks: number[]) => roundRatio(sumOf(picks), picks.length)
  return {
    lowest: overlapOf(weights.map((four) => Math.min(...four))),
    highest: overlapOf(weights.map((four) => Math.max(...four))),
  }
}

/** `sum` is in hundredths. */
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
function roundRatio(part: number, whole: number): number {
  return Math.floor((2 * part + whole) / (2 * whole))
}
