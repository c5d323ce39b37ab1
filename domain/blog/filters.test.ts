import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PAGE } from '#domain/paging/pagination.ts'
import { CATEGORIES } from './categories.ts'
import { formatFilters } from './filter-query.ts'
import { type BlogFilters, isFiltered, NO_FILTERS, parseFilters, toggleTag } from './filters.ts'
import { MAX_TAG_LENGTH, MAX_TAGS } from './limits.ts'
import { headingText } from './messages.ts'
import { trimSearch } from './search-query.ts'

const everything: BlogFilters = {
  search: 'town hall',
  category: 'Civil Discourse',
  tags: ['how-to', 'local'],
  page: 3,
}
const tag = fc.constantFrom('local', 'how-to', 'family', 'evidence & polls', 'ünïty')
const anyTags = fc.array(tag, { maxLength: 30 }).map((clicked) => clicked.reduce(toggleTag, NO_FILTERS.tags))
const anyFilters: fc.Arbitrary<BlogFilters> = fc.record({
  search: fc.string({ maxLength: 300 }).map(trimSearch),
  category: fc.constantFrom(...CATEGORIES, null),
  tags: anyTags,
  page: fc.integer({ min: 1, max: 30 }),
})

test('one click adds a tag, and the next removes it, without a change to the others', () => {
  expect(toggleTag(everything.tags, 'family')).toEqual(['family', 'how-to', 'local'])
  fc.assert(
    fc.property(anyTags, tag, (before, clicked) => {
      const after = toggleTag(before, clicked)
      const others = (tags: readonly string[]) => tags.filter((other) => other !== clicked)
      expect(after.includes(clicked)).toBe(!before.includes(clicked))
      expect(others(after)).toEqual(others(before))
      expect(new Set(after).size).toBe(after.length)
      expect(toggleTag(after, clicked)).toEqual(before)
    }),
  )
})

test('parsing a formatted URL returns the same filters', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(parseFilters(new URLSearchParams(formatFilters(filters).toString()))).toEqual(filters)
    }),
  )
})

test('tags in a URL match in any letter case', () => {
  expect(parseFilters(new URLSearchParams('tag=Local&tag=local&tag=HOW-TO')).tags).toEqual([
    'how-to',
    'local',
  ])
})

test('the order in which tags are selected does not affect the list or its URL', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['local', 'how-to', 'family', 'ünïty']), (tags) => {
      const chosen = { ...NO_FILTERS, tags: tags.reduce(toggleTag, NO_FILTERS.tags) }
      const linked = parseFilters(new URLSearchParams(tags.map((tag) => ['tag', tag])))
      expect(linked).toEqual(chosen)
      expect(formatFilters({ tags }).toString()).toBe(formatFilters(chosen).toString())
    }),
  )
})

test('an unfiltered list has an empty query string', () => {
  expect(formatFilters(NO_FILTERS).toString()).toBe('')
  expect(formatFilters(everything).toString()).toBe(
    'q=town+hall&category=Civil+Discourse&tag=how-to&tag=local&page=3',
  )
})

test('invalid parameters are ignored', () => {
  const query = `q=%20&category=Gossip&tag=&tag=${'x'.repeat(51)}&page=-4`
  expect(parseFilters(new URLSearchParams(query))).toEqual(NO_FILTERS)
  for (const page of ['0', '1.5', 'x', '1e99', '1000001', ''])
    expect(parseFilters(new URLSearchParams({ page })).page).toBe(1)
  expect(parseFilters(new URLSearchParams('category=civil%20DISCOURSE&tag=a&tag=a'))).toMatchObject({
    category: 'Civil Discourse',
    tags: ['a'],
  })
})

test('the heading prefers the search over the category and the category over the tags', () => {
  expect(headingText(everything)).toBe('Search Results for “town hall”')
  expect(headingText({ ...everything, search: '' })).toBe('Civil Discourse')
  expect(headingText({ ...NO_FILTERS, tags: ['local', 'how-to'] })).toBe('Tagged with local, how-to')
  expect(headingText(NO_FILTERS)).toBe('Latest Articles')
})

test('a list is filtered exactly when its heading is not the default', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(isFiltered(filters)).toBe(headingText(filters) !== 'Latest Articles')
    }),
  )
})

test('tags from a URL are cleaned and limited in number and length', () => {
  const parsed = (query: string) => parseFilters(new URLSearchParams(query)).tags
  const many = Array.from({ length: MAX_TAGS + 1 }, (_, index) => `tag=t${String(index).padStart(2, '0')}`)
  expect(parsed(many.join('&')).length).toBe(MAX_TAGS)
  expect(parsed('tag=lo%00cal&tag=+how-to+')).toEqual(['how-to', 'local'])
  const lengths = [MAX_TAG_LENGTH, MAX_TAG_LENGTH + 1].map(
    (length) => parsed(`tag=${'x'.repeat(length)}`).length,
  )
  expect(lengths).toEqual([1, 0])
})

test('no tag can be added beyond the maximum', () => {
  const some = Array.from({ length: MAX_TAGS }, (_, index) => `t${String(index).padStart(2, '0')}`)
  expect(toggleTag(some, 'z')).toEqual(some)
  expect(toggleTag(some.slice(1), 'z')).toEqual([...some.slice(1), 'z'])
})

test('a page number beyond the maximum becomes page 1', () => {
  const page = (text: string) => parseFilters(new URLSearchParams(`page=${text}`)).page
  expect([1, 2, MAX_PAGE, MAX_PAGE + 1].map((number) => page(String(number)))).toEqual([1, 2, MAX_PAGE, 1])
})
