import { generatePath, matchRoutes } from 'react-router'
import { formatFilters } from '#domain/blog/filter-query.ts'
import { parseFilters } from '#domain/blog/filters.ts'
import { pageOf } from '#domain/paging/pagination.ts'
import { sharedQuery, sharedResult } from '#domain/quiz/share.ts'
import { routes } from '#web/routes.tsx'

/** The part of the query that a page reads on the server, normalized. Other pages read none. */
const QUERY_NORMALIZERS: Readonly<Record<string, (query: URLSearchParams) => URLSearchParams>> = {
  '/': (query) => {
    const shared = sharedResult(query)
    return shared ? sharedQuery(shared) : new URLSearchParams()
  },
  '/blog': (query) => formatFilters(parseFilters(query)),
  '/newsletter': pageQuery,
  '/newsletter/confirm': linkQuery,
  '/newsletter/unsubscribe': linkQuery,
  '/polls': pageQuery,
}

function pageQuery(query: URLSearchParams): URLSearchParams {
  const page = pageOf(query)
  return new URLSearchParams(page > 1 ? { page: String(page) } : {})
}

function linkQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name === 'token' || name === 'done'))
}

/** The address of every path without a page, so that they share one cached rendering. */
const NOT_FOUND_ADDRESS = '/404'

/** Removes query parameters that the page does not read, so that `/?x=1` and `/` share one cached rendering. */
export function pageAddress(url: string): string {
  if (!url.startsWith('/')) return NOT_FOUND_ADDRESS
  // Concatenated instead of resolved, because `//host/path` is a path here.
  const { pathname, searchParams } = new URL(`http://page${url}`)
  const match = matchRoutes(routes, pathname)?.at(-1)
  const pattern = match?.route.path
  if (!match || !pattern || pattern === '*') return NOT_FOUND_ADDRESS
  const query = QUERY_NORMALIZERS[pattern]?.(searchParams) ?? new URLSearchParams()
  const path = generatePath(pattern, match.params)
  return query.size > 0 ? `${path}?${query}` : path
}
