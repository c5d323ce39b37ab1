const PARTS: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}
const FORMAT = new Intl.DateTimeFormat('en-US', PARTS)
const FORMAT_WITH_ZONE = new Intl.DateTimeFormat('en-US', { ...PARTS, timeZoneName: 'short' })

/** 'Sat, Nov 21, 2026, 10:00 AM' in the reader's time zone, so never on the server. `withZone` adds the zone. */
export function Timestamp({ at, withZone = false }: { at: string; withZone?: boolean }) {
  return <time dateTime={at}>{(withZone ? FORMAT_WITH_ZONE : FORMAT).format(new Date(at))}</time>
}
