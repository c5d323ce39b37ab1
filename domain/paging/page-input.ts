import { z } from 'zod'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { MAX_PAGE, MAX_PAGE_SIZE } from './pagination.ts'

export const PAGE_RULE = `Please use a page number from 1 to ${formatWholeNumber(MAX_PAGE)}`
export const PAGE_SIZE_RULE = `Please use a page size from 1 to ${MAX_PAGE_SIZE}`

/** From 1 to `max`. */
export const wholeNumber = (rule: string, max: number) => z.int(rule).min(1, rule).max(max, rule)

export const pageSchema = z.object({
  page: wholeNumber(PAGE_RULE, MAX_PAGE),
  pageSize: wholeNumber(PAGE_SIZE_RULE, MAX_PAGE_SIZE),
})
