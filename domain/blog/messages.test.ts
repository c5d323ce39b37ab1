import { expect, test } from 'vitest'
import { byline, filteringBy, headingText, readTimeText } from './messages.ts'

test('each heading reads as specified', () => {
  expect(headingText({ kind: 'search', search: 'town hall' })).toBe('Search Results for “town hall”')
  expect(headingText({ kind: 'category', category: 'Practical Guides' })).toBe('Practical Guides')
  expect(headingText({ kind: 'tags', tags: ['local', 'how-to'] })).toBe('Tagged with local, how-to')
  expect(headingText({ kind: 'latest' })).toBe('Latest Articles')
})

test('tags, authors and minutes are written out', () => {
  expect(filteringBy(['local', 'how-to'])).toBe('Filtering by: local, how-to')
  expect(byline('Civic Unity Editorial Team')).toBe('By Civic Unity Editorial Team')
  expect(readTimeText(13)).toBe('13 min read')
})
