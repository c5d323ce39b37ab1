import { STATUS_CODES } from 'node:http'
import type { OpenAPIV3_1 } from 'openapi-types'
import { UNAVAILABLE } from '#api/database/outage.ts'
import { CROSS_ORIGIN, NOT_JSON } from '#api/server/http.ts'
import { ERROR_STATUS, type ErrorCode, INVALID_INPUT, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { TOO_LARGE } from './problem.ts'

export type Description = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject & Record<`x-${string}`, unknown>
type Response = OpenAPIV3_1.ResponseObject

const header = (description: string, type: 'string' | 'integer', example: string | number) => ({
  description,
  schema: { type, examples: [example] },
})

const HEADERS = {
  'X-Request-Id': header(
    'Id of this request in the server log.',
    'string',
    '1f0c2f2e-2d5f-4f0e-9a51-f6f3a4f2b7aa',
  ),
  ETag: header(
    'Version of the response. Send it back as If-None-Match to get a 304 if nothing has changed.',
    'string',
    'W/"2k-Yp8u4"',
  ),
  'Cache-Control': header(
    'With no-cache, you can store the response but must revalidate it. With no-store, do not store it, because it belongs to one session or to an admin.',
    'string',
    'no-cache',
  ),
  'Access-Control-Allow-Origin': header(
    'Always *, so that pages on any site can read the response.',
    'string',
    '*',
  ),
  'X-Total-Count': header('Number of matching items on all pages.', 'integer', 16),
  Link: header(
    'Links to the first, prev, next and last pages (RFC 8288), where they exist.',
    'string',
    '</api/blog/posts?limit=5&page=2>; rel="next"',
  ),
  'Set-Cookie': header(
    'The signed voter cookie. Only the first vote sets it.',
    'string',
    'unity_voter=…; HttpOnly; SameSite=Lax',
  ),
  'RateLimit-Limit': header('Number of operations allowed per window.', 'integer', 60),
  'RateLimit-Remaining': header('Number of operations left in this window.', 'integer', 59),
  'RateLimit-Reset': header('Seconds until the window ends.', 'integer', 3600),
  'Retry-After': header('Seconds to wait before the next attempt.', 'integer', 1800),
} satisfies Record<string, OpenAPIV3_1.HeaderObject>

type HeaderName = keyof typeof HEADERS
const OF_EVERY_RESPONSE: HeaderName[] = ['X-Request-Id']
const OF_READS: HeaderName[] = ['ETag', 'Cache-Control', 'Access-Control-Allow-Origin']
const OF_LIMITED: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

const INVALID_FIELDS = 'The input is invalid. `errors` lists each invalid field with a message.'

/** Meaning of each error status. The description also quotes the message of the response. */
const MEANINGS: Record<number, string> = {
  401: 'The admin token is missing or wrong',
  403: 'A page on another site sent the request',
  404: 'The requested object does not exist',
  409: 'The current state does not allow the operation',
  413: 'The request body is larger than 64 kB',
  415: 'The request body is not plain JSON',
  429: 'Too many requests came from one IP address',
  500: 'The server failed',
  502: 'The language model returned no usable post',
  503: 'The service is unavailable',
}

/** Responses shared by several operations. */
const RESPONSES: Record<string, Response> = {
  NotModified: {
    description: 'The resource still matches If-None-Match. The body is empty.',
    headers: headers(['ETag']),
  },
  BadInput: problem(400, INVALID_INPUT),
  CrossOrigin: problem(403, CROSS_ORIGIN),
  TooLarge: problem(413, TOO_LARGE, { code: 'BAD_INPUT' }),
  UnsupportedMediaType: problem(415, NOT_JSON, { code: 'BAD_INPUT' }),
  RateLimited: problem(429, TOO_MANY_REQUESTS, { names: [...OF_LIMITED, 'Retry-After'] }),
  Internal: problem(500, UNEXPECTED_FAILURE),
  Unavailable: problem(503, UNAVAILABLE, { code: 'INTERNAL', names: ['Retry-After'] }),
}

const IF_NONE_MATCH: OpenAPIV3_1.ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  description: 'ETag of a cached response. If it is still current, the response is an empty 304.',
  schema: { type: 'string' },
}

export const COMPONENTS: OpenAPIV3_1.ComponentsObject = {
  securitySchemes: {
    admin: {
      type: 'http',
      scheme: 'bearer',
      description: 'The admin token, as `Authorization: Bearer <token>`.',
    },
  },
  headers: HEADERS,
  responses: RESPONSES,
  parameters: { IfNoneMatch: IF_NONE_MATCH },
}

