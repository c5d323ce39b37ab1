import { z } from 'zod'

/** Which page of a list of the desk: at most 50 things a page. */
export const pageSchema = z.object({
  page: z.int().min(1, 'Pages are counted from 1').max(1_000_000),
  pageSize: z.int().min(1).max(50, 'A page holds at most 50'),
})

export interface DeskPage {
  totalCount: number
  page: number
  pageCount: number
  window: { skip: number; take: number }
}

/** A page's numbers, and its window for the database; a page beyond the last is the last. */
export function pageOf({ page, pageSize }: z.output<typeof pageSchema>, totalCount: number): DeskPage {
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize))
  const shown = Math.min(page, pageCount)
  return {
    totalCount,
    page: shown,
    pageCount,
    window: { skip: (shown - 1) * pageSize, take: pageSize },
  }
}
