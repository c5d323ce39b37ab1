import { PARTY_LABELS } from '#domain/drawing/parties.ts'
import { missText, SHARE_TEXT } from '#domain/drawing/share-text.ts'
import type { ValueCard } from './cards.ts'

export const VALUES_TEXT = {
  heading: 'Shared Values',
  lead:
    'Values and policies on which most Democrats and most Republicans gave pollsters the same answer. ' +
    'The plum bar ends at the lower party’s share, so at least that share of each party agreed.',
  key: 'What the charts show',
  everyone: 'Everyone',
  axis: 'Each line runs from 0 to 100%',
  more: 'Explore More Data',
  less: 'Show Less Data',
  page: 'Cite or embed',
  sameSubject: 'Shared value on this subject',
  source: 'Original report',
  each: 'At least this share of each party',
  invitation: 'How well do you know the two parties? Guess before you look.',
  guess: 'Guess first',
  guessAgain: 'Guess again',
  plain: 'Show the numbers',
  reveal: 'See the answer',
  skip: 'Skip',
} as const

export const VALUE_CAUTIONS = {
  leaners: 'Some pollsters count independents who lean toward a party with that party.',
  margins:
    'A party’s share has a wider margin of error than the total. In a random sample of 1,000 people, a gap of less ' +
    'than 7 or 8 points between the parties may be chance. For panels that people sign up for, no margin strictly applies.',
} as const

const PATTERNS = {
  republicans: 'vertical stripes',
  democrats: 'horizontal stripes',
  independents: 'diagonal stripes',
} as const

/** Explains the colors and patterns of the charts. */
export const PARTY_KEY = {
  label: VALUES_TEXT.key,
  marks: {
    each: VALUES_TEXT.each,
    republicans: keyText('republicans'),
    democrats: keyText('democrats'),
    independents: keyText('independents'),
    everyone: VALUES_TEXT.everyone,
  },
  axis: VALUES_TEXT.axis,
} as const

export function keyText(group: keyof typeof PATTERNS): string {
  const name = group === 'independents' ? SHARE_TEXT.independents : PARTY_LABELS[group]
  return `${name} (${PATTERNS[group]})`
}

type Sourced = Pick<ValueCard, 'pollster' | 'year' | 'fieldwork' | 'published' | 'population'>

/** “Pew Research Center, 2024.” */
export function shortSource({ pollster, year }: Pick<Sourced, 'pollster' | 'year'>): string {
  return `${pollster}, ${year}.`
}

export function sourceLine(card: Sourced): string {
  return `${[`${card.pollster}, ${card.year}`, ...datesOf(card), card.population].join('. ')}.`
}

/** Omitted if only the year is known, which the line already has. */
function datesOf({ year, fieldwork, published }: Sourced): string[] {
  if (fieldwork !== null) return fieldwork === String(year) ? [] : [`Fieldwork: ${fieldwork}`]
  return published === undefined ? [] : [`Published ${published}`]
}

/** 'of U.S. adults'. */
export function shareOf(population: string): string {
  if (/registered voters/i.test(population)) return 'of registered voters'
  if (/voters/i.test(population)) return 'of voters'
  return /adults/i.test(population) ? 'of U.S. adults' : 'of Americans'
}

/** `asked` completes “87% of Republicans …”. */
export function guessQuestion(groupName: string, asked: string): string {
  return `What share of ${groupName} ${asked}?`
}

export function guessErrorText(error: number, guesses: number): string {
  const points = error === 1 ? 'point' : 'points'
  const subject = guesses === 1 ? 'guess was' : `${guesses} guesses were, on average,`
  return `Your ${subject} ${error} ${points} off.`
}

export type GuessResult = {
  readonly groupName: string
  readonly asked: string
  readonly actual: number
  readonly guessed: number
}

export function guessResultText({ groupName, asked, actual, guessed }: GuessResult): string {
  return `${actual}% of ${groupName} ${asked}. You guessed ${guessed}%, ${missText(guessed, actual)}.`
}
