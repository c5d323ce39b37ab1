export const MAX_PAGE_SIZE = 50

/** Protects the database from large offsets. */
export const MAX_PAGE = 1_000_000

/** From the query of an address. Anything but a whole number from 1 to `MAX_PAGE` is page 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1
}
