import { useMemo } from 'react'
import { useSession } from './session/session-context.ts'

/** Formats times in the time zone of the site, in which its schedules and daily totals are. */
export function useSiteTime() {
  const timeZone = useSession().status?.adminSettings.timeZone ?? 'UTC'
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    const full = new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    })
    const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone })
    return {
      /** From 0 to 23. */
      hourOf: (at: Date) => Number(hour.format(at)),
      /** '2026-11-23' */
      dayOf: (at: Date) => day.format(at),
      /** '10 AM' */
      clockOf: (at: Date) => clock.format(at).replace(':00', ''),
      /** 'Monday, November 23 at 8:57 AM EST' */
      fullTime: (at: Date) => full.format(at),
    }
  }, [timeZone])
}

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** 'Mon, Nov 23' for '2026-11-23' */
export function dayName(day: string): string {
  return DAY.format(new Date(day))
}
