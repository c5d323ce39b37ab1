const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Nov 14, 2026' in UTC, the same on server and browser. `Intl` is slow on phones (docs/performance.md). */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
