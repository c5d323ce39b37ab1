import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteZone } from '#api/server/site-zone.ts'
import { CATEGORIES } from '#domain/blog/categories.ts'
import { localDay, type ZoneOffsets } from '#domain/dates.ts'
import {
  drawCategory,
  dueSlot,
  isDueToday,
  nextSlot,
  type ScheduleInput,
  slotTime,
  upcomingSlot,
} from './schedule.ts'

const NEW_YORK = 'America/New_York'
const HOUR = 60 * 60 * 1000
const ZONES = [NEW_YORK, 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC'].map(
  (timeZone) => ({ timeZone, zone: siteZone({ SITE_TIMEZONE: timeZone }) }),
)
const zones = fc.constantFrom(...ZONES)
const IN_NEW_YORK = siteZone({ SITE_TIMEZONE: NEW_YORK })

const at = (time: string, lastSlotDay: string | null): ScheduleInput => ({
  now: new Date(time),
  lastSlotDay,
  zone: IN_NEW_YORK,
})

/** The local wall-clock time, computed without the code under test. */
const clock = (instant: Date, timeZone: string) =>
  instant.toLocaleTimeString('en-US', { timeZone, hour12: false, hour: '2-digit', minute: '2-digit' })

function run(start: Date, days: number, everyMinutes: number, zone: ZoneOffsets) {
  const slots: { slot: string; at: Date }[] = []
  let lastSlotDay: string | null = null
  const end = start.getTime() + days * 24 * HOUR
  for (let time = start.getTime(); time < end; time += everyMinutes * 60_000) {
    const slot = dueSlot({ now: new Date(time), lastSlotDay, zone })
    if (slot === null) continue
    slots.push({ slot, at: new Date(time) })
    lastSlotDay = localDay(new Date(time), zone)
  }
  return slots
}

test('without any post, the first one is due today at 10 AM', () => {
  expect(dueSlot(at('2026-11-18T14:59:59Z', null))).toBeNull()
  expect(nextSlot(at('2026-11-18T14:59:59Z', null)).toISOString()).toBe('2026-11-18T15:00:00.000Z')
  expect(dueSlot(at('2026-11-18T15:00:00Z', null))).toBe('2026-11-18')
})

test('without any post, a slot before the schedule was turned on is not due', () => {
  const input = { ...at('2026-11-18T16:00:00Z', null), since: new Date('2026-11-18T15:30:00Z') }
  expect(dueSlot(input)).toBeNull()
  expect(nextSlot(input).toISOString()).toBe('2026-11-19T15:00:00.000Z')
  expect(dueSlot({ ...input, since: new Date('2026-11-18T15:00:00Z') })).toBe('2026-11-18')
})

test('the upcoming slot of a disabled schedule is the next 10 AM', () => {
  expect(upcomingSlot(at('2026-11-18T14:00:00Z', null)).toISOString()).toBe('2026-11-18T15:00:00.000Z')
  expect(upcomingSlot(at('2026-11-18T16:00:00Z', null)).toISOString()).toBe('2026-11-19T15:00:00.000Z')
})

test('the next post is due two days after the last, at 10 AM local time', () => {
  expect(nextSlot(at('2026-11-18T20:00:00Z', '2026-11-18')).toISOString()).toBe('2026-11-20T15:00:00.000Z')
  expect(isDueToday(at('2026-11-19T20:00:00Z', '2026-11-18'))).toBe(false)
  expect(isDueToday(at('2026-11-20T06:00:00Z', '2026-11-18'))).toBe(true)
  expect(dueSlot(at('2026-11-20T15:00:00Z', '2026-11-18'))).toBe('2026-11-20')
})

test('after a missed week one post is made up for, and the schedule continues from its day', () => {
  const afterAWeek = at('2026-11-27T03:00:00Z', '2026-11-18')
  expect(dueSlot(afterAWeek)).toBe('2026-11-26')
  expect(nextSlot(afterAWeek)).toEqual(afterAWeek.now)
  expect(dueSlot(at('2026-11-27T03:00:00Z', '2026-11-26'))).toBeNull()
})

test('a missed slot keeps its date past midnight, so that it is not repeated', () => {
  expect(dueSlot(at('2026-11-21T04:59:00Z', '2026-11-18'))).toBe('2026-11-20')
  expect(dueSlot(at('2026-11-21T05:01:00Z', '2026-11-18'))).toBe('2026-11-20')
})

test.each([
  ['if the clocks go back', '2026-10-10T12:00:00Z'],
  ['if the clocks go forward', '2027-02-20T12:00:00Z'],
])('over 60 days a post is due every other day at exactly 10 AM in New York, even %s', (_, start) => {
  const slots = run(new Date(start), 60, 15, IN_NEW_YORK)
  expect(slots.length).toBe(30)
  for (const post of slots)
    expect([clock(post.at, NEW_YORK), localDay(post.at, IN_NEW_YORK)]).toEqual(['10:00', post.slot])
  const days = slots.map((post) => Date.parse(post.slot) / (24 * HOUR))
  expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 2)).toBe(true)
})

test('a slot is at 10 AM local time in every zone and season', () => {
  fc.assert(
    fc.property(
      zones,
      fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      ({ timeZone, zone }, date) => {
        const day = date.toISOString().slice(0, 10)
        const slot = slotTime(day, zone)
        expect(clock(slot, timeZone)).toBe('10:00')
        expect(localDay(slot, zone)).toBe(day)
      },
    ),
  )
})

test('with any check interval, slots are unique and posts are at least two days apart', () => {
  const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, start, fc.integer({ min: 30, max: 6000 }), ({ zone }, from, everyMinutes) => {
      const slots = run(from, 60, everyMinutes, zone)
      expect(new Set(slots.map((post) => post.slot)).size).toBe(slots.length)
      for (const post of slots)
        expect(post.at.getTime()).toBeGreaterThanOrEqual(slotTime(post.slot, zone).getTime())
      const days = slots.map((post) => Date.parse(localDay(post.at, zone)) / (24 * HOUR))
      expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) >= 2)).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('the next slot is never in the past, and it is now when one is due', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, day, fc.option(day), ({ zone }, now, last) => {
      const input = { now, lastSlotDay: last ? last.toISOString().slice(0, 10) : null, zone }
      const next = nextSlot(input)
      expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime())
      if (dueSlot(input) !== null) expect([next, isDueToday(input)]).toEqual([now, true])
    }),
  )
})

test('every category can be drawn, and nothing else', () => {
  expect([0, 0.25, 0.5, 0.75, 0.999].map(drawCategory)).toEqual([...CATEGORIES, 'Civil Discourse'])
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(CATEGORIES).toContain(drawCategory(random))
    }),
  )
})
