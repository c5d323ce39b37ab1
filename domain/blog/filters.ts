import { pageOf } from '#domain/paging/pagination.ts'
import { cleanText } from '#domain/text.ts'
import { type Category, findCategory } from './categories.ts'
import { sortedUnique } from './filter-query.ts'
import { MAX_TAG_LENGTH, MAX_TAGS } from './limits.ts'
import { trimSearch } from './search-query.ts'

/** '' and null mean no filter. A post must have all tags. Pages count from 1 (spec §4). */
export type BlogFilters = {
  readonly search: string
  readonly category: Category | null
  readonly tags: readonly string[]
  readonly page: number
}

export type BlogFilterAction =
  | { readonly type: 'submitSearch'; readonly text: string }
  | { readonly type: 'clearSearch' }
  | { readonly type: 'selectCategory'; readonly category: Category }
  | { readonly type: 'toggleTag'; readonly tag: string }
  | { readonly type: 'clearTags' }
  | { readonly type: 'clearAll' }

export const NO_FILTERS: BlogFilters = { search: '', category: null, tags: [], page: 1 }

/** Spec §4. Ignores a blank search. A category resets search and tags. Every change leads to page 1. */
export function blogFiltersReducer(filters: BlogFilters, action: BlogFilterAction): BlogFilters {
  switch (action.type) {
    case 'submitSearch': {
      const search = trimSearch(action.text)
      return search ? { ...filters, search, page: 1 } : filters
    }
    case 'clearSearch':
      return { ...filters, search: '', page: 1 }
    case 'selectCategory':
      return { ...NO_FILTERS, category: action.category }
    case 'toggleTag':
      return { ...filters, tags: toggled(filters.tags, action.tag), page: 1 }
    case 'clearTags':
      return { ...filters, tags: [], page: 1 }
    case 'clearAll':
      return NO_FILTERS
  }
}

export function isFiltered({ search, category, tags }: BlogFilters): boolean {
  return search !== '' || category !== null || tags.length > 0
}

/** Reads filters from a query string and ignores invalid values (spec §4). */
export function parseFilters(query: URLSearchParams): BlogFilters {
  const tags = query.getAll('tag').map((tag) => cleanText(tag).trim().toLowerCase())
  const valid = tags.filter((tag) => tag !== '' && tag.length <= MAX_TAG_LENGTH)
  return {
    search: trimSearch(query.get('q') ?? ''),
    category: findCategory(query.get('category') ?? '') ?? null,
    tags: sortedUnique(valid).slice(0, MAX_TAGS),
    page: pageOf(query),
  }
}

/** A search takes precedence over a category, and a category over tags (spec §2). */
export type BlogHeading =
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'category'; readonly category: Category }
  | { readonly kind: 'tags'; readonly tags: readonly string[] }
  | { readonly kind: 'latest' }

export function headingOf({ search, category, tags }: BlogFilters): BlogHeading {
  if (search) return { kind: 'search', search }
  if (category) return { kind: 'category', category }
  if (tags.length > 0) return { kind: 'tags', tags }
  return { kind: 'latest' }
}

function toggled(tags: readonly string[], tag: string): readonly string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag)
  return tags.length < MAX_TAGS ? sortedUnique([...tags, tag]) : tags
}
