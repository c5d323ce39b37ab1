import { STATUS_CODES } from 'node:http'
import type { OpenAPIV3_1 } from 'openapi-types'
import { FOREIGN, NOT_JSON } from '#api/server/http.ts'
import { ERROR_STATUS, type ErrorCode, INVALID_INPUT, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'
import { TOO_LARGE } from './problem.ts'

// What every call has in common is said once, here, and put into each call's description.

export type Description = OpenAPIV3_1.Document
type Operation = OpenAPIV3_1.OperationObject & Record<`x-${string}`, unknown>
type Answer = OpenAPIV3_1.ResponseObject

const header = (description: string, type: 'string' | 'integer', example: string | number) => ({
  description,
  schema: { type, examples: [example] },
})

const HEADERS = {
  'X-Request-Id': header(
    'Names the request in the site’s log.',
    'string',
    '1f0c2f2e-2d5f-4f0e-9a51-f6f3a4f2b7aa',
  ),
  ETag: header('Names this state of the answer: send it back as If-None-Match.', 'string', 'W/"2k-Yp8u4"'),
  'Cache-Control': header(
    'no-cache: may be kept, and is asked for again. no-store: is for one session or for the admin alone.',
    'string',
    'no-cache',
  ),
  'Access-Control-Allow-Origin': header('Pages of every site may read this.', 'string', '*'),
  'X-Total-Count': header('How many posts match, on all pages.', 'integer', 16),
  Link: header(
    'Where the first, previous, next and last pages are (RFC 8288).',
    'string',
    '</api/blog/posts?limit=5&page=2>; rel="next"',
  ),
  'Set-Cookie': header(
    'The signed voter cookie, on a first vote.',
    'string',
    'unity_voter=…; HttpOnly; SameSite=Lax',
  ),
  'RateLimit-Limit': header('How many operations the limit lets through in one window.', 'integer', 60),
  'RateLimit-Remaining': header('How many of them are left.', 'integer', 59),
  'RateLimit-Reset': header('Seconds until the window ends.', 'integer', 3600),
  'Retry-After': header('Seconds to wait.', 'integer', 1800),
} satisfies Record<string, OpenAPIV3_1.HeaderObject>

type HeaderName = keyof typeof HEADERS
const OF_EVERY_ANSWER: HeaderName[] = ['X-Request-Id']
const OF_READS: HeaderName[] = ['ETag', 'Cache-Control', 'Access-Control-Allow-Origin']
const OF_LIMITED: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

/** Answers that any call of a kind can give. */
const RESPONSES: Record<string, Answer> = {
  NotModified: {
    description: 'Nothing changed since the answer that the ETag names.',
    headers: headers(['ETag']),
  },
  BadInput: problem(400, INVALID_INPUT),
  ForeignPage: problem(403, FOREIGN),
  TooLarge: problem(413, TOO_LARGE, 'BAD_INPUT'),
  NotJson: problem(415, NOT_JSON, 'BAD_INPUT'),
  TooMany: problem(429, TOO_MANY_REQUESTS, 'RATE_LIMITED', [...OF_LIMITED, 'Retry-After']),
  Internal: problem(500, UNEXPECTED_FAILURE),
  Busy: problem(503, 'The server is busy. Please try again in a moment.', 'INTERNAL', ['Retry-After']),
}

const IF_NONE_MATCH: OpenAPIV3_1.ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an answer that you have.',
  schema: { type: 'string' },
}

/** What calls refer to by name. */
export const COMPONENTS: OpenAPIV3_1.ComponentsObject = {
  securitySchemes: {
    admin: {
      type: 'http',
      scheme: 'bearer',
      description: 'The admin token: `Authorization: Bearer <token>`.',
    },
  },
  headers: HEADERS,
  responses: RESPONSES,
  parameters: { IfNoneMatch: IF_NONE_MATCH },
}

/** Adds to each call what all of its kind have in common, and takes away what says nothing. */
export function completeDescription(document: Description): Description {
  const { paths = {} } = document
  for (const path of Object.values(paths)) {
    for (const method of ['get', 'post'] as const) {
      const operation = path?.[method] as Operation | undefined
      if (operation) completeOperation(operation, method)
    }
  }
  const sorted = Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))
  return withoutNoise({ ...document, paths: Object.fromEntries(sorted) })
}

function completeOperation(operation: Operation, method: 'get' | 'post') {
  operation.responses ??= {}
  // Open to all, said aloud: silence could also mean that nobody thought about it.
  operation.security ??= []
  const answers = operation.responses
  const needsAdmin = operation.security.length > 0
  const limit = operation['x-rate-limit'] as { max: number; seconds: number } | undefined
  const own = (operation['x-answers'] ?? []) as HeaderName[]
  delete operation['x-answers']

  for (const [status, answer] of Object.entries(answers) as [string, Answer][]) {
    if (Number(status) >= 400) {
      answers[status] = problem(Number(status), answer.description)
      continue
    }
    if (answer.description === 'Default Response') answer.description = WORDS[status] ?? 'The answer.'
    answer.headers = headers([
      ...own,
      ...(limit ? OF_LIMITED : []),
      ...(method === 'get' ? OF_READS : []),
      ...OF_EVERY_ANSWER,
    ])
  }
  const common: Record<string, string> = { 500: 'Internal', 503: 'Busy' }
  if (operation.parameters) common['400'] = 'BadInput'
  if (method === 'get') {
    common['304'] = 'NotModified'
    operation.parameters = [...(operation.parameters ?? []), ref('parameters', 'IfNoneMatch')]
  } else {
    // Also a call that takes no body refuses one that it cannot read.
    Object.assign(common, { 400: 'BadInput', 403: 'ForeignPage', 413: 'TooLarge', 415: 'NotJson' })
  }
  if (limit || needsAdmin) common['429'] = 'TooMany'
  for (const [status, name] of Object.entries(common)) {
    // A call that has words of its own for a status keeps them.
    if (!answers[status] || status === '429') answers[status] = ref('responses', name)
  }
  if (limit) {
    const words = `At most ${limit.max} an hour from one network address.`
    operation.description = [operation.description, words].filter(Boolean).join(' ')
  }
}

const WORDS: Record<string, string> = { 200: 'The answer.', 201: 'Done.', 202: 'Accepted.' }

/** A failure's description, with the answer that a client will see. */
function problem(status: number, detail: string, code = codeOf(status), names: HeaderName[] = []): Answer {
  const example = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail,
    code,
    ...(status === 400 && { errors: [{ path: 'name', message: detail }] }),
  }
  return {
    description: detail,
    headers: headers([...names, ...OF_EVERY_ANSWER]),
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

/**
 * Without the bounds of JavaScript's numbers, the words that forbid additions to come, and the parts that
 * nothing refers to (each schema has a twin for input).
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
  return clean
}
