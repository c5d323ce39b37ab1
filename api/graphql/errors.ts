import { GraphQLError, type GraphQLErrorExtensions } from 'graphql'
import { isUnavailable, RETRY_AFTER, UNAVAILABLE } from '#api/database/outage.ts'
import { isUnstorableText, UNSTORABLE_TEXT } from '#api/database/unstorable-text.ts'
import { failureHeaders } from '#api/server/http.ts'
import {
  BadInput,
  Conflict,
  DomainError,
  ERROR_STATUS,
  type ErrorCode,
  type FieldError,
  GenerationFailed,
  GenerationUnavailable,
  NotFound,
} from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { builder } from './builder.ts'

// Expected failures are types: a mutation answers with the thing it changed or with one of these, and a
// client that does not ask for them cannot overlook them. What no form can mend (a missing token, too
// many requests, our own faults) stays in `errors`, with an HTTP status.

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'Stable codes of everything that can go wrong. Each has one HTTP status on REST.',
  values: {
    BAD_INPUT: { description: 'The input breaks a rule; `fields` says which (400).' },
    UNAUTHENTICATED: { description: 'A missing or wrong admin token (401).' },
    FORBIDDEN: { description: 'A request from another site’s page (403).' },
    NOT_FOUND: { description: 'Nothing is there (404).' },
    CONFLICT: { description: 'The state of things forbids it: a closed poll, a title that is taken (409).' },
    RATE_LIMITED: { description: 'Too many operations from one place, or posts generated today (429).' },
    INTERNAL: { description: 'Our fault; the request id is in the log (500), or we are briefly away (503).' },
    GENERATION_FAILED: { description: 'The language model gave no usable post (502).' },
    GENERATION_UNAVAILABLE: { description: 'No language model is configured (503).' },
  } satisfies Record<ErrorCode, { description: string }>,
})

const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'What is wrong with one field of the input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Where: nested names joined with dots.' }),
    message: t.exposeString('message', { description: 'Why, in a sentence for people.' }),
  }),
})

const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'Every expected failure has a sentence for people and a code for programs.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'A sentence that may be shown as it is.' }),
    code: t.expose('code', { type: ErrorCodeEnum, description: 'The stable code.' }),
  }),
})

builder.objectType(BadInput, {
  name: 'BadInputError',
  description: 'The input breaks a rule.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.expose('fields', { type: [FieldErrorRef], description: 'What is wrong, field by field.' }),
  }),
})
for (const [type, description] of [
  [NotFound, 'What the operation is about is not there.'],
  [Conflict, 'The state of things forbids the operation.'],
  [GenerationFailed, 'The language model answered badly or not at all.'],
  [GenerationUnavailable, 'No language model is configured.'],
] as const)
  builder.objectType(type, { name: `${type.name}Error`, description, interfaces: [ErrorInterface] })

interface Masking {
  /** Said with masked errors; the log has it too. */
  requestId: string | undefined
  /** Takes what is masked. */
  log: (cause: unknown) => void
  /** In production, validation does not tell the names of what was not asked for. */
  hideSuggestions: boolean
}

/**
 * What leaves the server for something thrown: a domain failure keeps its words, code and status;
 * anything else becomes INTERNAL with the request's id, which the log also has.
 */
export function maskError(error: unknown, { requestId, log, hideSuggestions }: Masking): GraphQLError {
  const cause = originalOf(error)
  if (cause instanceof DomainError) {
    return new GraphQLError(cause.message, {
      ...placeOf(error),
      extensions: {
        code: cause.code,
        ...(cause.fields.length > 0 && { fields: cause.fields }),
        http: { status: ERROR_STATUS[cause.code], headers: failureHeaders(cause) },
      },
    })
  }
  // Thrown by graphql-js and the limits before any resolver ran: the client's document is wrong.
  if (error instanceof GraphQLError && (cause === undefined || cause instanceof GraphQLError)) {
    return documentError(error, hideSuggestions)
  }
  if (isUnstorableText(cause)) {
    return new GraphQLError(UNSTORABLE_TEXT, {
      ...placeOf(error),
      extensions: { code: 'BAD_INPUT', http: { status: 400 } },
    })
  }
  log(cause ?? error)
  if (isUnavailable(cause)) {
    return new GraphQLError(UNAVAILABLE, {
      ...placeOf(error),
      extensions: {
        code: 'INTERNAL',
        http: { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } },
      },
    })
  }
  return new GraphQLError(UNEXPECTED_FAILURE, {
    ...placeOf(error),
    extensions: { code: 'INTERNAL', ...(requestId && { requestId }), http: { status: 500 } },
  })
}

/**
 * A request or document that is wrong in itself. Documents that cannot be parsed or are not valid keep what the
 * GraphQL-over-HTTP specification says of them (200 for clients that accept only application/json); everything
 * before that is 400.
 */
export function documentError(error: GraphQLError, hideSuggestions: boolean): GraphQLError {
  const known = error.extensions['http'] as GraphQLErrorExtensions['http']
  const isAboutDocument = error.source !== undefined || error.nodes !== undefined
  const tooMuch = BEYOND_LIMITS.test(error.message)
  const message = tooMuch ? TOO_MUCH_AT_ONCE : error.message
  const extensions: GraphQLErrorExtensions = {
    code: 'BAD_INPUT',
    http: {
      ...known,
      status: known?.status ?? 400,
      spec: isAboutDocument && (known === undefined || known.spec === true),
    },
  }
  return new GraphQLError(hideSuggestions ? message.replace(/ ?Did you mean [^?]+\?/g, '') : message, {
    ...placeOf(error),
    extensions,
  })
}

/** What the limits on depth, aliases, directives and tokens say, and graphql-js's own on its work: not for people. */
const BEYOND_LIMITS = /^Syntax Error: Query validation error\.$|Validation aborted\.$/
export const TOO_MUCH_AT_ONCE =
  'The operation asks for too much at once. Ask for fewer things, or for smaller pages.'

function originalOf(error: unknown): unknown {
  let cause = error instanceof GraphQLError ? error.originalError : error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

function placeOf(error: unknown) {
  return error instanceof GraphQLError
    ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path }
    : {}
}
