import { GraphQLError, type GraphQLErrorExtensions } from 'graphql'
import { classify } from '#api/server/classify.ts'
import {
  BadInput,
  Conflict,
  type DomainError,
  type ErrorCode,
  type FieldError,
  GenerationFailed,
  GenerationUnavailable,
  NotFound,
} from '#domain/errors.ts'
import { builder } from './builder.ts'

// Expected failures are types. Errors that a form can't fix (a missing token, server errors) stay in `errors`.

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'Error codes, which never change. The number in parentheses is the HTTP status in REST.',
  values: {
    BAD_INPUT: { description: 'The input is invalid. `fields` lists the problems (400).' },
    UNAUTHENTICATED: { description: 'The editor’s token is missing, wrong or revoked (401).' },
    FORBIDDEN: {
      description:
        'The editor’s role does not allow the operation, or the request comes from another site (403).',
    },
    NOT_FOUND: { description: 'The requested object does not exist (404).' },
    CONFLICT: {
      description:
        'The current state does not allow the operation, for example because the poll is closed or the title is taken (409).',
    },
    RATE_LIMITED: {
      description: 'Too many operations from one IP address, or too many posts generated today (429).',
    },
    INTERNAL: {
      description: 'The server failed (500) or is temporarily unavailable (503).',
    },
    GENERATION_FAILED: { description: 'The AI model returned no usable post (502).' },
    GENERATION_UNAVAILABLE: { description: 'This server has no AI model configured (503).' },
  } satisfies Record<ErrorCode, { description: string }>,
})

const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'A problem with one argument of the mutation.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description:
        'Name of the argument, or of a field of `input`. The parts of a nested path are joined with dots, as in `options.1`.',
    }),
    message: t.exposeString('message', { description: 'Explanation to show next to the form field.' }),
  }),
})

const ErrorInterface = builder.interfaceRef<DomainError>('Error').implement({
  description: 'An expected failure, with a human-readable message and a machine-readable code.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'Human-readable explanation of the error.' }),
    code: t.expose('code', { type: ErrorCodeEnum, description: 'Machine-readable code. It never changes.' }),
  }),
})

builder.objectType(BadInput, {
  name: 'BadInputError',
  description: 'One or more arguments are invalid.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.expose('fields', {
      type: [FieldErrorRef],
      description: 'One entry for each problem. An argument with two problems has two entries.',
    }),
  }),
})
for (const [type, description] of [
  [NotFound, 'No object has the given id, address or token.'],
  [Conflict, 'The current state does not allow the operation, for example because the poll is closed.'],
  [GenerationFailed, 'The AI model failed or returned no usable post.'],
  [GenerationUnavailable, 'This server has no AI model configured.'],
] as const)
  builder.objectType(type, { name: `${type.name}Error`, description, interfaces: [ErrorInterface] })

interface Masking {
  /** Returned with masked errors and logged, so that the two can be matched. */
  requestId: string | undefined
  log: (cause: unknown) => void
}

/** A domain failure keeps its message, code and status. Anything else is logged and becomes INTERNAL. */
export function maskError(error: unknown, { requestId, log }: Masking): GraphQLError {
  const cause = causeOf(error)
  if (error instanceof GraphQLError && cause instanceof GraphQLError) return documentError(error)
  const { status, code, message, fields, headers, isOurs } = classify(cause)
  if (isOurs) log(cause)
  return new GraphQLError(message, {
    ...locationOf(error),
    extensions: {
      code,
      http: { status, headers },
      ...(fields.length > 0 && { fields }),
      ...(status === 500 && requestId && { requestId }),
    },
  })
}

/** A request or document that was rejected before any resolver ran. */
export function badRequest(message: string, status = 400, headers: Record<string, string> = {}) {
  return new GraphQLError(message, { extensions: { http: { status, headers } } })
}

export const OPERATION_TOO_LARGE =
  'The operation requests too much at once. Request fewer fields or smaller pages.'

/**
 * Invalid documents get the status of the GraphQL-over-HTTP specification (`spec`: 200 for clients that accept only
 * application/json), everything else 400 or its own status.
 */
export function documentError(error: GraphQLError): GraphQLError {
  const { status = 400, spec, headers } = (error.extensions['http'] ?? { spec: true }) as HttpExtensions
  const isAboutDocument = error.source !== undefined || error.nodes !== undefined
  // graphql-js stops after a hundred problems.
  const message = error.message.endsWith('Validation aborted.') ? OPERATION_TOO_LARGE : error.message
  return new GraphQLError(message.replace(/ ?Did you mean [^?]+\?/g, ''), {
    ...locationOf(error),
    extensions: {
      code: 'BAD_INPUT',
      // Yoga also sends `Allow` with other statuses than 405.
      http: { status, spec: isAboutDocument && spec === true, ...(status === 405 && { headers }) },
    },
  })
}

type HttpExtensions = NonNullable<GraphQLErrorExtensions['http']>

/** What a resolver threw. A GraphQLError means that the document, a variable or an argument is invalid. */
export function causeOf(error: unknown): unknown {
  if (!(error instanceof GraphQLError && error.originalError)) return error
  const { path, originalError: cause } = error
  // graphql-js also throws one, but without nodes, if a result does not fit its type.
  const isAboutResult = cause instanceof GraphQLError && path && !cause.nodes
  return isAboutResult ? new Error(cause.message, { cause }) : causeOf(cause)
}

function locationOf(error: unknown) {
  return error instanceof GraphQLError
    ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path }
    : {}
}
