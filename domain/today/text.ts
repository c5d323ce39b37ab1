import { PARTY_LABELS, type Party } from '#domain/drawing/parties.ts'
import { missText } from '#domain/drawing/share-text.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import type { Figure } from '#domain/values/figure.ts'
import { shortDay } from './days.ts'
import type { Average, DayGuess } from './guesses.ts'

export const TODAY_TEXT = {
  title: 'Today’s question',
  earlierTitle: 'The question for',
  description:
    'One published poll figure a day. Guess it, then see what Republicans and Democrats said, with the source.',
  cardEyebrow: 'A question a day',
  slider: 'Your guess',
  reveal: 'See the answer',
  skip: 'Skip',
  needsScript: 'Guessing needs JavaScript. Here is the answer.',
  loading: 'Loading...',
  loadingQuestion: 'Loading the question...',
  failed: 'The answer didn’t load',
  pageFailed: 'The question didn’t load',
  next: 'The next question comes at midnight',
  quizPolls: 'The polls of the quiz',
  splits: 'Where we split',
  share: 'Share',
  copy: 'Copy',
  week: 'Your last seven days',
  weekNote: 'Above the line: too high. Below: too low. In percentage points.',
  noGuess: 'no guess',
  average: 'Your average',
  noAverage: 'No guesses yet',
  noAverageNote: 'Your average starts with your first guess.',
  fewGuesses: 'After three questions, you’ll see whether you guess too high or too low.',
  kept: 'Kept on this device only',
  forget: 'Forget it',
  forgotten: 'Forgotten.',
  yesterday: 'Yesterday’s answer',
  earlier: 'Earlier questions',
  more: 'More earlier questions',
  guessNow: 'Guess now',
  exact: 'exact',
} as const

export const NO_QUESTION = 'There is no question for this day'

/** In a feed reader, instead of the answer. */
export const FEED_INVITATION = 'Guess, then see the answer, with its source.'

export const COPIED = { title: 'Copied!', description: 'Paste it wherever you like.' } as const
export const NOT_COPIED = {
  title: 'Not copied',
  description: 'Your browser didn’t allow it. Please select and copy the line.',
  kind: 'bad',
} as const

type Shares = Pick<Figure, Party | 'independents'>

/** “You guessed 52%, 28 points too low. Among Democrats it was 92%, among independents 77%.” */
export function todayResult(party: Party, shares: Shares, guess: number | undefined): string {
  const other = party === 'republicans' ? 'democrats' : 'republicans'
  const guessed = guess === undefined ? '' : `You guessed ${guess}%, ${missText(guess, shares[party])}. `
  const independents = shares.independents === null ? '' : `, among independents ${shares.independents}%`
  return `${guessed}Among ${PARTY_LABELS[other]} it was ${shares[other]}%${independents}.`
}

/** The answer for visitors who don’t guess here: without JavaScript, and in feeds. */
export function todayAnswer(party: Party, figure: Shares & { readonly asked: string }): string {
  return `${figure[party]}% ${ofParty(party)} ${figure.asked}. ${todayResult(party, figure, undefined)}`
}

/** “of Republicans” */
export function ofParty(party: Party): string {
  return `of ${PARTY_LABELS[party]}`
}

/** “You guessed 84% of Democrats, 4 points too low.” */
export function yesterdayText(party: Party, { guess, off }: DayGuess): string {
  return `You guessed ${guess}% ${ofParty(party)}, ${missText(guess, guess - off)}.`
}

/** “8 points off”, or “exactly right”. */
export function offText(off: number): string {
  const distance = Math.abs(off)
  if (distance === 0) return 'exactly right'
  return `${distance} ${distance === 1 ? 'point' : 'points'} off`
}

/** “Civic Unity, Nov 24: 8 points off”, without the question or the answer. */
export function pasteText(day: string, off: number): string {
  return `${SITE_NAME}, ${shortDay(day)}: ${offText(off)}`
}

/** “points off, in 6 questions” */
export function averageLabel({ off, count }: Average): string {
  return `${off === 1 ? 'point' : 'points'} off, in ${count} ${count === 1 ? 'question' : 'questions'}`
}

/** Says how guesses lean once there are three. */
export function leanText({ count, lean }: Average): string {
  if (count < 3) return TODAY_TEXT.fewGuesses
  if (lean === 0) return 'On average, your guesses were neither too high nor too low.'
  const direction = lean < 0 ? 'low. More' : 'high. Fewer'
  const distance = Math.abs(lean)
  return `On average, your guesses were ${distance} ${distance === 1 ? 'point' : 'points'} too ${direction} people agreed than you expected.`
}

/** “18 low” below a day. */
export function dayOffText(off: number | null): string {
  if (off === null) return TODAY_TEXT.noGuess
  return off === 0 ? TODAY_TEXT.exact : off < 0 ? 'low' : 'high'
}
