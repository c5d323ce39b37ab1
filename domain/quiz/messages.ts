import type { Toast } from '#domain/toast.ts'

export const QUIZ_TEXT = {
  heading: 'Find Your Overlap',
  lead:
    'Each answer comes from a published U.S. poll. At the end you’ll see what share of Republicans and of Democrats ' +
    'agreed.',
  hint: 'Pick the one you’d put first. You may agree with several.',
  previous: 'Previous',
  next: 'Next',
  seeResults: 'See Results',
  overlap: 'your overlap',
  categories: 'Your result by category',
  howCalculated: 'How it’s calculated',
  share: 'Copy share link',
  shareWith: 'Share',
  copyYourself: 'Copy this link:',
  takeAgain: 'Take Again',
  stored: 'This browser remembers your result.',
  forget: 'Forget it',
  compare: 'Compare with someone',
  notLoaded: 'This part couldn’t be loaded. Please reload the page.',
  noScript: 'The quiz needs JavaScript. You can read its questions and figures here:',
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

export const SHARED_CARD_HEADING = `${QUIZ_TEXT.heading}, based on published U.S. polls`
