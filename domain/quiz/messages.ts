// Specification: Contract /og/quiz; §2 Quiz section; §7 POST /api/quiz/submit; §8 Quiz success, Quiz submit failure, Link copied; §9 Quiz, share link.

import type { Toast } from '#domain/toast.ts'

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

export const ANSWERED_TWICE = 'Each question can only be answered once'

export const QUIZ_SUCCESS: Toast = {
  title: 'Quiz completed!',
  description: 'Your results have been calculated.',
  kind: 'good',
}

export const QUIZ_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to submit quiz results.',
  kind: 'bad',
}

export const LINK_COPIED: Toast = { title: 'Link copied!', kind: 'neutral' }

/** `step` counts from 0 (spec §2 Quiz section). */
export function progressText(step: number, count: number): string {
  return `Question ${step + 1} of ${count}`
}

export function overlapText(overlapPercentage: number): string {
  return `Your overlap is ${overlapPercentage}%`
}

export function scaleText(overlapPercentage: number): string {
  return `Drawn to scale: the plum area is ${overlapPercentage}% of a circle.`
}

export function resultFigureText(overlapPercentage: number): string {
  return `Two circles. The area they share is ${overlapPercentage} percent of each circle.`
}

/** For share sheets and social cards (Contract, /og/quiz). */
export function shareText(overlapPercentage: number): string {
  return `My overlap is ${overlapPercentage}%. What’s yours?`
}

/**
 * Spec §2 Quiz section, results view. It describes the answers and our weights, never the person or the country,
 * because the quiz measures neither.
 */
export function resultHeadline(overlapPercentage: number): string {
  if (overlapPercentage >= 80) return 'Most of what you chose counts as common ground.'
  if (overlapPercentage >= 68) return 'Much of what you chose counts as common ground.'
  return 'You found common ground, and you see some things your own way.'
}

export function sharedCardAlt(overlapPercentage: number): string {
  return `${shareText(overlapPercentage)} Two overlapping circles, their overlap drawn to scale.`
}

export function sharedWelcome(overlapPercentage: number): string {
  return `Someone shared their result with you: ${overlapPercentage}%. Answer ten questions to get yours.`
}
