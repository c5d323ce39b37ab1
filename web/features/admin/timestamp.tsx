const FORMAT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** 'Sat, Nov 21, 2026, 10:00 AM EST' in the browser's time zone, so never on the server. */
export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{timestampText(at)}</time>
}

export function timestampText(at: string): string {
  return FORMAT.format(new Date(at))
}
