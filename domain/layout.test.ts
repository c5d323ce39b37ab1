import { expect, test } from 'vitest'
import { NAV_ITEMS, SCROLL_TO_HASH_DELAY_MS, SECTIONS } from './layout.ts'

test('the desktop navigation matches the specification', () => {
  expect(NAV_ITEMS.map((item) => item.label)).toEqual([
    'Unity Challenges',
    'Find Your Overlap',
    'Shared Values',
    'Unity Insights',
    'Community Pulse',
    'Blog',
  ])
})

test('the menu on small screens renames exactly two entries', () => {
  const renamed = NAV_ITEMS.filter((item) => item.small !== item.label)
  expect(renamed.map((item) => item.small)).toEqual(['American Stories', 'Community Polls'])
})

test('the sections and the scroll delay match the specification', () => {
  expect(SECTIONS).toEqual(['challenges', 'quiz', 'values', 'splits', 'stories', 'polls', 'newsletter'])
  expect(SCROLL_TO_HASH_DELAY_MS).toBe(100)
})
