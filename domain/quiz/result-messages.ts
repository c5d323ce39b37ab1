// Spec §2 Quiz section, results view. Separate from messages.ts, which the home page downloads at once.

import type { QuizTotal } from './score.ts'

export const RESULT_TEXT = {
  categoriesNote: {
    before: 'All three are calculated from the same score, with the formulas on our ',
    link: 'methodology page',
    after: ', so they differ only slightly.',
  },
  picks: 'Your ten picks, highest figure first',
  picksLead:
    'The figure on the left is the share of the party that agreed less. Your overlap is the average of these ten ' +
    'figures.',
  orMore: 'or more in each party',
  limitsTitle: 'What this can’t tell you.',
  limits:
    'The polls come from different years and pollsters, and none of them asked people to choose one of four. We picked ' +
    'these statements because both parties agreed. The parties disagree on much that isn’t here.',
  howChosen: 'How we chose them',
} as const

/** "At least" is true, because the mean of the lower shares is at most either party's mean and is rounded down. */
export function resultSentence({ hundredths, answers }: QuizTotal): string {
  const percent = Math.floor(hundredths / answers)
  return (
    `When pollsters asked, at least ${percent}% of Republicans and ${percent}% of Democrats, on average, agreed ` +
    'with what you picked.'
  )
}

export function rangeText({ lowest, highest }: { lowest: number; highest: number }): string {
  return (
    `Any ten picks score between ${lowest} and ${highest}, because most Republicans and most Democrats ` +
    'agreed with each of these statements when pollsters asked. It isn’t a test, and there’s no high score to chase.'
  )
}

/** With one decimal, which is exact for ten answers: "77.6%". */
export function exactMeanText({ hundredths, answers }: QuizTotal): string {
  return `${(hundredths / answers).toFixed(1)}%`
}

export function exactMeanSentence(total: QuizTotal): string {
  return `The exact average is ${exactMeanText(total)}.`
}
