import type { BlogFilters } from '../../../domain/blog/filters.ts'
import { BLOG_ERRORS, BLOG_TEXT } from '../../../domain/blog/messages.ts'
import { failureMessage } from '../../apollo/failure-message.ts'

/**
 * What is said when a list did not load (Spec §8): a failed search and a failed category have words of their own,
 * another failure is told by its message, and one without a message by the general words.
 */
export function listFailure(error: Error, { search, category }: BlogFilters): string {
  if (search) return BLOG_ERRORS.search
  if (category) return BLOG_ERRORS.category
  return failureMessage(error) || BLOG_TEXT.failedHint
}
