import { CATEGORIES, type Category } from '#domain/blog/categories.ts'
import { addDays, DAY_MS, localDay, timeOfInput, type ZoneOffsets } from '#domain/dates.ts'

const SLOT_EVERY_DAYS = 2

/**
 * `lastSlotDay` is the local day ('YYYY-MM-DD') of the last automated post or of a later slot that was given up, or null.
 * The first post comes at the first slot after `since`, the time at which the schedule was turned on. Slots before
 * `resumedAt` are skipped.
 */
export type ScheduleInput = {
  readonly now: Date
  readonly lastSlotDay: string | null
  readonly zone: ZoneOffsets
  readonly since?: Date | undefined
  readonly resumedAt?: Date | null
}

/** A local day 'YYYY-MM-DD' or null. After missed slots only the latest is due. The day is the slot's unique key. */
export function dueSlot(input: ScheduleInput): string | null {
  const { resumedAt, zone } = input
  const slot = latestSlot(input)
  return slot !== null && resumedAt && slotTime(slot, zone) < resumedAt ? null : slot
}

function latestSlot({ now, lastSlotDay, zone, since }: ScheduleInput): string | null {
  const today = localDay(now, zone)
  const slot = slotTime(today, zone)
  if (lastSlotDay === null) return now >= slot && !(since && since > slot) ? today : null
  const latestDay = now >= slot ? today : addDays(today, -1)
  const days = (Date.parse(latestDay) - Date.parse(lastSlotDay)) / DAY_MS
  const slots = Math.floor(days / SLOT_EVERY_DAYS)
  return slots > 0 ? addDays(lastSlotDay, slots * SLOT_EVERY_DAYS) : null
}

export function nextSlot(input: ScheduleInput): Date {
  return dueSlot(input) === null ? upcomingSlot(input) : input.now
}

/** The first slot after now, even if an earlier one is due. */
export function upcomingSlot(input: ScheduleInput): Date {
  const { now, lastSlotDay, zone } = input
  // Before the first post, every day at 10 AM is a slot.
  if (lastSlotDay === null) {
    const today = localDay(now, zone)
    return slotTime(now < slotTime(today, zone) ? today : addDays(today, 1), zone)
  }
  return slotTime(addDays(latestSlot(input) ?? lastSlotDay, SLOT_EVERY_DAYS), zone)
}

/** The next four, which is more than fit into a week. */
export function upcomingSlots(input: ScheduleInput): Date[] {
  const { zone } = input
  const first = nextSlot(input)
  const day = dueSlot(input) ?? localDay(first, zone)
  return [first, ...[1, 2, 3].map((index) => slotTime(addDays(day, index * SLOT_EVERY_DAYS), zone))]
}

export function isDueToday(input: ScheduleInput): boolean {
  return localDay(nextSlot(input), input.zone) === localDay(input.now, input.zone)
}

/** `random` is in [0, 1). */
export function drawCategory(random: number): Category {
  return CATEGORIES[Math.floor(random * CATEGORIES.length)] ?? CATEGORIES[0]
}

/** 10 AM of a local day. */
export function slotTime(day: string, zone: ZoneOffsets): Date {
  return timeOfInput(`${day}T10:00`, zone) as Date
}
