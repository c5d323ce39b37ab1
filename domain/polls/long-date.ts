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
]

/** 'November 14, 2026' in UTC. `Intl` is slow on phones (docs/performance.md). */
export function formatLongDate(time: string | Date): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
