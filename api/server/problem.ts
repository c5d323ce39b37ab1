import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { logFailure, RETRY_AFTER_SECONDS, UNAVAILABLE } from '#api/database/outage.ts'
import { isPageVisit, sendErrorPage } from '#api/pages/error-page.ts'
import { ERROR_STATUS, type ErrorCode, type FieldError } from '#domain/errors.ts'
import { classify } from './classify.ts'
import { isClientAbort, NOT_JSON } from './http.ts'

export const problemSchema = z
  .object({
    type: z.string().describe('Always about:blank. Use `code` to distinguish errors.'),
    title: z.string().describe('Name of the HTTP status, such as Not Found.'),
    status: z.int().describe('HTTP status of the response, such as 404.'),
    detail: z.string().describe('Human-readable explanation of the error.'),
    code: z
      .enum(Object.keys(ERROR_STATUS) as [ErrorCode])
      .describe('Machine-readable code. It never changes.'),
    errors: z
      .array(
        z.object({
          path: z.string().describe('Name of the field. Parts of a nested path are joined with dots.'),
          message: z.string().describe('Explanation to show next to the form field.'),
        }),
      )
      .optional()
      .describe('One entry for each problem with a field. Absent if no field is invalid.'),
  })
  .meta({ id: 'Problem', description: 'An error in the Problem Details format (RFC 9457).' })

export const TOO_LARGE = 'The request body is too large.'

/** Fastify's own messages are written for programmers. */
const REQUEST_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The percent-encoding in the address is invalid.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LARGE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: NOT_JSON,
}
const INVALID_REQUEST = 'The request cannot be read.'
export const REQUEST_FAILED = 'request failed'

export function sendUnavailable(reply: FastifyReply): FastifyReply {
  return sendProblem(reply.header('retry-after', String(RETRY_AFTER_SECONDS)), 503, 'INTERNAL', UNAVAILABLE)
}

/** A browser that opened a page gets an error page instead. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  detail: string,
  errors: readonly FieldError[] = [],
): FastifyReply {
  const title = STATUS_CODES[status] ?? 'Error'
  if (isPageVisit(reply.request)) return sendErrorPage(reply, status, { heading: title, lead: detail })
  const problem = { type: 'about:blank', title, status, detail, code, ...(errors.length > 0 && { errors }) }
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}

/** Turns a thrown error into a problem, or into an error page for a browser. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // The values of variables do not fit their types.
  if (error instanceof GraphQLError) return sendProblem(reply, 400, 'BAD_INPUT', error.message)
  const { status, code, message, fields, headers, isOurs } = classify(error)
  if (isOurs) {
    // The client disconnected, so nobody reads this response.
    if (isClientAbort(request, error)) return sendProblem(reply, 400, 'BAD_INPUT', INVALID_REQUEST)
    const { statusCode = 500, code: reason = '' } = error as Partial<FastifyError>
    if (status === 500 && statusCode >= 400 && statusCode < 500)
      return sendProblem(reply, statusCode, 'BAD_INPUT', REQUEST_MESSAGES[reason] ?? INVALID_REQUEST)
    logFailure(request.log, error, REQUEST_FAILED)
  }
  const detail = status === 500 ? `${message} (Request ${request.id})` : message
  return sendProblem(reply.headers(headers), status, code, detail, fields)
}
