import { PARENT_LABELS, PARTY_LABELS, type Party } from '#domain/drawing/parties.ts'
import type { Toast } from '#domain/toast.ts'
import type { QuizQuestion } from './questions.ts'

export const QUIZ_TEXT = {
  heading: 'Find Your Overlap',
  lead:
    'Each answer comes from a published U.S. poll. At the end you’ll see what share of Republicans and of Democrats ' +
    'agreed.',
  hint: 'Pick the one you’d put first. You may agree with several.',
  note: 'Each answer comes from a published U.S. poll. Guesses stay on this device.',
  previous: 'Previous',
  next: 'Next',
  seeResults: 'See Results',
  overlap: 'your overlap',
  howCalculated: 'How it’s calculated',
  share: 'Copy share link',
  shareWith: 'Share',
  copyYourself: 'Copy this link:',
  takeAgain: 'Take Again',
  compare: 'Compare with someone',
  noScript: 'The quiz needs JavaScript. You can read its questions and figures here:',
} as const

export const GUESS_TEXT = {
  legend: 'Your guess, optional',
  hint: `${QUIZ_TEXT.hint} After that, you can guess how many people in one party agreed.`,
  cue: 'Tap or slide',
  unset: 'No guess yet',
  number: 'Your guess, 0 to 100',
  optional: 'Optional',
  clear: 'Clear',
} as const

type Asked = Pick<QuizQuestion['options'][number], 'asked' | 'isOfParents'>

/** "Of 100 Republicans, how many favored term limits?", in the words of the poll. The middle is in the color of the party. */
export function guessQuestion(
  party: Party,
  option: Asked,
): { before: string; people: string; after: string } {
  return { before: 'Of ', people: hundredPeople(party, option), after: `, how many ${option.asked}?` }
}

/** "30 of 100 Republicans" */
export function guessedText(guess: number, party: Party, option: Asked | undefined): string {
  return `${guess} of ${hundredPeople(party, option)}`
}

function hundredPeople(party: Party, option: Asked | undefined): string {
  return `100 ${(option?.isOfParents ? PARENT_LABELS : PARTY_LABELS)[party]}`
}

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
