import { z } from 'zod'
import { pageSchema, wholeNumber } from '#domain/paging/page-input.ts'
import { MAX_PAGE_SIZE } from '#domain/paging/pagination.ts'
import { textSchema } from '#domain/text-schema.ts'
import { MAX_TAG_LENGTH, MAX_TAGS, PAGE_SIZE } from './limits.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from './search-query.ts'

export const TAGS_RULE = `Please use at most ${MAX_TAGS} tags, each up to ${MAX_TAG_LENGTH} characters`

const FIRST_RULE = `Please request 1 to ${MAX_PAGE_SIZE} posts`

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

const BLANK_SEARCH = 'Please enter a search term'

export const searchQuerySchema = textSchema(BLANK_SEARCH)
  .min(1, BLANK_SEARCH)
  .max(MAX_SEARCH_LENGTH, SEARCH_RULE)
