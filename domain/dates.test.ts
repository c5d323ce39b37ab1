import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  timeInput,
  timeOfInput,
  type ZoneOffsets,
} from './dates.ts'

const NEW_YORK: ZoneOffsets = [
  [1_773_000_000, -240, 'EDT'],
  [1_793_512_800, -300, 'EST'],
]

test('a poll that closes at 8 PM in New York closes on that day', () => {
  const closesAt = '2026-12-01T01:00:00.000Z'
  expect(formatDateTime(closesAt, NEW_YORK)).toBe('Nov 30, 2026, 8:00 PM EST')
  expect(formatDate(closesAt, NEW_YORK)).toBe('Nov 30, 2026')
  expect(formatLongDate(closesAt, NEW_YORK)).toBe('November 30, 2026')
})

test('the hour follows the clock change, and noon and midnight are 12', () => {
  expect(formatDateTime('2026-11-01T05:59:00Z', NEW_YORK)).toBe('Nov 1, 2026, 1:59 AM EDT')
  expect(formatDateTime('2026-11-01T06:00:00Z', NEW_YORK)).toBe('Nov 1, 2026, 1:00 AM EST')
  expect(formatDateTime('2026-11-02T05:00:00Z', NEW_YORK)).toBe('Nov 2, 2026, 12:00 AM EST')
  expect(formatDateTime(new Date('2026-11-02T17:05:00Z'), NEW_YORK)).toBe('Nov 2, 2026, 12:05 PM EST')
})

test('times before the known offsets use the first one', () => {
  expect(formatDateTime('2020-01-01T12:00:00Z', NEW_YORK)).toBe('Jan 1, 2020, 8:00 AM EDT')
})

test('a typed time is in the zone, on both sides of a clock change', () => {
  const typed = (text: string) => timeOfInput(text, NEW_YORK)?.toISOString()
  expect(typed('2026-10-31T10:00')).toBe('2026-10-31T14:00:00.000Z')
  expect(typed('2026-11-01T00:59')).toBe('2026-11-01T04:59:00.000Z')
  expect(typed('2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z')
  expect(typed('')).toBeUndefined()
})

test('a time survives the field, except in the hour that comes twice', () => {
  const minutes = fc.integer({ min: 29_400_000, max: 30_500_000 }).map((minute) => minute * 60_000)
  fc.assert(
    fc.property(minutes, (at) => {
      const again = timeOfInput(timeInput(new Date(at), NEW_YORK), NEW_YORK)?.getTime()
      expect([at, at - 3_600_000]).toContain(again)
    }),
  )
})
