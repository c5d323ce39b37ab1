import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'

export function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  )
}

/** Returns `fallback` unless the token is wrong or the rate limit was reached. */
export function failureReason(error: unknown, fallback: string): string {
  if (isUnauthenticated(error)) return INVALID_TOKEN
  const rateLimitError =
    CombinedGraphQLErrors.is(error) &&
    error.errors.find(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED')
  return rateLimitError ? rateLimitError.message : fallback
}
