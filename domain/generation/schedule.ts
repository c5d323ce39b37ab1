import { Temporal } from 'temporal-polyfill'
import { CATEGORIES, type Category } from '#domain/blog/categories.ts'

/** The time of a slot on the clock of the time zone (Spec §9 Admin and automation). */
const SLOT_TIME = '10:00'

/** Days from one slot to the next (Spec §9 Admin and automation). */
const SLOT_EVERY_DAYS = 2

/**
 * Input of the schedule. `lastSlotDay` is the day of the last automated post, 'YYYY-MM-DD' in the
 * time zone (`localDay` of its creation), or null when there is none yet. `timeZone` is an IANA name.
 */
export type ScheduleInput = {
  readonly now: Date
  readonly lastSlotDay: string | null
  readonly timeZone: string
}

/**
 * The slot for which a post is due now, as its local day 'YYYY-MM-DD', or null (Spec §9: one post every other day at
 * 10 AM). Slots are every second day after the last automated post; without one, the first is today. If several were
 * missed, only the latest is due, so a site that was down for a week makes one post and not four. The day stays the same
 * until the next slot, so it serves as the unique key that lets only one process start the post.
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
 * The time of the next post: now if a slot is due, otherwise the next slot (Spec §3 Automation status, nextPostTime).
 */
export function nextSlot(input: ScheduleInput): Date {
  return dueSlot(input) === null ? comingSlot(input) : input.now
}

/** The first slot after now, even if an earlier one is due. Shown when the schedule is off. */
export function comingSlot(input: ScheduleInput): Date {
  const { now, lastSlotDay, timeZone } = input
  const due = dueSlot(input)
  // Without any post yet, the next 10 AM is the first slot.
  if (lastSlotDay === null) return slotTime(addDays(localDay(now, timeZone), due === null ? 0 : 1), timeZone)
  return slotTime(addDays(due ?? lastSlotDay, SLOT_EVERY_DAYS), timeZone)
}

/** Whether a post is still due today (Spec §3 Automation status, shouldCreateToday). */
export function isDueToday(input: ScheduleInput): boolean {
  return localDay(nextSlot(input), input.timeZone) === localDay(input.now, input.timeZone)
}

/**
 * The category of the next post (Spec §2 How It Works, randomly assigned). `random` is at least 0 and below 1.
 */
export function drawCategory(random: number): Category {
  return CATEGORIES[Math.floor(random * CATEGORIES.length)] ?? CATEGORIES[0]
}

/**
 * The local day of an instant in a time zone, 'YYYY-MM-DD'.
 * @throws RangeError for an unknown time zone.
 */
export function localDay(instant: Date, timeZone: string): string {
  return localTime(instant, timeZone).toPlainDate().toString()
}

/** 10 AM on a day, 'YYYY-MM-DD', in a time zone, in summer and in winter (Spec §9). */
export function slotTime(day: string, timeZone: string): Date {
  return dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: SLOT_TIME }))
}

/** The midnights before and after `now` in a time zone. A day has 23 to 25 hours. */
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
