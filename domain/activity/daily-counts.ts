import { z } from 'zod'
import { addDays, DAY_MS } from '#domain/dates.ts'

/** What the site counts per day. It never counts visitors, visits, countries, opens or clicks. */
export const DAILY_COUNT_KINDS = [
  'read',
  'quiz',
  'vote',
  'challenge',
  'signUp',
  'unsubscribe',
  'issue',
] as const
export type DailyCountKind = (typeof DAILY_COUNT_KINDS)[number]

/** Days per request, for two years and a week of comparison. */
const MAX_DAYS = 740
export const MAX_WEEKS = 104

const DAY_RULE = 'Please enter a day such as 2026-11-27'
const RANGE_RULE = `“to” must be at most ${MAX_DAYS} days after “from”, and not before it`

// PostgreSQL has no year 0, and the day after 9999-12-31 is no date as we write it.
const daySchema = z.iso.date(DAY_RULE).refine((day) => day > '1900' && day < '3000', DAY_RULE)

export const dayRangeSchema = z.object({ from: daySchema, to: daySchema }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    // An invalid day has a message of its own.
    return !(days < 0 || days > MAX_DAYS)
  },
  { path: ['to'], message: RANGE_RULE },
)

export type DayRange = z.output<typeof dayRangeSchema>

/** The Monday of the week, as a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}
