import { counted } from './whole-number.ts'

/** In minutes. */
const WEEK = 7 * 1440

/** '2 days 3 hours': at most two units, from a week on days only, rounded down. In milliseconds. */
export function waitText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  const units = [
    ['day', Math.floor(minutes / 1440)],
    ['hour', Math.floor(minutes / 60) % 24],
    ['minute', minutes % 60],
  ] as const
  const first = units.findIndex(([, count]) => count > 0)
  return units
    .slice(first, minutes < WEEK ? first + 2 : 1)
    .flatMap(([unit, count]) => (count > 0 ? counted(count, unit) : []))
    .join(' ')
}
