import { expect, test } from 'vitest'
import { type CountRow, slugTitle, trendOf, trendRange } from './trends.ts'

const row = (day: string, count: number, key = '', kind: CountRow['kind'] = 'VOTE'): CountRow => ({
  day,
  kind,
  key,
  count,
})

test('a trend compares the 28 days before today with the 28 days before those', () => {
  const trend = trendOf(
    [
      row('2026-09-28', 50, 'too-old'),
      row('2026-09-29', 1, 'park'),
      row('2026-10-26', 2, 'park'),
      row('2026-10-27', 4, 'park'),
      row('2026-11-23', 8, 'pool'),
      row('2026-11-24', 100, 'pool'),
      row('2026-11-23', 1000, 'quiz', 'CHALLENGE'),
    ],
    'VOTE',
    '2026-11-24',
  )
  expect([trend.total, trend.before, trend.today]).toEqual([12, 3, 100])
  expect(trend.days).toHaveLength(28)
  expect(trend.days[0]).toEqual({ day: '2026-10-27', now: 4, before: 1 })
  expect(trend.days.at(-1)).toEqual({ day: '2026-11-23', now: 8, before: 2 })
  expect(trend.keys).toEqual([
    { key: 'pool', total: 8, before: 0 },
    { key: 'park', total: 4, before: 3 },
  ])
  expect(trendRange('2026-11-24')).toEqual({ from: '2026-09-29', to: '2026-11-24' })
})

test('the totals of a trend are the sums of its days, also across a clock change', () => {
  const rows = Array.from({ length: 57 }, (_, index) =>
    row(new Date(Date.UTC(2026, 8, 29 + index)).toISOString().slice(0, 10), index),
  )
  const { days, total, before, today } = trendOf(rows, 'VOTE', '2026-11-24')
  expect(days.reduce((sum, { now }) => sum + now, 0)).toBe(total)
  expect(days.reduce((sum, day) => sum + day.before, 0)).toBe(before)
  expect(total + before + today).toBe((56 * 57) / 2)
})

test('a slug reads like a title', () => {
  expect(slugTitle('reading-a-poll-in-two-minutes')).toBe('Reading a poll in two minutes')
})
