import type { ZodError } from 'zod'

/**
 * Every way an operation can fail on purpose, and the HTTP status the REST layer answers with.
 * The codes are the contract with the outside: never rename one.
 */
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

/** One of the stable error codes. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** What is said of an input of which nothing better is known. */
export const INVALID_INPUT = 'The input is not valid.'

/** What is wrong with one field of the input. `path` joins nested keys with dots, '' is the input itself. */
export type FieldError = { readonly path: string; readonly message: string }

/** A failure the visitor may see: its message is written for them and is safe to show (Spec §8). */
export class DomainError extends Error {
  override readonly name: string = 'DomainError'
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  /**
   * @param code one of the keys of ERROR_STATUS
   * @param message the sentence of the error catalogue, shown as it is
   * @param fields what is wrong field by field, empty when the failure is not about a field
   */
  constructor(code: ErrorCode, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

/** Input that breaks a rule: 400 (Spec §5). `fields` says which. */
export class BadInput extends DomainError {
  constructor(message: string, fields: readonly FieldError[] = []) {
    super('BAD_INPUT', message, fields)
  }
}

/** A missing or wrong admin token: 401 (Spec §6). */
export class Unauthenticated extends DomainError {
  constructor(message: string) {
    super('UNAUTHENTICATED', message)
  }
}

/** Something that is not there, or not for the visitor to see: 404 (Spec §8). */
export class NotFound extends DomainError {
  constructor(message: string) {
    super('NOT_FOUND', message)
  }
}

/** A request that was fine but came too late or twice, as a vote in a closed poll: 409 (Spec §8). */
export class Conflict extends DomainError {
  constructor(message: string) {
    super('CONFLICT', message)
  }
}

/** Said beyond a limit, whichever it is. */
export const TOO_MANY_REQUESTS = 'Too many requests. Please try again later.'

/** How much of a limit is left: `reset` is whole seconds until its window ends. */
export interface Quota {
  readonly name: string
  readonly limit: number
  readonly remaining: number
  readonly reset: number
}

/** Too many operations from one place: 429 (Spec §8). `quota` says when the next attempt makes sense. */
export class RateLimited extends DomainError {
  readonly quota: Quota

  constructor(message: string, quota: Quota) {
    super('RATE_LIMITED', message)
    this.quota = quota
  }
}

/** The language model answered badly or not at all: 502 (Spec §8 Generation failure). */
export class GenerationFailed extends DomainError {
  constructor(message: string) {
    super('GENERATION_FAILED', message)
  }
}

/** No language model is configured: 503 (Spec §8 Generation failure). */
export class GenerationUnavailable extends DomainError {
  constructor(message: string) {
    super('GENERATION_UNAVAILABLE', message)
  }
}

/**
 * Turns what zod found into a BAD_INPUT error (Spec §5). The message is the first issue's, because a form or
 * a toast shows one sentence; `fields` keeps every issue, in zod's order, for whoever can show them all.
 */
export function fromZod(error: ZodError): BadInput {
  const fields = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  return new BadInput(fields[0]?.message ?? INVALID_INPUT, distinct(fields))
}

/** The same without repetitions: two rules of one field may say the same sentence. */
export function distinct(fields: readonly FieldError[]): FieldError[] {
  const known = new Map(fields.map((field) => [`${field.path}\n${field.message}`, field]))
  return [...known.values()]
}
