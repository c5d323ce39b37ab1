import { DAY_MS, formatLongDate, type ZoneOffsets } from '#domain/dates.ts'
import { counted } from '#domain/whole-number.ts'

export const CLOSED_POLLS_PER_PAGE = 20

export const CLOSED_POLL_NOUN = { one: 'closed poll', many: 'closed polls' } as const

export const POLLS_PAGE_TEXT = {
  heading: 'All Polls',
  lead: 'Every question we’ve asked, and how visitors answered.',
  open: 'Open now',
  onHomePage: 'On the home page',
  vote: 'Vote and see results',
  guessFirst: 'Guess first, then look',
  noneOpen: 'No poll is open right now',
  closed: 'Closed',
  noneClosed: 'No closed polls yet',
  noneClosedHint: 'Once a poll closes, you’ll find its results here.',
  outcome: 'What came of it',
  noClosingDate: 'No closing date',
  conservatives: 'Conservatives',
  liberals: 'Liberals',
  key: 'What the lines show',
  figureKey: 'What the figure shows',
  fromArchive: 'A closed poll, without the names of its answers',
  unanswered: 'Open now, and waiting for your answer',
  widestAnswer: 'The answer with the largest difference',
  choseIt: 'chose it',
  apart: 'On one answer:',
  forExample: 'For example,',
  notCompared: 'Not enough ballots to compare groups.',
  selfSelected: 'Visitors choose whether to answer, so the results don’t represent the country.',
  loading: 'Loading polls...',
  failed: 'Failed to load polls',
} as const

export const POLL_PAGE_TEXT = {
  vote: 'Your answer',
  byGroup: 'How each group answered',
  withheld: 'Not shown',
  loading: 'Loading poll...',
  notFound: 'Poll Not Found',
  notFoundHint: 'This poll doesn’t exist.',
  failed: 'Error Loading Poll',
  failedHint: 'Something went wrong while loading this poll.',
  tryAgain: 'Try Again',
} as const

export function figureText(lines: number, isEmpty: boolean): string {
  return `${lines} ${isEmpty ? 'empty lines.' : 'lines, one for each answer, with the share of each group that chose it.'}`
}

export function optionsText(options: number): string {
  return `${options} options`
}

export function closesText(date: string): string {
  return `Closes ${date}`
}

export function closedRowText(date: string): string {
  return `Closed ${date}`
}

/** 'Closed on November 6, 2026'. */
export function closedOnText(closedAt: Date | string, zone: ZoneOffsets): string {
  return `Closed on ${formatLongDate(closedAt, zone)}`
}

/** At least one day. Null for demo polls, which were closed before they were stored. */
export function openForText(openedAt: Date, closedAt: Date): string | null {
  if (closedAt < openedAt) return null
  const days = Math.max(1, Math.round((closedAt.getTime() - openedAt.getTime()) / DAY_MS))
  return `Open for ${counted(days, 'day')}`
}

export function apartText(points: number): string {
  if (points === 0) return 'The same shares on every answer.'
  return `At most ${counted(points, 'point')} apart.`
}

/** Without figures, so it never gives away the result of a poll. An open poll has no `closedAt`. */
export function pollDescription(closedAt: Date | string | null, zone: ZoneOffsets): string {
  return closedAt
    ? `${closedOnText(closedAt, zone)}. See the results of this community poll.`
    : 'Answer this community poll, then see how everyone answered.'
}
