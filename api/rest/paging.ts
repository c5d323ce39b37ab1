import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Accepts decimal digits only. `Number` would also accept `0x10`, `1e1` and blanks. */
export function wholeNumber(rule: string, max: number) {
  const read = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text)
  return z.preprocess(read, z.int(rule).min(1, rule).max(max, rule)).optional()
}

/** Link header with the first, previous, next and last page (RFC 8288). */
export function linkHeader({ url, query }: FastifyRequest, page: number, pageCount: number): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site')
  // Drop unknown parameters, because requests that differ only in those share a cached response.
  for (const name of [...searchParams.keys()])
    if (!Object.hasOwn(query as object, name)) searchParams.delete(name)
  const at = (number: number, rel: string) => {
    searchParams.set('page', String(number))
    return `<${pathname}?${searchParams}>; rel="${rel}"`
  }
  const links = [
    pageCount > 1 && at(1, 'first'),
    page > 1 && page <= pageCount && at(page - 1, 'prev'),
    page < pageCount && at(page + 1, 'next'),
    pageCount > 1 && at(pageCount, 'last'),
  ].filter((link) => link !== false)
  return links.length > 0 ? links.join(', ') : null
}
