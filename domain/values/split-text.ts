import { numberWord } from '#domain/whole-number.ts'
import type { Split } from './splits.ts'

export const SPLITS_TEXT = {
  heading: 'Where we split',
  lead:
    'The parties don’t share everything, and a fair picture shows that, too. Here are five questions on which they are 40 ' +
    'points or more apart, drawn and sourced the same way.',
  other: 'Show the other five',
  first: 'Show the first five',
  play: 'Play “Spot the split”',
  method: 'How we choose these',
  today: 'A question a day',
  apart: 'points apart',
  loading: 'Loading...',
} as const

export const SPLITS_SHOWN = 5

/** The first five of the file or the other five. */
export type Half = 0 | 1

/** `stored` is the half of the previous visit, or null on the first. */
export function halfAfter(stored: string | null): Half {
  return stored === '0' ? 1 : 0
}

/** Of five splits in a row, counted from `start`, how many most Republicans and most Democrats agreed with. */
export function splitMixText(five: readonly Split[]): string {
  const republicans = five.filter((split) => split.republicans > split.democrats).length
  return (
    `Of these five, most Republicans agreed on ${numberWord(republicans)} and most Democrats on ` +
    `${numberWord(five.length - republicans)}. In the other five it’s the other way around. Which five come first changes with each visit.`
  )
}

/** “88% of Republicans and 27% of Democrats favored ….” The higher share comes first. */
export function splitSentence({ republicans, democrats, asked }: Split): string {
  const shares = [`${republicans}% of Republicans`, `${democrats}% of Democrats`]
  return `${(republicans > democrats ? shares : shares.toReversed()).join(' and ')} ${asked}.`
}

/** “Pew Research Center, June 2–8, 2025. 5,044 U.S. adults.” */
export function splitSource({ pollster, fieldwork, population }: Split): string {
  return `${pollster}, ${fieldwork}. ${population}.`
}

export function splitQuestion({ question }: Split): string {
  return /[.?]$/.test(question) ? question : `${question}.`
}
