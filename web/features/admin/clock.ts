import { useEffect, useState } from 'react'

const INTERVAL_MS = 20_000

export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** An ISO date as the value of a `datetime-local` field, in the browser's time zone. */
export function localTime(isoDate: string | null | undefined): string {
  if (!isoDate) return ''
  const date = new Date(isoDate)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** As the value of a `datetime-local` field, in the browser's time zone. */
export function tomorrowAtTen(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  day.setHours(10, 0, 0, 0)
  return localTime(day.toISOString())
}
