import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import type { BlogFilters } from '../../../domain/blog/filters.ts'
import { BLOG_ERRORS, BLOG_TEXT } from '../../../domain/blog/messages.ts'
import { httpErrorMessage } from '../../../domain/http-error.ts'

/**
 * What is said when a list did not load (Spec §8): a failed search and a failed category have words of their own,
 * another failure is told by its message, and one without a message by the general words.
 */
export function listFailure(error: Error, { search, category }: BlogFilters): string {
  if (search) return BLOG_ERRORS.search
  if (category) return BLOG_ERRORS.category
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return httpErrorMessage(error.statusCode, error.response.statusText, messageIn(error.bodyText))
  }
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || BLOG_TEXT.failedHint
  // What browsers say of a broken connection differs from one to the next and helps nobody.
  return BLOG_TEXT.failedHint
}

/** A body of problem+json holds the sentence that is meant for people. */
function messageIn(body: string): string {
  try {
    return JSON.parse(body).detail ?? body
  } catch {
    return body
  }
}
