import type { ZodError } from 'zod'

/** Stable error codes with the HTTP status of the REST API. Never rename one. */
export const ERROR_STATUS = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  GENERATION_FAILED: 502,
  GENERATION_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const INVALID_INPUT = 'The input is not valid.'

/** `path` joins nested keys with dots. '' is the input itself. */
export type FieldError = { readonly path: string; readonly message: string }

/** An expected failure with a message that is safe to show (spec §8). */
export class DomainError extends Error {
  override readonly name: string = 'DomainError'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

const failureWith = (code: ErrorCode) =>
  class extends DomainError {
    constructor(message: string, fields?: readonly FieldError[]) {
      super(code, message, fields)
    }
  }

export class BadInput extends failureWith('BAD_INPUT') {}
export class Unauthenticated extends failureWith('UNAUTHENTICATED') {}
export class Forbidden extends failureWith('FORBIDDEN') {}
export class NotFound extends failureWith('NOT_FOUND') {}
export class Conflict extends failureWith('CONFLICT') {}
export class GenerationFailed extends failureWith('GENERATION_FAILED') {}
export class GenerationUnavailable extends failureWith('GENERATION_UNAVAILABLE') {}

export const TOO_MANY_REQUESTS = 'Too many requests. Please try again later.'

/** `reset` is in seconds until the window ends. */
export interface Quota {
  readonly name: string
  readonly limit: number
  readonly remaining: number
  readonly reset: number
}

export class RateLimited extends DomainError {
  readonly quota: Quota

  constructor(message: string, quota: Quota) {
    super('RATE_LIMITED', message)
    this.quota = quota
  }
}

/** Has the message of the first issue, and all issues as fields (spec §5). */
export function fromZod(error: ZodError): BadInput {
  const fields = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  return new BadInput(fields[0]?.message ?? INVALID_INPUT, uniqueErrors(fields))
}

function uniqueErrors(fields: readonly FieldError[]): FieldError[] {
  const known = new Map(fields.map((field) => [`${field.path}\n${field.message}`, field]))
  return [...known.values()]
}
