import { Temporal } from 'temporal-polyfill'
import { localDay, type ZoneOffset, type ZoneOffsets } from '#domain/dates.ts'
import type { Clock } from './deps.ts'
import type { Env } from './env.ts'

/** No content of the site is older. */
const FIRST_YEAR = 2024
/** Polls close within two years, and issues are sent within one. */
const YEARS_AHEAD = 4

let cached: { name: string; zone: ZoneOffsets } | undefined

/** The site's time zone (SITE_TIMEZONE). */
export function siteZone({ SITE_TIMEZONE: name }: Pick<Env, 'SITE_TIMEZONE'>): ZoneOffsets {
  if (cached?.name !== name) cached = { name, zone: offsetsOf(name) }
  return cached.zone
}

/** The current day in the site's time zone, such as '2026-11-24'. */
export function siteDay({ now, env }: { now: Clock; env: Pick<Env, 'SITE_TIMEZONE'> }): string {
  return localDay(now(), siteZone(env))
}

/** When a day begins in the site's time zone. */
export function startOfDay(day: string, { SITE_TIMEZONE: timeZone }: Pick<Env, 'SITE_TIMEZONE'>): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)
}

function offsetsOf(timeZone: string): ZoneOffsets {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  const offsetAt = ({ epochMilliseconds, offsetNanoseconds }: Temporal.ZonedDateTime): ZoneOffset => {
    const name = format.formatToParts(epochMilliseconds).find(({ type }) => type === 'timeZoneName')
    return [epochMilliseconds / 1000, offsetNanoseconds / 60e9, name?.value ?? timeZone]
  }
  const start = Temporal.ZonedDateTime.from({ timeZone, year: FIRST_YEAR, month: 1, day: 1 })
  const end = Temporal.Now.zonedDateTimeISO(timeZone).add({ years: YEARS_AHEAD })
  const later: ZoneOffset[] = []
  let change = start.getTimeZoneTransition('next')
  while (change && Temporal.ZonedDateTime.compare(change, end) < 0) {
    later.push(offsetAt(change))
    change = change.getTimeZoneTransition('next')
  }
  return [offsetAt(start), ...later]
}
