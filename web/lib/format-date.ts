const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * 'Nov 14, 2026'. In: ISO 8601. The same day everywhere: the server writes it before the visitor's zone is known.
 * By hand: a formatter of `Intl` costs a phone much (docs/performance.md).
 */
export function formatDate(moment: string): string {
  const date = new Date(moment)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}
