import { z } from 'zod'
import { PAGE_RULE, wholeNumber } from '#domain/paging/page-input.ts'
import { MAX_PAGE } from '#domain/paging/pagination.ts'

/** Accepts decimal digits only. `Number` would also accept `0x10`, `1e1` and blanks. */
export function parameter(rule: string, max: number) {
  const read = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text)
  return z.preprocess(read, wholeNumber(rule, max))
}

/** Query parameters of a list with pages. `limit` is at most `max`. Each route has its own defaults. */
export const pageQuery = (max: number, rule: string) => ({
  page: parameter(PAGE_RULE, MAX_PAGE).optional().describe('Page number, counted from 1.'),
  limit: parameter(rule, max).optional().describe(`Items per page, from 1 to ${max}.`),
})

export const PAGES =
  '`X-Total-Count` is the number of items on all pages, and `Link` has the URLs of the first, previous, next and last pages. A page beyond the last is empty, with links to the first and last only.'

/** Link header with the first, previous, next and last page (RFC 8288). */
export function linkHeader(url: string, query: Record<string, unknown>, pageCount: number): string {
  const page = Number(query['page'] ?? 1)
  const { pathname, searchParams } = new URL(url, 'http://site')
  // Drop unknown parameters, because requests that differ only in those share a cached response. Its links keep the order and
  // the spelling of the first request.
  for (const name of [...searchParams.keys()]) if (!Object.hasOwn(query, name)) searchParams.delete(name)
  const at = (number: number, rel: string) => {
    searchParams.set('page', String(number))
    return `<${pathname}?${searchParams}>; rel="${rel}"`
  }
  return [
    at(1, 'first'),
    page > 1 && page <= pageCount && at(page - 1, 'prev'),
    page < pageCount && at(page + 1, 'next'),
    at(Math.max(1, pageCount), 'last'),
  ]
    .filter(Boolean)
    .join(', ')
}
