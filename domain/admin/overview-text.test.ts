import { expect, test } from 'vitest'
import { attentionText, greeting, waitedText } from './overview-text.ts'

test('the greeting follows the clock', () => {
  expect([0, 11, 12, 17, 18, 23].map((hour) => greeting(hour, 'Ana'))).toEqual([
    'Good morning, Ana.',
    'Good morning, Ana.',
    'Good afternoon, Ana.',
    'Good afternoon, Ana.',
    'Good evening, Ana.',
    'Good evening, Ana.',
  ])
})

test('what needs attention is in words up to twelve, then in figures', () => {
  expect([0, 1, 2, 12, 13, 1234].map(attentionText)).toEqual([
    'Nothing needs attention.',
    'One thing needs attention.',
    'Two things need attention.',
    'Twelve things need attention.',
    '13 things need attention.',
    '1,234 things need attention.',
  ])
})

test('how long something has waited is rounded down', () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const waited = (hours: number) => waitedText(new Date(now.getTime() - hours * 3_600_000), now)
  expect([0.5, 1, 1.9, 47.9, 48, 71.9].map(waited)).toEqual([
    'less than an hour',
    '1 hour',
    '1 hour',
    '47 hours',
    '2 days',
    '2 days',
  ])
})
