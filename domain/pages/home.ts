import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'

export const HERO_TEXT = {
  heading: 'We share more than we think.',
  lead:
    'Politics shows us where we split. Civic Unity shows the rest: what Republicans, Democrats and ' +
    'everyone else agree on, with the polls to prove it.',
  quiz: 'Find Your Overlap',
  values: 'Explore Shared Values',
  promise: 'Ten questions, about three minutes, no account.',
} as const

/** In tenths of people (spec §2 Home, hero). */
export const HERO_GUESS = {
  question:
    'Of ten people in the other party, how many do you think care about accountable government and the ' +
    'fair rule of law?',
  answer: 9,
  answerText: 'About nine in ten do.',
  contrast: 'Only about a third of people expect it of the other side.',
  source: 'Starts With Us and NORC, June 2023: about nine in ten in each party hold six core civic values.',
  dotted: 'Dotted line: your guess.',
  reveal: 'See the answer',
  again: 'Guess again',
  unit: 'in 10',
  /** Initial value of the slider. */
  start: 3,
} as const

/** '3 in 10'. */
export function tenthsText(tenths: number): string {
  return `${tenths} ${HERO_GUESS.unit}`
}

export function guessFigureText(guess: number): string {
  return `Two overlapping circles. The overlap shows your guess: ${tenthsText(guess)}.`
}

export function answerFigureText(guess: number): string {
  return (
    `Two circles that almost coincide: about ${tenthsText(HERO_GUESS.answer)}. ` +
    `Dotted circles show your guess of ${tenthsText(guess)}.`
  )
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
    'A nonpartisan look at what Democrats, Republicans and everyone else agree on, with the polls to prove it.',
} as const
