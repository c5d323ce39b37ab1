import { textSchema } from '#domain/text-schema.ts'
import { MAX_SEARCH_LENGTH, SEARCH_RULE } from './search-query.ts'

const BLANK_SEARCH = 'Please enter a search term'

export const searchQuerySchema = textSchema(BLANK_SEARCH)
  .min(1, BLANK_SEARCH)
  .max(MAX_SEARCH_LENGTH, SEARCH_RULE)
