import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'

export const HERO_TEXT = {
  heading: 'Here’s where we agree.',
  lead:
    'Politics shows us where we split. Civic Unity shows where most Republicans and most Democrats gave pollsters the ' +
    'same answer.',
  quiz: 'Find Your Overlap',
  values: 'Explore Shared Values',
  promise: 'Ten questions, about three minutes, no account.',
  today: 'Or a question a day',
  todayHeading: 'Today’s question',
  todayGuess: 'Take a guess',
} as const

/** Out of ten people, in a question that people without a party can answer, too. */
export const HERO_GUESS = {
  question:
    'Think of ten voters from the party you like less. In a 2023 poll, how many favored barring members of Congress ' +
    'from trading individual stocks?',
  answer: 9,
  answerText: 'Nearly nine in ten in each party, after a briefing.',
  /** The card of the gallery with this slug. A test compares the two, because the gallery's data loads later. */
  slug: 'no-stock-trading-in-congress',
  figure: {
    title: 'No stock trading in Congress',
    asked: 'favored barring members of Congress from trading stocks',
    republicans: 87,
    democrats: 88,
    independents: 81,
    everyone: 86,
  },
  source:
    'Asked of 2,625 registered voters after a briefing with arguments for and against. Program for Public Consultation, ' +
    'University of Maryland, published July 19, 2023. Its August 2024 survey found 72% nationally.',
  url: 'https://pr.valleyjournals.com/article/Ban-on-Stock-Trading-for-Members-of-Congress-Favored-by-Overwhelming-Bipartisan-Majority?storyId=64b7dc96782b2f66da9b8c68',
  link: 'coverage',
  reveal: 'See the answer',
  again: 'Guess again',
  /** After an answer without a guess. */
  back: 'Back to the question',
  hint: 'Slide along the crowd to guess.',
  none: 'None of them',
  all: 'All ten',
  unset: 'No guess yet',
  /** Where the slider is before a guess: the middle, so that it suggests neither side. */
  middle: 5,
} as const

/** '3 in 10'. */
export function tenthsText(tenths: number): string {
  return `${tenths} in 10`
}

/** Below the people of the guess. */
export function guessedText(guess: number): string {
  return `your guess: ${guess}`
}

export function guessFigureText(guess: number | null): string {
  return guess === null
    ? 'Ten people, none of them counted yet.'
    : `Ten people. Your guess: ${tenthsText(guess)}.`
}

export function answerFigureText(guess: number | null): string {
  const answer = `Ten people, ${HERO_GUESS.answer} of them filled.`
  return guess === null ? answer : `${answer} A bracket shows your guess: ${tenthsText(guess)}.`
}

export const HOME_STATES = {
  loading: 'Loading...',
  failed: 'This part of the page didn’t load',
  failedHint: UNEXPECTED_FAILURE,
} as const

export const HOME_HEAD = {
  title: 'Civic Unity: see what Americans share across political lines',
  description:
    'A nonpartisan look at questions on which most Democrats and most Republicans gave pollsters the same answer, each ' +
    'with its source.',
} as const
