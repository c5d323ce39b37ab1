import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PAGE } from '#domain/paging/pagination.ts'
import { CATEGORIES } from './categories.ts'
import { formatFilters } from './filter-query.ts'
import {
  type BlogFilterAction,
  type BlogFilters,
  blogFiltersReducer,
  headingOf,
  isFiltered,
  NO_FILTERS,
  parseFilters,
} from './filters.ts'
import { MAX_TAG_LENGTH, MAX_TAGS } from './limits.ts'
import { trimSearch } from './search-query.ts'

const everything: BlogFilters = {
  search: 'town hall',
  category: 'Civil Discourse',
  tags: ['how-to', 'local'],
  page: 3,
}
const tag = fc.constantFrom('local', 'how-to', 'family', 'evidence & polls', 'ünïty')
const anyAction: fc.Arbitrary<BlogFilterAction> = fc.oneof(
  fc.record({ type: fc.constant('submitSearch' as const), text: fc.string({ maxLength: 300 }) }),
  fc.record({ type: fc.constant('selectCategory' as const), category: fc.constantFrom(...CATEGORIES) }),
  fc.record({ type: fc.constant('toggleTag' as const), tag }),
  fc.constantFrom<BlogFilterAction>({ type: 'clearSearch' }, { type: 'clearTags' }, { type: 'clearAll' }),
)
const anyPage = fc.integer({ min: 1, max: 30 })
const anyFilters = fc
  .tuple(fc.array(anyAction, { maxLength: 30 }), anyPage)
  .map(([actions, page]) => ({ ...actions.reduce(blogFiltersReducer, NO_FILTERS), page }))

test('the filter rules hold after every step of any sequence of actions', () => {
  const step = (before: BlogFilters, action: BlogFilterAction): BlogFilters => {
    const after = blogFiltersReducer(before, action)
    const { page } = after
    expect(after.search).toBe(after.search.trim())
    expect(new Set(after.tags).size).toBe(after.tags.length)
    expect(Number.isInteger(page) && page >= 1).toBe(true)
    switch (action.type) {
      case 'submitSearch': {
        const search = trimSearch(action.text)
        expect(after).toEqual(search === '' ? before : { ...before, search, page: 1 })
        break
      }
      case 'selectCategory':
        expect(after).toEqual({ search: '', category: action.category, tags: [], page: 1 })
        break
      case 'toggleTag':
        expect(after).toMatchObject({ search: before.search, category: before.category, page: 1 })
        expect(after.tags.includes(action.tag)).toBe(!before.tags.includes(action.tag))
        expect(after.tags.filter((other) => other !== action.tag)).toEqual(
          before.tags.filter((other) => other !== action.tag),
        )
        break
      case 'clearSearch':
        expect(after).toEqual({ ...before, search: '', page: 1 })
        break
      case 'clearTags':
        expect(after).toEqual({ ...before, tags: [], page: 1 })
        break
      case 'clearAll':
        expect(after).toEqual({ search: '', category: null, tags: [], page: 1 })
    }
    return after
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(anyPage, anyAction), { maxLength: 30 }), (steps) => {
      let filters = NO_FILTERS
      for (const [page, action] of steps) filters = step({ ...filters, page }, action)
    }),
  )
})

test('a blank search changes nothing, and any other is trimmed and goes to page 1', () => {
  expect(blogFiltersReducer(everything, { type: 'submitSearch', text: '   ' })).toBe(everything)
  expect(blogFiltersReducer(everything, { type: 'submitSearch', text: ' fence ' })).toEqual({
    ...everything,
    search: 'fence',
    page: 1,
  })
})

test('selecting a category resets the search, the tags and the page', () => {
  expect(blogFiltersReducer(everything, { type: 'selectCategory', category: 'Practical Guides' })).toEqual({
    search: '',
    category: 'Practical Guides',
    tags: [],
    page: 1,
  })
})

test('clearing any filter goes to page 1 and keeps the others', () => {
  expect(blogFiltersReducer(everything, { type: 'clearTags' })).toEqual({ ...everything, tags: [], page: 1 })
  expect(blogFiltersReducer(everything, { type: 'clearSearch' })).toEqual({
    ...everything,
    search: '',
    page: 1,
  })
  expect(blogFiltersReducer(everything, { type: 'clearAll' })).toEqual(NO_FILTERS)
})

test('one click adds a tag, and the next removes it', () => {
  const once = blogFiltersReducer(everything, { type: 'toggleTag', tag: 'family' })
  expect(once).toMatchObject({ tags: ['family', 'how-to', 'local'], page: 1 })
  expect(blogFiltersReducer(once, { type: 'toggleTag', tag: 'family' }).tags).toEqual(everything.tags)
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
      const chosen = tags.reduce(
        (filters, tag) => blogFiltersReducer(filters, { type: 'toggleTag', tag }),
        NO_FILTERS,
      )
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
  expect(headingOf(everything).kind).toBe('search')
  expect(headingOf({ ...everything, search: '' })).toEqual({ kind: 'category', category: 'Civil Discourse' })
  expect(headingOf({ ...NO_FILTERS, tags: ['local'] })).toEqual({ kind: 'tags', tags: ['local'] })
  expect(headingOf(NO_FILTERS)).toEqual({ kind: 'latest' })
})

test('a list is filtered exactly when its heading is not the default', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(isFiltered(filters)).toBe(headingOf(filters).kind !== 'latest')
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
  const select = (tags: readonly string[]) =>
    blogFiltersReducer({ ...NO_FILTERS, tags }, { type: 'toggleTag', tag: 'z' }).tags
  expect(select(some)).toEqual(some)
  expect(select(some.slice(1))).toEqual([...some.slice(1), 'z'])
})

test('a page number beyond the maximum becomes page 1', () => {
  const page = (text: string) => parseFilters(new URLSearchParams(`page=${text}`)).page
  expect([1, 2, MAX_PAGE, MAX_PAGE + 1].map((number) => page(String(number)))).toEqual([1, 2, MAX_PAGE, 1])
})
