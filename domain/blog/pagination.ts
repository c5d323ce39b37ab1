import { PAGE_SIZE } from './limits.ts'

/** How many pages a list of posts fills; an empty list has one (Spec §9 Blog, page size 6). */
export function pageCountOf(total: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * What stands between previous and next (Spec §2 Blog list, pagination): the first page, the last page, and
 * the current one plus or minus 1; an ellipsis ('gap') where the current one plus or minus 2 is neither first
 * nor last. In: pages counted from 1. Out: in rising order, at most seven items.
 */
export function pageItems(current: number, pageCount: number): (number | 'gap')[] {
  const places = new Set([1, current - 2, current - 1, current, current + 1, current + 2, pageCount])
  const pages = [...places].filter((page) => page >= 1 && page <= pageCount)
  return pages.map((page) => {
    const isNumber = page === 1 || page === pageCount || Math.abs(page - current) <= 1
    return isNumber ? page : 'gap'
  })
}

/**
 * 'Showing x-y of n articles (Page p of q)' (Spec §2 Blog list). In: the page from 1, the page count, and how
 * many articles there are in all.
 */
export function showingLine(page: number, pageCount: number, total: number): string {
  const first = Math.min(total, (page - 1) * PAGE_SIZE + 1)
  const last = Math.min(total, page * PAGE_SIZE)
  return `Showing ${first}-${last} of ${total} articles (Page ${page} of ${pageCount})`
}

/** The same for those who hear it after another filter or page, e.g. '16 articles, page 2 of 3'. */
export function foundText(page: number, pageCount: number, total: number): string {
  const articles = total === 1 ? '1 article' : `${total} articles`
  return pageCount > 1 ? `${articles}, page ${page} of ${pageCount}` : articles
}
