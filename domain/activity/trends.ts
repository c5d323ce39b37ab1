import { addDays } from '#domain/dates.ts'
import type { EnumName } from '#domain/enum-names.ts'
import type { DailyCountKind } from './daily-counts.ts'

/** Four full weeks, so that a day is compared with the same weekday four weeks earlier. */
const TREND_DAYS = 28

export type CountRow = {
  readonly day: string
  readonly kind: EnumName<DailyCountKind>
  readonly key: string
  readonly count: number
}

export type Trend = ReturnType<typeof trendOf>

/** The days that `trendOf` needs. `today` is the day in the time zone of the site. */
export function trendRange(today: string): { from: string; to: string } {
  return { from: addDays(today, -2 * TREND_DAYS), to: today }
}

/** The 28 days before today, oldest first, and the 28 before those. */
export function trendOf(rows: readonly CountRow[], kind: CountRow['kind'], today: string) {
  const own = rows.filter((row) => row.kind === kind)
  const first = addDays(today, -TREND_DAYS)
  const sum = (some: readonly CountRow[]) => some.reduce((total, { count }) => total + count, 0)
  const onDay = (day: string) => sum(own.filter((row) => row.day === day))
  const days = Array.from({ length: TREND_DAYS }, (_, index) => {
    const day = addDays(first, index)
    // The same weekday four weeks earlier.
    return { day, now: onDay(day), before: onDay(addDays(day, -TREND_DAYS)) }
  })
  const isNow = (row: CountRow) => row.day >= first && row.day < today
  const isBefore = (row: CountRow) => row.day >= trendRange(today).from && row.day < first
  const keys = Object.entries(Object.groupBy(own, ({ key }) => key)).flatMap(([key, some = []]) => {
    const [total, before] = [sum(some.filter(isNow)), sum(some.filter(isBefore))]
    return key !== '' && total + before > 0 ? [{ key, total, before }] : []
  })
  return {
    days,
    total: sum(own.filter(isNow)),
    before: sum(own.filter(isBefore)),
    /** So far. It is in no total. */
    today: onDay(today),
    /** Totals by article, poll, issue or type of challenge, highest first. */
    keys: keys.toSorted((a, b) => b.total - a.total || b.before - a.before || a.key.localeCompare(b.key)),
  }
}

/** 'Reading a poll in two minutes' for 'reading-a-poll-in-two-minutes'. A deleted article has no other title. */
export function slugTitle(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Days, kinds and slugs need no quotes. */
export function countsCsv(rows: readonly CountRow[]): string {
  return ['day,kind,key,count', ...rows.map(({ day, kind, key, count }) => [day, kind, key, count].join())]
    .map((line) => `${line}\r\n`)
    .join('')
}
