import { MAX_PAGE, PAGE_SIZE } from './limits.ts'

/** From the query of an address. Anything but a whole number from 1 to `MAX_PAGE` is page 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1
}

/** Spec §2 Blog list, pagination. At most seven items; 'gap' is an ellipsis. Pages count from 1. */
export function pageItems(current: number, pageCount: number): (number | 'gap')[] {
  const places = new Set([1, current - 2, current - 1, current, current + 1, current + 2, pageCount])
  const pages = [...places].filter((page) => page >= 1 && page <= pageCount)
  return pages.map((page) => {
    const isNumber = page === 1 || page === pageCount || Math.abs(page - current) <= 1
    return isNumber ? page : 'gap'
  })
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
