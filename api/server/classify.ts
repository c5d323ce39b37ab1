import { isUnavailable, RETRY_AFTER_SECONDS, UNAVAILABLE } from '#api/database/outage.ts'
import { DomainError, ERROR_STATUS, type ErrorCode, type FieldError } from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { failureHeaders } from './http.ts'

interface Classified {
  status: number
  code: ErrorCode
  message: string
  fields: readonly FieldError[]
  headers: Record<string, string>
  /** Not the caller's fault, so it goes into the log. */
  isOurs: boolean
}

export const INVALID_UNICODE = 'The text contains a character that cannot be stored.'
/** Postgres’ errors for U+0000 and, in JSON, lone surrogates, in values that are not cleaned like text. */
const NOT_STORABLE =
  /invalid byte sequence for encoding "UTF8"|unsupported Unicode escape|invalid input syntax for type json/

/** What REST and GraphQL say about an error that a service threw. Unexpected ones are masked. */
export function classify(error: unknown): Classified {
  const rest = { fields: [], headers: {}, isOurs: false }
  if (error instanceof DomainError) {
    const { code, message, fields } = error
    return { ...rest, status: ERROR_STATUS[code], code, message, fields, headers: failureHeaders(error) }
  }
  if (error instanceof Error && NOT_STORABLE.test(error.message))
    return { ...rest, status: 400, code: 'BAD_INPUT', message: INVALID_UNICODE }
  const ours = { ...rest, code: 'INTERNAL', isOurs: true } as const
  if (!isUnavailable(error)) return { ...ours, status: 500, message: UNEXPECTED_FAILURE }
  return {
    ...ours,
    status: 503,
    message: UNAVAILABLE,
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  }
}
