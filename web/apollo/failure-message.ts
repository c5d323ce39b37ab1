import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'

/** The message of what went wrong, as Spec §8 General rule words it; none when the connection broke. */
export function failureMessage(error: unknown): string | undefined {
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return `${error.statusCode}: ${messageIn(error.bodyText) || error.response.statusText}`
  }
  // What browsers say of a broken connection differs from one to the next and helps nobody.
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined
}

/** A body of problem+json holds the sentence that is meant for people. */
function messageIn(body: string): string {
  try {
    return JSON.parse(body).detail ?? body
  } catch {
    return body
  }
}
