import { MAX_PAGE, PAGE_SIZE } from './limits.ts'

/** From the query of an address. Anything but a whole number from 1 to `MAX_PAGE` is page 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1
}

export function showingLine(page: number, pageCount: number, total: number): string {
  const first = Math.min(total, (page - 1) * PAGE_SIZE + 1)
  const last = Math.min(total, page * PAGE_SIZE)
  return `Showing ${first}-${last} of ${total} articles (Page ${page} of ${pageCount})`
}

export function foundText(page: number, pageCount: number, total: number): string {
  const articles = total === 1 ? '1 article' : `${total} articles`
  return pageCount > 1 ? `${articles}, page ${page} of ${pageCount}` : articles
}
