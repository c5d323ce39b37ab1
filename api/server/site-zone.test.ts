import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatDateTime } from '#domain/dates.ts'
import { siteDay, siteZone, startOfDay } from './site-zone.ts'

test.for(['America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC', '+05:30'])(
  'times in %s are formatted as Intl formats them in American English',
  (timeZone) => {
    const intl = new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    })
    const zone = siteZone({ SITE_TIMEZONE: timeZone })
    const times = fc.date({
      min: new Date('2024-01-02'),
      max: new Date(Date.now() + 3 * 365 * 86_400_000),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (time) => {
        expect(formatDateTime(time, zone)).toBe(intl.format(time).replaceAll('\u202f', ' '))
      }),
    )
  },
)

/** The midnights around a time. */
function dayAround(time: Date, SITE_TIMEZONE: string) {
  const env = { SITE_TIMEZONE }
  const day = siteDay({ now: () => time, env })
  return { start: startOfDay(day, env), end: startOfDay(addDays(day, 1), env) }
}

test('a day runs from midnight to midnight, even when the clocks change', () => {
  const day = (time: string) => {
    const { start, end } = dayAround(new Date(time), 'America/New_York')
    return [start.toISOString(), end.toISOString()]
  }
  expect(day('2026-11-20T12:00:00Z')).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'])
  expect(day('2026-03-08T05:00:00Z')).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'])
  expect(day('2026-11-02T04:59:59Z')).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
})

test.each(['America/Havana', 'America/Santiago', 'Pacific/Auckland'])(
  'every hour of the year is within its local day in %s',
  (timeZone) => {
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)))
    const dayOf = (time: Date) => siteDay({ now: () => time, env: { SITE_TIMEZONE: timeZone } })
    const outside = hours.filter((now) => {
      const { start, end } = dayAround(now, timeZone)
      return start > now || now >= end || dayOf(start) !== dayOf(now)
    })
    expect(outside).toEqual([])
  },
)
