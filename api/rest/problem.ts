import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import {
  BadInput,
  DomainError,
  distinct,
  ERROR_STATUS,
  type ErrorCode,
  type FieldError,
  RateLimited,
} from '../../domain/errors.ts'
import { quotaHeaders } from '../http.ts'
import { isUnavailable, RETRY_AFTER, UNAVAILABLE } from '../outage.ts'
import { isUnstorableText, UNSTORABLE_TEXT } from '../unstorable.ts'

/** Every failure of the REST shim: application/problem+json (RFC 9457) with a stable `code`. */
export const problemSchema = z
  .object({
    type: z.string().describe('about:blank: the status says what kind it is.'),
    title: z.string().describe('The status in words.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('A sentence that may be shown as it is.'),
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode]).describe('The stable code.'),
    errors: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('What is wrong, field by field.'),
  })
  .meta({ id: 'Problem', description: 'What went wrong.' })

/** A failure of one call, in a route's list of answers: the words are the catalogue's. */
export function problem(detail: string) {
  return { description: detail, content: { 'application/problem+json': { schema: problemSchema } } }
}

/** Each status in words. */
export const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** 503: the database is away, or the process has too much to do. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('retry-after', String(RETRY_AFTER)), 503, 'INTERNAL', UNAVAILABLE)
}

/** Sends one failure as problem+json. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  detail: string,
  errors: readonly FieldError[] = [],
): FastifyReply {
  return (
    reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      // Already text: the route's own response schema is not for failures.
      .serializer((payload: unknown) => String(payload))
      .send(
        JSON.stringify({
          type: 'about:blank',
          title: TITLES[status] ?? 'Error',
          status,
          detail,
          code,
          ...(errors.length > 0 && { errors }),
        }),
      )
  )
}

/** The one place where something thrown becomes an HTTP answer. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof RateLimited) {
    reply.headers({ ...quotaHeaders([error.quota]), 'retry-after': String(error.quota.reset) })
  }
  if (error instanceof DomainError) {
    return sendProblem(reply, ERROR_STATUS[error.code], error.code, error.message, error.fields)
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message ?? 'is not valid',
    }))
    return handleError(
      new BadInput(fields[0]?.message ?? 'The input is not valid.', distinct(fields)),
      request,
      reply,
    )
  }
  // graphql-js refuses variables whose values do not fit their types.
  if (error instanceof GraphQLError) return sendProblem(reply, 400, 'BAD_INPUT', error.message)
  if (isUnstorableText(error)) return sendProblem(reply, 400, 'BAD_INPUT', UNSTORABLE_TEXT)
  if (isUnavailable(error)) return sendUnavailable(reply)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) return sendProblem(reply, status, 'BAD_INPUT', error.message)
  request.log.error({ err: error }, 'request failed')
  return sendProblem(
    reply,
    500,
    'INTERNAL',
    `Something went wrong. Please try again. (Request ${request.id})`,
  )
}
