import { Temporal } from 'temporal-polyfill'
import { CATEGORIES, type Category } from '#domain/blog/categories.ts'

/** The time of a slot on the clock of the time zone (Spec §9 Admin and automation). */
const SLOT_TIME = '10:00'

/** One slot every so many days (Spec §9 Admin and automation). */
const SLOT_EVERY_DAYS = 2

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
  const days = Temporal.PlainDate.from(lastSlotDay).until(latestDay).days
  const slots = Math.floor(days / SLOT_EVERY_DAYS)
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
  return localTime(instant, timeZone).toPlainDate().toString()
}

/** The instant of 10:00 on a day, 'YYYY-MM-DD', in a time zone (Spec §9: at 10 AM, whatever the season). */
export function slotTime(day: string, timeZone: string): Date {
  return dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: SLOT_TIME }))
}

/** The midnights between which `now` lies in a time zone: a day has 23 to 25 hours. */
export function dayAround(now: Date, timeZone: string): { start: Date; end: Date } {
  const start = localTime(now, timeZone).startOfDay()
  return { start: dateOf(start), end: dateOf(start.add({ days: 1 }).startOfDay()) }
}

function localTime(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}

function dateOf(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds)
}

function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
