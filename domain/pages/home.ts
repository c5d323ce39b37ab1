import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'

export const HERO_TEXT = {
  heading: 'We share more than we think.',
  lead:
    'Politics shows us where we split. Civic Unity shows where most Republicans and most Democrats gave pollsters the ' +
    'same answer.',
  quiz: 'Find Your Overlap',
  values: 'Explore Shared Values',
  promise: 'Ten questions, about three minutes, no account.',
} as const

/** Out of ten people. Worded as the survey asked it, and so that people without a party can answer. */
export const HERO_GUESS = {
  question:
    'Think of ten people who vote for the party you like less. How many would call accountable government and the fair ' +
    'rule of law very or extremely important?',
  answer: 9,
  answerText: 'About nine in ten, in each party.',
  contrast:
    'Only about a third thought the other party would. Independents expected just as little of both parties.',
  source:
    'NORC asked about six civic values, these two among them, for Starts With Us, a group that campaigns against ' +
    'polarization. Published June 14, 2023.',
  release: 'Read the release',
  dotted: 'Dotted line: your guess.',
  reveal: 'See the answer',
  again: 'Guess again',
  /** After an answer without a guess. */
  back: 'Back to the question',
  unit: 'in 10',
  unset: 'No guess yet',
  unsetMark: '?',
  /** Where the slider is before a guess: the middle, so that it suggests neither side. */
  middle: 5,
} as const

/** '3 in 10'. */
export function tenthsText(tenths: number): string {
  return `${tenths} ${HERO_GUESS.unit}`
}

export function guessFigureText(guess: number | null): string {
  if (guess === null) return 'Two overlapping circles. The overlap shows a question mark until you guess.'
  return `Two overlapping circles. The overlap shows your guess: ${tenthsText(guess)}.`
}

export function answerFigureText(guess: number | null): string {
  const answer = `Two circles that almost coincide: about ${tenthsText(HERO_GUESS.answer)}.`
  return guess === null ? answer : `${answer} Dotted circles show your guess of ${tenthsText(guess)}.`
}

export const HOME_STATES = {
  loading: 'Loading...',
  failed: 'This part of the page didn’t load',
  failedHint: UNEXPECTED_FAILURE,
  retry: 'Retry',
} as const

export const HOME_HEAD = {
  title: 'Civic Unity: see what Americans share across political lines',
  description:
    'A nonpartisan look at questions on which most Democrats and most Republicans gave pollsters the same answer, each ' +
    'with its source.',
} as const
