import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { INVALID_TOKEN } from '#domain/admin/messages.ts'

export function isUnauthenticated(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  )
}

const EXPLAINED_CODES: readonly unknown[] = ['FORBIDDEN', 'RATE_LIMITED']

/** Returns `fallback` unless the token is wrong, its role may not do this, or the rate limit was reached. */
export function failureReason(error: unknown, fallback: string): string {
  if (isUnauthenticated(error)) return INVALID_TOKEN
  const cause =
    CombinedGraphQLErrors.is(error) &&
    error.errors.find(({ extensions }) => EXPLAINED_CODES.includes(extensions?.['code']))
  return cause ? cause.message : fallback
}
