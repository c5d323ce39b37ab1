import { missText } from '#domain/drawing/share-text.ts'
import type { ValueCard } from './cards.ts'
import { VALUE_CAUTIONS } from './messages.ts'

export const VALUES_PAGE_TEXT = {
  heading: 'Shared Values',
  description:
    'Fifteen poll questions on which most Republicans and most Democrats gave the same answer, the forty poll questions behind the quiz, and ten that split the parties.',
  lead:
    'Fifteen poll questions on which most Republicans and most Democrats gave the same answer. Each page asks for your ' +
    'guess before it shows the answer.',
  art: 'Fifteen lines from 0 to 100%. On each, a plum bar shows the lower party’s share.',
  cards: 'The fifteen values',
  answers: 'The forty answers of the quiz',
  table: 'Table of answers',
  answersLead: 'One poll question for each answer of Find Your Overlap. No two have the same subject.',
  filter: 'Filter by area, answer or pollster',
  shown: (count: number, all: number) => `${count} of ${all} answers`,
  splitsLead: 'Ten questions on which the parties are at least 40 points apart.',
} as const

export const QUIZ_TABLE = {
  columns: {
    area: 'Area',
    republicans: 'Republicans',
    democrats: 'Democrats',
    independents: 'Independents',
    year: 'Year',
    pollster: 'Pollster',
    link: 'Source',
  },
  parentsOnly: 'Parents only',
} as const

export const VALUE_PAGE_TEXT = {
  notFound: 'Shared value not found',
  notFoundHint: 'This value isn’t on the site. The list has all fifteen.',
  all: 'All fifteen values',
  hint: 'Set both sliders to your best guess. It stays in this browser, and we never count it.',
  needsBoth: 'Set both sliders first.',
  reveal: 'See the answer',
  skip: 'Skip to the figures',
  yourGuess: 'Your guess',
  next: 'Guess the next one',
  again: 'Guess again',
  guessInstead: 'Guess first instead',
  noIndependents: 'What we read gives no share for independents.',
  table: 'See these figures as a table',
  group: 'Group',
  share: 'Share',
  asked: 'What was asked',
  askedNote:
    'This describes the question, not always in the pollster’s words. The pollster’s report should have the full wording.',
  quote: 'Before you quote it',
  chosen: 'We picked polls on which both parties agreed. They disagree on much that isn’t here.',
  chosenLink: 'How we chose',
  pollster: 'Pollster',
  who: 'Who was asked',
  when: 'When',
  report: 'Report',
  also: 'Second sources',
  inQuiz: 'In our quiz',
  inQuizLink: 'Find Your Overlap',
  articles: 'Articles on the subject',
  previous: 'Previous value',
  following: 'Next value',
} as const

/** Before the guess. It and the title give no share away. */
export function valueDescription({ asked }: Pick<ValueCard, 'asked'>): string {
  return `${pairQuestion(asked)} Guess first, then see the poll behind it.`
}

export function pairQuestion(asked: string): string {
  return `What share of Republicans and of Democrats ${asked}?`
}

/** “60%, 26 points too low”. */
export function pairGuessText(guess: number, share: number): string {
  return `${guess}%, ${missText(guess, share)}`
}

export function positionText(index: number, count: number): string {
  return `${index + 1} of ${count}`
}

/** A date of publication is not when people were asked. */
export function whenText({ fieldwork, published }: Pick<ValueCard, 'fieldwork' | 'published'>): string {
  return fieldwork ?? `Published ${published}; the dates of the interviews weren’t in what we read.`
}

/** What to know before quoting a figure. */
export function caveatsOf({ note }: Pick<ValueCard, 'note'>): string[] {
  return [...(note ? [note] : []), VALUE_CAUTIONS.margins, VALUE_CAUTIONS.leaners]
}

/** Question 4 asks “…” One choice is “….” */
export function quizAnswerText(question: number, text: string, answer: string): string {
  return `Question ${question} asks “${text}” One choice is “${answer}.”`
}
