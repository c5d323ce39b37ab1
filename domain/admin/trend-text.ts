import type { CountRow } from '#domain/activity/trends.ts'
import { counted, formatWholeNumber } from '#domain/whole-number.ts'

export const TREND_TEXT = {
  heading: 'How it’s going',
  show: 'Show as',
  charts: 'Charts',
  table: 'Table',
  download: 'Download CSV',
  day: 'Day',
  name: 'Name',
  now: '28 days',
  before: 'before',
  eachDay: 'Each day',
  earlier: 'The same weekday four weeks earlier',
  total: '28 days',
  totalBefore: 'The 28 days before',
  average: 'A day, on average',
  busiest: 'Busiest day',
  none: 'No numbers yet. They start with the first quiz, vote or article that someone reads to the end.',
  never: 'We never count visitors, visits, countries, opens or clicks.',
  readMeans:
    '“Read to the end” is what browsers report: at most one for each article and tab, with nothing about the reader. Browsers that send Global Privacy Control or Do Not Track report nothing, so the real number is higher.',
  samples: 'Votes are never shown by day and affiliation together. Sample votes are not in these numbers.',
} as const

/** `units` follow a total: the singular, and the plural unless it only adds an s. */
type Measure = { kind: CountRow['kind']; title: string; units: readonly [one: string, many?: string] }

export const MEASURES: readonly Measure[] = [
  { kind: 'QUIZ', title: 'Quizzes finished', units: ['quiz', 'quizzes'] },
  { kind: 'VOTE', title: 'Votes', units: ['vote'] },
  { kind: 'CHALLENGE', title: 'Challenges completed', units: ['challenge'] },
  { kind: 'SIGN_UP', title: 'New subscribers', units: ['new subscriber'] },
  { kind: 'UNSUBSCRIBE', title: 'Unsubscribed', units: ['unsubscribed', 'unsubscribed'] },
  {
    kind: 'READ',
    title: 'Articles read to the end',
    units: ['article read to the end', 'articles read to the end'],
  },
  { kind: 'ISSUE', title: 'Newsletter issues sent', units: ['issue sent', 'issues sent'] },
]

export function periodText(first: string, last: string): string {
  return `Four full weeks, ${first} to ${last}, next to the four weeks before.`
}

/** 'So far today: 12 votes, 1 challenge.' Leaves out what did not happen. */
export function todayText(totals: readonly { today: number; units: Measure['units'] }[]): string {
  const texts = totals.flatMap(({ today, units }) => (today > 0 ? [counted(today, ...units)] : []))
  return texts.length === 0 ? '' : `So far today: ${texts.join(', ')}.`
}

export function beforeText(count: number): string {
  return `${formatWholeNumber(count)} before`
}

/** 'Tue, Nov 3: 65, four weeks earlier 29' */
export function dayText(day: string, now: number, before: number): string {
  return `${day}: ${formatWholeNumber(now)}, four weeks earlier ${formatWholeNumber(before)}`
}
