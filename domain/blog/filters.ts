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

export const NO_FILTERS: BlogFilters = { search: '', category: null, tags: [], page: 1 }

/** Adds none beyond the maximum. */
export function toggleTag(tags: readonly string[], tag: string): readonly string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag)
  return tags.length < MAX_TAGS ? sortedUnique([...tags, tag]) : tags
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
