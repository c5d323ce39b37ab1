const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Formats an ISO 8601 date as 'Nov 14, 2026' in UTC, because the server does not know the visitor's time zone. Creating an
 * `Intl` formatter is slow on phones (docs/performance.md).
 */
export function formatDate(moment: string): string {
  const date = new Date(moment)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
