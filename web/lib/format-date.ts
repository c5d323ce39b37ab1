const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** 'Nov 14, 2026'. In: ISO 8601. The same day everywhere: the server writes it before the visitor's zone is known. */
export function formatDate(moment: string): string {
  return format.format(new Date(moment))
}
