import { DAY_MS } from './dates.ts'

/** The farthest time for which an article or issue can be scheduled, in days. */
const MAX_DAYS_AHEAD = 365

/** Null if something may be scheduled for that time. */
export function scheduleProblem(at: Date, now: Date): string | null {
  if (at.getTime() <= now.getTime()) return 'Please choose a time in the future'
  const days = (at.getTime() - now.getTime()) / DAY_MS
  return days > MAX_DAYS_AHEAD ? 'Please choose a time within a year' : null
}
