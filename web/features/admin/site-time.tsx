import { useEffect, useMemo, useState } from 'react'
import { siteZoneText } from '#domain/admin/panel-text.ts'
import { addDays, formatDateTime, localDay, timeInput, timeOfInput } from '#domain/dates.ts'
import { useSite } from '#web/site.tsx'
import { useSession } from './session/session-context.ts'

const INTERVAL_MS = 20_000

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const CLOCK = format({ hour: 'numeric', minute: '2-digit' })
const DAY = format({ weekday: 'short', month: 'short', day: 'numeric' })
const WEEKDAY = format({ weekday: 'short' })
const FULL = format({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** 'Mon, Nov 23' for '2026-11-23' */
export function dayName(day: string): string {
  return DAY.format(new Date(day))
}

/** 'In the site’s time zone, America/New_York.' */
export function useZoneHint(): string {
  return siteZoneText(useSession().status?.adminSettings.timeZone ?? '')
}

/** Every time of the dashboard is shown and typed in the time zone of the site, whatever the editor's clock says. */
export function useSiteTime() {
  const { zone } = useSite()
  return useMemo(() => {
    /** The local time in its UTC fields. */
    const local = (at: Date) => new Date(`${timeInput(at, zone)}Z`)
    return {
      /** From 0 to 23. */
      hourOf: (at: Date) => local(at).getUTCHours(),
      /** '2026-11-23' */
      dayOf: (at: Date) => localDay(at, zone),
      /** '10 AM' */
      clockOf: (at: Date) => CLOCK.format(local(at)).replace(':00', ''),
      /** 'Monday, November 23 at 8:57 AM EST' */
      fullTime: (at: Date) => `${FULL.format(local(at))} ${formatDateTime(at, zone).split(' ').at(-1)}`,
      /** 'Sat, Nov 21, 2026, 10:00 AM EST' */
      timestamp: (at: string) => `${WEEKDAY.format(local(new Date(at)))}, ${formatDateTime(at, zone)}`,
      /** An ISO time as the value of a `datetime-local` field. */
      input: (at: string | null | undefined) => (at ? timeInput(at, zone) : ''),
      /** The time in a `datetime-local` field. */
      ofInput: (text: string) => timeOfInput(text, zone),
      /** As the value of a `datetime-local` field. */
      tomorrowAtTen: () => `${addDays(localDay(new Date(), zone), 1)}T10:00`,
    }
  }, [zone])
}

export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{useSiteTime().timestamp(at)}</time>
}
