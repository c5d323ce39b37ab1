import { generatePath, matchRoutes } from 'react-router-dom'
import { routes } from './routes.tsx'

/** The query parameters that a page reads on the server; all others are the browser's affair. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': ['shared', 'overlap'],
  '/blog': ['q', 'category', 'tag', 'page'],
  '/newsletter/confirm': ['token', 'done'],
  '/newsletter/unsubscribe': ['token', 'done'],
}

/** Where every path that is no page leads: one rendering serves them all. */
const NOWHERE = '/404'

/**
 * The address of what is shown at `url`: without parameters that no page knows, in one spelling. Pages are rendered
 * and kept by it, so that `/?x=1`, `/?x=2` … are one page.
 * @param url path and query, as requested.
 */
export function addressOf(url: string): string {
  if (!url.startsWith('/')) return NOWHERE
  // Joined, not resolved: `//host/path` is a path here.
  const { pathname, searchParams } = new URL(`http://page${url}`)
  const match = matchRoutes(routes, pathname)?.at(-1)
  const pattern = match?.route.path
  if (!match || !pattern || pattern === '*') return NOWHERE
  const query = new URLSearchParams()
  for (const name of PARAMETERS[pattern] ?? []) {
    for (const value of searchParams.getAll(name)) query.append(name, value)
  }
  const path = generatePath(pattern, match.params)
  return query.size > 0 ? `${path}?${query}` : path
}
