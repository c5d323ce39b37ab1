// Days are ISO dates such as '2026-11-24'. A day of the calendar has no time zone, so it is calculated in UTC.
import { DAY_MS, formatDate, formatLongDate, type ZoneOffsets } from '#domain/dates.ts'

/** The first day with a question. */
export const FIRST_DAY = '2026-11-01'

const UTC: ZoneOffsets = [[0, 0, 'UTC']]
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Whole days from the first day, negative before it. */
export function daysSinceFirst(day: string): number {
  return (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS
}

/** 'Nov 24' */
export function shortDay(day: string): string {
  return formatDate(day, UTC).replace(/, \d+$/, '')
}

/** 'Tuesday, November 24, 2026' */
export function longDay(day: string): string {
  return `${weekday(day)}, ${formatLongDate(day, UTC)}`
}

/** 'Tue' */
export function shortWeekday(day: string): string {
  return weekday(day).slice(0, 3)
}

function weekday(day: string): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? ''
}
