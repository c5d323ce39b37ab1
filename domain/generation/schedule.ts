import { Temporal } from 'temporal-polyfill'
import { CATEGORIES, type Category } from '#domain/blog/categories.ts'
import { addDays } from '#domain/dates.ts'

const SLOT_TIME = '10:00'

const SLOT_EVERY_DAYS = 2

/**
 * `lastSlotDay` is the local day ('YYYY-MM-DD') of the last automated post or of a later slot that was given up, or null.
 * `timeZone` is an IANA name. The first post waits for a slot after `since`, when the schedule was turned on. Slots before
 * `resumedAt` are not made up.
 */
export type ScheduleInput = {
  readonly now: Date
  readonly lastSlotDay: string | null
  readonly timeZone: string
  readonly since?: Date | undefined
  readonly resumedAt?: Date | null
}

/** A local day 'YYYY-MM-DD' or null. After missed slots only the latest is due. The day is the slot's unique key. */
export function dueSlot(input: ScheduleInput): string | null {
  const { resumedAt, timeZone } = input
  const slot = latestSlot(input)
  return slot !== null && resumedAt && slotTime(slot, timeZone) < resumedAt ? null : slot
}

function latestSlot({ now, lastSlotDay, timeZone, since }: ScheduleInput): string | null {
  const today = dayIn(now, timeZone)
  const slot = slotTime(today, timeZone)
  if (lastSlotDay === null) return now >= slot && !(since && since > slot) ? today : null
  const latestDay = now >= slot ? today : addDays(today, -1)
  const days = Temporal.PlainDate.from(lastSlotDay).until(latestDay).days
  const slots = Math.floor(days / SLOT_EVERY_DAYS)
  return slots > 0 ? addDays(lastSlotDay, slots * SLOT_EVERY_DAYS) : null
}

export function nextSlot(input: ScheduleInput): Date {
  return dueSlot(input) === null ? upcomingSlot(input) : input.now
}

/** The first slot after now, even if an earlier one is due. */
export function upcomingSlot(input: ScheduleInput): Date {
  const { now, lastSlotDay, timeZone } = input
  // Before the first post, every day at 10 AM is a slot.
  if (lastSlotDay === null) {
    const today = dayIn(now, timeZone)
    return slotTime(now < slotTime(today, timeZone) ? today : addDays(today, 1), timeZone)
  }
  return slotTime(addDays(latestSlot(input) ?? lastSlotDay, SLOT_EVERY_DAYS), timeZone)
}

/** The next four, which is more than fit into a week. */
export function upcomingSlots(input: ScheduleInput): Date[] {
  const { timeZone } = input
  const first = nextSlot(input)
  const day = dueSlot(input) ?? dayIn(first, timeZone)
  return [first, ...[1, 2, 3].map((index) => slotTime(addDays(day, index * SLOT_EVERY_DAYS), timeZone))]
}

export function isDueToday(input: ScheduleInput): boolean {
  return dayIn(nextSlot(input), input.timeZone) === dayIn(input.now, input.timeZone)
}

/** `random` is in [0, 1). */
export function drawCategory(random: number): Category {
  return CATEGORIES[Math.floor(random * CATEGORIES.length)] ?? CATEGORIES[0]
}

/** The local day in any IANA zone. Throws RangeError for an unknown one. */
export function dayIn(instant: Date, timeZone: string): string {
  return localTime(instant, timeZone).toPlainDate().toString()
}

export function slotTime(day: string, timeZone: string): Date {
  return dateOf(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: SLOT_TIME }))
}

/** The midnights around `now`. A day has 23 to 25 hours. */
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
