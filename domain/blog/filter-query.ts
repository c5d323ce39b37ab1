export type ListedBy = {
  readonly search?: string
  readonly category?: string | null
  readonly tags?: readonly string[]
  readonly page?: number
}

/** Sorted and unique, so that equal filters share an address. */
export function sortedUnique(tags: readonly string[]): string[] {
  return [...new Set(tags)].sort()
}

/**
 * Query string for filters (spec §4 Blog list filters). Fixed order and no defaults, so that equal lists share an
 * address. Inverse of `parseFilters`.
 */
export function formatFilters({ search, category, tags = [], page = 1 }: ListedBy): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (category) query.set('category', category)
  for (const tag of sortedUnique(tags)) query.append('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query
}
