import { expect, test } from 'vitest'
import type { ZoneOffsets } from '#domain/dates.ts'
import { catchAllHint } from './poll-admin-text.ts'
import { apartText, openForText, pollDescription } from './poll-page-text.ts'
import { quoted, quotedList, quotedOrCounted } from './quoted.ts'

test('a poll was open for at least a day, unless it was closed before it was stored', () => {
  const noon = new Date('2026-11-06T12:00:00Z')
  expect(openForText(noon, new Date('2026-11-06T13:00:00Z'))).toBe('Open for 1 day')
  expect(openForText(noon, new Date('2026-12-04T12:00:00Z'))).toBe('Open for 28 days')
  expect(openForText(noon, new Date('2026-11-02T12:00:00Z'))).toBeNull()
})

test('differences are in points', () => {
  expect(apartText(1)).toBe('At most 1 point apart.')
  expect(apartText(0)).toBe('The same shares on every answer.')
  expect(apartText(11)).toBe('At most 11 points apart.')
})

test('the description of a page never gives away a result', () => {
  const zone: ZoneOffsets = [[0, 0, 'UTC']]
  expect(pollDescription(null, zone)).not.toMatch(/\d/)
  expect(pollDescription('2026-11-06T12:00:00Z', zone)).toBe(
    'Closed on November 6, 2026. See the results of this community poll.',
  )
})

test('punctuation goes inside the quotation marks, once', () => {
  expect(quoted('Roads.', ',')).toBe('“Roads,”')
  expect(quoted('Why not?', ',')).toBe('“Why not?”')
  expect(quoted('Why not?', '.')).toBe('“Why not?”')
  expect(quotedList(['Roads', 'Parks', 'Pools'], '.')).toBe('“Roads,” “Parks” and “Pools.”')
  expect(quotedOrCounted(['Roads', 'Parks', 'Pools'], '.')).toBe('“Roads,” “Parks” and “Pools.”')
  expect(quotedOrCounted(['Roads', 'Parks', 'Pools', 'Paths'], '.')).toBe('4 answers.')
})

test('the dashboard names the options that look like catch-alls', () => {
  expect(catchAllHint(['Other'])).toMatch(/^“Other” looks like a catch-all\. People with different views/)
  expect(catchAllHint(['Other', 'Something else'])).toMatch(
    /^“Other” and “Something else” look like catch-alls\. .* may choose such an option for different reasons/,
  )
})
