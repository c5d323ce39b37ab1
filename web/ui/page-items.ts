/** Spec §2 Blog list, pagination. At most seven items; 'gap' is an ellipsis. Pages count from 1. */
export function pageItems(current: number, pageCount: number): (number | 'gap')[] {
  const places = new Set([1, current - 2, current - 1, current, current + 1, current + 2, pageCount])
  const pages = [...places].filter((page) => page >= 1 && page <= pageCount)
  return pages.map((page) => {
    const isNumber = page === 1 || page === pageCount || Math.abs(page - current) <= 1
    return isNumber ? page : 'gap'
  })
}
