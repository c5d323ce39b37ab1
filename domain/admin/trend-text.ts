import type { CountRow } from '#domain/activity/trends.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'

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

type Measure = { kind: CountRow['kind']; title: string; today: (count: number) => string }

const counted = (one: string, many: string) => (count: number) =>
  `${formatWholeNumber(count)} ${count === 1 ? one : many}`

export const MEASURES: readonly Measure[] = [
  { kind: 'QUIZ', title: 'Quizzes finished', today: counted('quiz', 'quizzes') },
  { kind: 'VOTE', title: 'Votes', today: counted('vote', 'votes') },
  { kind: 'CHALLENGE', title: 'Challenges completed', today: counted('challenge', 'challenges') },
  { kind: 'SIGN_UP', title: 'New subscribers', today: counted('new subscriber', 'new subscribers') },
  { kind: 'UNSUBSCRIBE', title: 'Unsubscribed', today: counted('unsubscribed', 'unsubscribed') },
  {
    kind: 'READ',
    title: 'Articles read to the end',
    today: counted('article read to the end', 'articles read to the end'),
  },
  { kind: 'ISSUE', title: 'Newsletter issues sent', today: counted('issue sent', 'issues sent') },
]

export function periodText(first: string, last: string): string {
  return `Four full weeks, ${first} to ${last}, next to the four weeks before.`
}

export function todayText(counts: readonly string[]): string {
  return counts.length === 0 ? '' : `So far today: ${counts.join(', ')}.`
}

export function beforeText(count: number): string {
  return `${formatWholeNumber(count)} before`
}

/** 'Tue, Nov 3: 65, four weeks earlier 29' */
export function dayText(day: string, now: number, before: number): string {
  return `${day}: ${formatWholeNumber(now)}, four weeks earlier ${formatWholeNumber(before)}`
}
