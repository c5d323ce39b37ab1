/** When an offset begins, in seconds since 1970, the minutes east of UTC, and the zone's abbreviation. */
export type ZoneOffset = readonly [since: number, minutes: number, name: string]

/** The offsets of the site's time zone, oldest first. Browsers get them from the server, because `Intl` is slow there (docs/performance.md). */
export type ZoneOffsets = readonly [ZoneOffset, ...ZoneOffset[]]

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 'Nov 14, 2026' */
export function formatDate(time: string | Date, zone: ZoneOffsets): string {
  return dateText(time, zone, 3)
}

/** 'November 14, 2026' */
export function formatLongDate(time: string | Date, zone: ZoneOffsets): string {
  return dateText(time, zone)
}

/** 'Nov 14, 2026, 8:00 PM EST' */
export function formatDateTime(time: string | Date, zone: ZoneOffsets): string {
  const { local, name } = localTime(time, zone)
  const hour = local.getUTCHours()
  const minute = String(local.getUTCMinutes()).padStart(2, '0')
  return `${formatDate(time, zone)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} ${name}`
}

/** '2026-11-14', the local day. */
export function localDay(time: string | Date, zone: ZoneOffsets): string {
  return localTime(time, zone).local.toISOString().slice(0, 10)
}

/** '2026-11-14T20:00', the value of a `datetime-local` field. */
export function timeInput(time: string | Date, zone: ZoneOffsets): string {
  return localTime(time, zone).local.toISOString().slice(0, 16)
}

/** Inverse of `timeInput`, or null. A time that the clocks skip in spring becomes one nearby. */
export function timeOfInput(text: string, zone: ZoneOffsets): Date | null {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return null
  const guess = asUtc - offsetAt(asUtc, zone)[1] * 60_000
  return new Date(asUtc - offsetAt(guess, zone)[1] * 60_000)
}

export const DAY_MS = 24 * 60 * 60 * 1000

/** '2026-11-30' for '2026-11-27' and 3 days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function dateText(time: string | Date, zone: ZoneOffsets, monthLength?: number): string {
  const { local } = localTime(time, zone)
  const month = MONTHS[local.getUTCMonth()]?.slice(0, monthLength)
  return `${month} ${local.getUTCDate()}, ${local.getUTCFullYear()}`
}

/** `local` has the local time in its UTC fields. */
function localTime(time: string | Date, zone: ZoneOffsets) {
  const at = new Date(time).getTime()
  const [, minutes, name] = offsetAt(at, zone)
  return { local: new Date(at + minutes * 60_000), name }
}

/** Times before the first offset use the first one. */
function offsetAt(at: number, zone: ZoneOffsets): ZoneOffset {
  return zone.findLast(([since]) => since * 1000 <= at) ?? zone[0]
}
