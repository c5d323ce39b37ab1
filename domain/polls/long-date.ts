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

/** 'November 14, 2026' in UTC, like `formatDate`. Separate, because the home page does not need it. */
export function formatLongDate(isoDate: string): string {
  const date = new Date(isoDate)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
