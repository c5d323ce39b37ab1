/** What the blog list can be narrowed to, as an address names it. */
export type ListedBy = {
  readonly search?: string
  readonly category?: string | null
  readonly tags?: readonly string[]
  readonly page?: number
}

/** Tags in their one order, each once: whichever was chosen first, the list is the same. */
export function inOrder(tags: readonly string[]): string[] {
  return [...new Set(tags)].sort()
}

/**
 * The query that stands for filters, empty for none (Spec §4 Blog list filters): fixed order, defaults left out, so that
 * equal lists share an address. `parseFilters` reads it back.
 */
export function formatFilters({ search, category, tags = [], page = 1 }: ListedBy): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (category) query.set('category', category)
  for (const tag of inOrder(tags)) query.append('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query
}
