import { z } from 'zod'
import { textSchema } from '#domain/text-schema.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_TAG_LENGTH, MAX_TAGS, PAGE_SIZE } from './limits.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from './search-query.ts'

export const PAGE_RULE = `Please use a page number from 1 to ${formatWholeNumber(MAX_PAGE)}`
export const PAGE_SIZE_RULE = `Please use a page size from 1 to ${MAX_PAGE_SIZE}`
export const TAGS_RULE = `Please use at most ${MAX_TAGS} tags, each up to ${MAX_TAG_LENGTH} characters`

const FIRST_RULE = `Please request 1 to ${MAX_PAGE_SIZE} posts`

/** From 1 to `max`. */
export const wholeNumber = (rule: string, max: number) => z.int(rule).min(1, rule).max(max, rule)

export const pageSchema = z.object({
  page: wholeNumber(PAGE_RULE, MAX_PAGE),
  pageSize: wholeNumber(PAGE_SIZE_RULE, MAX_PAGE_SIZE),
})

export const SEARCH_ORDERS = ['bestMatch', 'newest'] as const
export type SearchOrder = (typeof SEARCH_ORDERS)[number]

/** Spec §4 Blog list filters. A blank search or category does not filter. A post must have all tags. */
export const postListSchema = z.object({
  search: textSchema()
    .max(MAX_SEARCH_LENGTH, SEARCH_RULE)
    .nullish()
    .transform((search) => search ?? ''),
  category: textSchema()
    .nullish()
    .transform((category) => category || null),
  tags: z
    .array(textSchema().max(MAX_TAG_LENGTH, TAGS_RULE))
    .max(MAX_TAGS, TAGS_RULE)
    .nullish()
    // Tags are stored in lowercase.
    .transform((tags) => [
      ...new Set((tags ?? []).filter((tag) => tag !== '').map((tag) => tag.toLowerCase())),
    ]),
  page: pageSchema.shape.page.default(1),
  pageSize: pageSchema.shape.pageSize.default(PAGE_SIZE),
  order: z.enum(SEARCH_ORDERS).default('bestMatch'),
})

export type PostListInput = z.output<typeof postListSchema>

export const firstSchema = z.object({ first: wholeNumber(FIRST_RULE, MAX_PAGE_SIZE) })
