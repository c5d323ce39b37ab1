import type { Toast } from '#domain/toast.ts'

/** The words of the quiz (Spec §2 Quiz section). */
export const QUIZ_TEXT = {
  heading: 'Find Your Overlap',
  lead:
    'Ten questions about everyday life, none about candidates. At the end you see how much of what you ' +
    'value is shared across party lines.',
  hint: 'Pick the answer closest to yours. There’s no right one.',
  previous: 'Previous',
  next: 'Next',
  seeResults: 'See Results',
  overlap: 'your overlap',
  categories: 'Your result by category',
  explanation: 'Each answer has a published weight. Your score is the average of your ten answers’ weights.',
  reflection: 'Your result is a reflection, not a measurement.',
  howCalculated: 'How it is calculated',
  share: 'Copy share link',
  shareWith: 'Share',
  copyYourself: 'Copy this link:',
  takeAgain: 'Take Again',
  sharedWith: 'A shared result',
  noScript: 'The quiz needs JavaScript. You can read its questions and weights here:',
} as const

/** A submission that answers one question twice has no one result (Spec §7 POST /api/quiz/submit). */
export const ANSWERED_TWICE = 'Each question can only be answered once'

/** The result was computed and stored (Spec §8 Quiz success). */
export const QUIZ_SUCCESS: Toast = {
  title: 'Quiz completed!',
  description: 'Your results have been calculated.',
  kind: 'good',
}

/** The result could not be stored (Spec §8 Quiz submit failure). */
export const QUIZ_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to submit quiz results.',
  kind: 'bad',
}

/** The share link is on the clipboard (Spec §8 Link copied). */
export const LINK_COPIED: Toast = { title: 'Link copied!', kind: 'neutral' }

/** 'Question 4 of 10'. In: the step counted from 0, and the number of questions (Spec §2 Quiz section). */
export function progressText(step: number, count: number): string {
  return `Question ${step + 1} of ${count}`
}

/** Says a result in a sentence of its own (Spec §2 Quiz section, results view). In: a whole percentage. */
export function overlapText(overlapPercentage: number): string {
  return `Your overlap is ${overlapPercentage}%`
}

/** Explains the drawing of a result (Spec §2 Quiz section, results view). In: a whole percentage. */
export function scaleText(overlapPercentage: number): string {
  return `Drawn to scale: the plum area is ${overlapPercentage}% of a circle.`
}

/** Describes the drawing of a result in words. In: a whole percentage. */
export function resultFigureText(overlapPercentage: number): string {
  return `Two circles. The area they share is ${overlapPercentage} percent of each circle.`
}

/** What a shared link says of itself: in a system's share sheet, and on its social card (Contract, /og/quiz). */
export function shareText(overlapPercentage: number): string {
  return `My overlap is ${overlapPercentage}%. What’s yours?`
}

/**
 * The sentence above a result (Spec §2 Quiz section, results view). In: a whole percentage. It speaks of the
 * answers and this site's weights, never of the person or the country: the quiz measures neither.
 */
export function resultHeadline(overlapPercentage: number): string {
  if (overlapPercentage >= 80) return 'Most of what you chose counts as common ground.'
  if (overlapPercentage >= 68) return 'Much of what you chose counts as common ground.'
  return 'You found common ground, and you see some things your own way.'
}

/** What the picture of a shared result shows and says (Contract, /og/quiz). In: the shared whole percentage. */
export function sharedCardAlt(overlapPercentage: number): string {
  return `${shareText(overlapPercentage)} Two overlapping circles, their overlap drawn to scale.`
}

/** Welcomes whoever opens a shared link (Spec §9 Quiz, share link). In: the shared whole percentage. */
export function sharedWelcome(overlapPercentage: number): string {
  return `Someone shared their result with you: ${overlapPercentage}%. Answer ten questions to get yours.`
}
