import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'

/** Spec §8 General rule. Undefined if the connection broke, because every browser words that differently. */
export function failureMessage(error: unknown): string | undefined {
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return `${error.statusCode}: ${messageIn(error.bodyText) || error.response.statusText}`
  }
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined
}

/** The `detail` of a problem+json body is written for people. */
function messageIn(body: string): string {
  try {
    return JSON.parse(body).detail ?? body
  } catch {
    return body
  }
}
