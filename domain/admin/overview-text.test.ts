import { expect, test } from 'vitest'
import { attentionText, greeting } from './overview-text.ts'

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
