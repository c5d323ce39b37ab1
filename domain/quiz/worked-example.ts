import { QUIZ_QUESTIONS, weightOf } from './questions.ts'
import { CATEGORY_FORMULAS, scoreQuiz, totalOf } from './score.ts'

/** One set of answers with every step of its calculation (spec §2 Methodology, §9 Quiz). */
export function workedExample() {
  const chosen = QUIZ_QUESTIONS.flatMap(({ options }, index) => options[index % options.length] ?? [])
  const answers = chosen.map((option) => ({ text: option.text, weight: weightOf(option) }))
  const responses = Object.fromEntries(chosen.map(({ value }, index) => [String(index), value]))
  const total = totalOf(responses)
  const sum = total.hundredths / 100
  const score = sum / answers.length
  const result = scoreQuiz(responses)
  return {
    answers,
    total,
    sum,
    score,
    overlapPercentage: result.overlapPercentage,
    categories: CATEGORY_FORMULAS.map((formula, index) => ({
      ...formula,
      /** Before rounding and the cap. */
      raw: score * formula.factor + formula.base,
      percentage: result.categories[index]?.percentage ?? 0,
    })),
  }
}