/** Adds the shared parts to each operation, and removes what carries no information. */
export function completeDescription(document: Description): Description {
  const { paths = {} } = document
  for (const path of Object.values(paths)) {
    for (const method of ['get', 'post'] as const) {
      const operation = path?.[method] as Operation | undefined
      if (operation) completeOperation(operation, method)
    }
  }
  return withoutNoise({ ...document, paths: sortedByName(paths) })
}

function completeOperation(operation: Operation, method: 'get' | 'post') {
  operation.responses ??= {}
  // An empty list documents that the operation is public; a missing one could be an oversight.
  operation.security ??= []
  const responses = operation.responses
  const limit = operation['x-rate-limit'] as { max: number; seconds: number } | undefined
  const own = (operation['x-response-headers'] ?? []) as HeaderName[]
  const invalidField = operation['x-invalid-field'] as string | undefined
  delete operation['x-response-headers']
  delete operation['x-invalid-field']

  for (const [status, response] of Object.entries(responses) as [string, Response][]) {
    if (Number(status) >= 400) {
      responses[status] = problem(Number(status), response.description, { invalidField })
      continue
    }
    response.headers = headers([
      ...own,
      ...(limit ? OF_LIMITED : []),
      ...(method === 'get' ? OF_READS : []),
      ...OF_EVERY_RESPONSE,
    ])
  }
  const common: Record<string, string> = { 429: 'RateLimited', 500: 'Internal', 503: 'Unavailable' }
  if (operation.parameters) common['400'] = 'BadInput'
  if (method === 'get') {
    common['304'] = 'NotModified'
    operation.parameters = [...(operation.parameters ?? []), ref('parameters', 'IfNoneMatch')]
  } else {
    // Operations without a body also reject a body that cannot be read.
    Object.assign(common, {
      400: 'BadInput',
      403: 'CrossOrigin',
      413: 'TooLarge',
      415: 'UnsupportedMediaType',
    })
  }
  for (const [status, name] of Object.entries(common)) {
    // The description of the operation itself takes precedence.
    if (!responses[status] || status === '429') responses[status] = ref('responses', name)
  }
  if (limit) {
    const quota = `At most ${limit.max} requests per hour from one IP address.`
    operation.description = [operation.description, quota].filter(Boolean).join(' ')
  }
}

interface ProblemOptions {
  code?: ErrorCode
  names?: HeaderName[]
  invalidField?: string | undefined
}

function problem(status: number, detail: string, options: ProblemOptions = {}): Response {
  const { code = codeOf(status), names = [], invalidField = 'name' } = options
  const example = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail,
    code,
    ...(status === 400 && { errors: [{ path: invalidField, message: detail }] }),
  }
  return {
    description: status === 400 ? INVALID_FIELDS : `${MEANINGS[status]} (“${detail}”).`,
    headers: headers([...names, ...OF_EVERY_RESPONSE]),
    content: {
      'application/problem+json': {
        schema: ref('schemas', 'Problem'),
        examples: { problem: { value: example } },
      },
    },
  }
}

function codeOf(status: number): ErrorCode {
  const [code] = Object.entries(ERROR_STATUS).find(([, its]) => its === status) ?? []
  if (!code) throw new Error(`No error code has the status ${status}`)
  return code as ErrorCode
}

function headers(names: readonly HeaderName[]): Record<string, OpenAPIV3_1.ReferenceObject> {
  return Object.fromEntries(names.map((name) => [name, ref('headers', name)]))
}

function ref(kind: string, name: string): OpenAPIV3_1.ReferenceObject {
  return { $ref: `#/components/${kind}/${name}` }
}

function sortedByName<Part>(parts: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Removes numeric bounds of JavaScript, `additionalProperties: false` (clients must accept new fields), and unused
 * components (zod emits a second schema for input).
 */
function withoutNoise(document: Description): Description {
  const text = JSON.stringify(document, (key, value) => {
    if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) return undefined
    if (key === 'additionalProperties' && value === false) return undefined
    return key === 'propertyNames' && value?.type === 'string' && !value.enum ? undefined : value
  })
  const clean = JSON.parse(text) as Description
  for (const kind of ['schemas', 'headers'] as const) {
    const parts = clean.components?.[kind] ?? {}
    for (const name of Object.keys(parts)) {
      if (!text.includes(`"#/components/${kind}/${name}"`)) delete parts[name]
    }
  }
  // Otherwise their order would depend on the order in which modules load.
  if (clean.components?.schemas) clean.components.schemas = sortedByName(clean.components.schemas)
  return clean
}
