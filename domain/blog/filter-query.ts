export type FilterParams = {
  readonly search?: string
  readonly category?: string | null
  readonly tags?: readonly string[]
  readonly page?: number
}

export function sortedUnique(tags: readonly string[]): string[] {
  return [...new Set(tags)].sort()
}

/** Inverse of `parseFilters` (spec §4). Equal filters get equal query strings. */
export function formatFilters({ search, category, tags = [], page = 1 }: FilterParams): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (category) query.set('category', category)
  for (const tag of sortedUnique(tags)) query.append('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query
}
