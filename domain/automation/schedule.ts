import { CATEGORIES, type Category } from '../blog/categories.ts'

/** The hour of a slot on the clock of the time zone (Spec §9 Admin and automation). */
const SLOT_HOUR = 10

/** One slot every so many days (Spec §9 Admin and automation). */
const SLOT_EVERY_DAYS = 2

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What the schedule is asked with. `lastSlotDay` is the day of the last automated post, 'YYYY-MM-DD' in the
 * time zone (`localDay` of its creation), or null when there is none yet. `timeZone` is an IANA name.
 */
export type ScheduleInput = {
  readonly now: Date
  readonly lastSlotDay: string | null
  readonly timeZone: string
}

/**
 * The slot that wants a post now, named by its local day 'YYYY-MM-DD', or null (Spec §9: one post every other
 * day at 10 AM). Slots lie every second day after the last automated post; with none, the first is today's.
 * When several were missed only the latest is due, so a site that was down for a week makes one post and not
 * four. The day does not change until the next slot takes its place: it can serve as the unique key that lets
 * only one process have it.
 */
export function dueSlot({ now, lastSlotDay, timeZone }: ScheduleInput): string | null {
  const today = localDay(now, timeZone)
  const latestDay = now >= slotTime(today, timeZone) ? today : addDays(today, -1)
  if (lastSlotDay === null) return latestDay === today ? today : null
  const slots = Math.floor(daysBetween(lastSlotDay, latestDay) / SLOT_EVERY_DAYS)
  return slots > 0 ? addDays(lastSlotDay, slots * SLOT_EVERY_DAYS) : null
}

/**
 * When the next post is made: now when a slot is due, else at the next slot (Spec §3 Automation status,
 * nextPostTime).
 */
export function nextSlot(input: ScheduleInput): Date {
  return dueSlot(input) === null ? comingSlot(input) : input.now
}

/** The first slot after now, also while an earlier one is due: what a schedule that is switched off would come to. */
export function comingSlot(input: ScheduleInput): Date {
  const { now, lastSlotDay, timeZone } = input
  const due = dueSlot(input)
  // With no post yet, every day at ten would be the first.
  if (lastSlotDay === null) return slotTime(addDays(localDay(now, timeZone), due === null ? 0 : 1), timeZone)
  return slotTime(addDays(due ?? lastSlotDay, SLOT_EVERY_DAYS), timeZone)
}

/**
 * Whether today is a day with a post that is still to be made (Spec §3 Automation status, shouldCreateToday).
 */
export function isDueToday(input: ScheduleInput): boolean {
  return localDay(nextSlot(input), input.timeZone) === localDay(input.now, input.timeZone)
}

/**
 * The category of the next post (Spec §2 How It Works, randomly assigned). In: a random number from 0 up to
 * 1.
 */
export function drawCategory(random: number): Category {
  return CATEGORIES[Math.floor(random * CATEGORIES.length)] ?? CATEGORIES[0]
}

/**
 * The day of an instant on the calendar of a time zone, 'YYYY-MM-DD'. Throws RangeError on an unknown time
 * zone.
 */
export function localDay(instant: Date, timeZone: string): string {
  return new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(0, 10)
}

/** When it is 10:00 on a day, 'YYYY-MM-DD', in a time zone (Spec §9: at 10 AM, whatever the season). */
export function slotTime(day: string, timeZone: string): Date {
  return instantOf(day, SLOT_HOUR, timeZone)
}

/** The midnights between which `now` lies in a time zone: a day has 23 to 25 hours. */
export function dayAround(now: Date, timeZone: string): { start: Date; end: Date } {
  const day = localDay(now, timeZone)
  return { start: instantOf(day, 0, timeZone), end: instantOf(addDays(day, 1), 0, timeZone) }
}

function instantOf(day: string, hour: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 60 * 60 * 1000
  // The offset at a first guess may be from the other side of a clock change; at the second it no longer is.
  const guess = wanted - offset(wanted, timeZone)
  const found = wanted - offset(guess, timeZone)
  // An hour that is left out, as midnight is in some zones, begins when the clock goes on.
  return new Date(wallClock(found, timeZone) === wanted ? found : Math.max(found, guess))
}

/** How far the clock of a time zone is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000
}

/** What the clock on the wall shows, as if it were UTC: milliseconds since 1970, in whole seconds. */
function wallClock(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** Kept, because making a format costs a thousand times as much as using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone)
  if (known) return known
  const digits = 'numeric'
  const date = { year: digits, month: digits, day: digits } as const
  const time = { hour: digits, minute: digits, second: digits, hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...date, ...time })
  FORMATS.set(timeZone, format)
  return format
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
}
