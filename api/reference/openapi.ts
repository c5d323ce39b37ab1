import { STATUS_CODES } from 'node:http'
import type { OpenAPIV3_1 } from 'openapi-types'
import { z } from 'zod'
import { describeDataFiles } from '#api/data/data-openapi.ts'
import { UNAVAILABLE } from '#api/database/outage.ts'
import type { RestRoute } from '#api/rest/route.ts'
import { CROSS_ORIGIN, NOT_JSON } from '#api/server/http.ts'
import { problemSchema, TOO_LARGE } from '#api/server/problem.ts'
import { LIMITS } from '#api/server/rate-limit.ts'
import { ERROR_STATUS, type ErrorCode, INVALID_INPUT, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import { UNEXPECTED_FAILURE } from '#domain/unexpected-failure.ts'

type Schemas = Record<string, OpenAPIV3_1.SchemaObject>

const INTRODUCTION = `Read articles, polls and past newsletter issues, vote, take the quiz and complete challenges. Start with these requests:

1. [\`GET /api/blog/posts\`](/api/docs#/blog/listPosts) lists articles.
2. [\`GET /api/polls\`](/api/docs#/polls/listPolls) lists the open polls. Vote in one with [\`POST /api/polls/{id}/vote\`](/api/docs#/polls/vote).
3. [\`GET /api/polls/{id}/results\`](/api/docs#/polls/getPollResults) returns the results.

The [guide](/api/docs/api.md) has examples, the limits, the error codes and what stays compatible.

**Reading** requires no key, and pages on any site can read responses. **Writing** accepts JSON, but not from pages on other sites.
**Errors** are \`application/problem+json\` (RFC 9457). In programs, use their \`code\`, which never changes.
[/graphql](/graphql) has the same data and more.`

const TAGS = [
  { name: 'polls', description: 'Polls, votes and results of Community Pulse.' },
  { name: 'blog', description: 'Articles in Unity Insights, article search and generated posts (editors).' },
  { name: 'challenges', description: 'Unity Challenges, and the ones that a session has completed.' },
  { name: 'quiz', description: 'The quiz “Find Your Overlap”.' },
  { name: 'values', description: 'Published poll figures: what the parties share, and where they split.' },
  { name: 'newsletter', description: 'Sign-ups and past issues of the newsletter.' },
  { name: 'contact', description: 'Messages to the people who run the site.' },
  { name: 'activity', description: 'Weekly totals of reads, votes, quizzes and sign-ups.' },
  { name: 'data', description: 'Files of open data for spreadsheets and code, described at /data.' },
]

/** Description and example of every response header. */
const HEADERS = {
  'X-Request-Id': ['Id of this request in the server log.', '1f0c2f2e-2d5f-4f0e-9a51-f6f3a4f2b7aa'],
  ETag: [
    'Version of the response. Send it back as If-None-Match to get a 304 if nothing has changed.',
    'W/"2k-Yp8u4"',
  ],
  'Cache-Control': [
    'With no-cache, you can store the response but must revalidate it. With no-store, do not store it, because it belongs to one session or to an admin.',
    'no-cache',
  ],
  'Access-Control-Allow-Origin': ['Always *, so that pages on any site can read the response.', '*'],
  'X-Total-Count': ['Number of matching items on all pages.', 16],
  Link: [
    'Links to the first, prev, next and last pages (RFC 8288), where they exist.',
    '</api/blog/posts?limit=5&page=2>; rel="next"',
  ],
  'Set-Cookie': [
    'The signed voter cookie. Only the first vote sets it.',
    'unity_voter=…; HttpOnly; SameSite=Lax',
  ],
  'RateLimit-Limit': ['Number of operations allowed per window.', 60],
  'RateLimit-Remaining': ['Number of operations left in this window.', 59],
  'RateLimit-Reset': ['Seconds until the window ends.', 3600],
  'Retry-After': ['Seconds to wait before the next attempt.', 1800],
} as const

export type HeaderName = keyof typeof HEADERS
const READ_HEADERS: HeaderName[] = ['ETag', 'Cache-Control', 'Access-Control-Allow-Origin']
const LIMIT_HEADERS: HeaderName[] = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']

/** Responses shared by several operations. */
const RESPONSES = {
  NotModified: {
    description: 'The resource still matches If-None-Match. The body is empty.',
    headers: references('headers', ['ETag']),
  },
  BadInput: failure(400, INVALID_INPUT, { invalidField: 'page' }),
  CrossOrigin: failure(403, CROSS_ORIGIN),
  TooLarge: failure(413, TOO_LARGE, { code: 'BAD_INPUT' }),
  UnsupportedMediaType: failure(415, NOT_JSON, { code: 'BAD_INPUT' }),
  RateLimited: failure(429, TOO_MANY_REQUESTS, { headers: [...LIMIT_HEADERS, 'Retry-After'] }),
  Internal: failure(500, UNEXPECTED_FAILURE),
  Unavailable: failure(503, UNAVAILABLE, { code: 'INTERNAL', headers: ['Retry-After'] }),
}

type Required = 'method' | 'operationId' | 'tag' | 'summary' | 'description' | 'statuses'

/** What the description needs to know of a route, or of a file. */
export type DescribedRoute = Pick<RestRoute, Required> &
  Partial<Omit<RestRoute, Required | 'response'>> & { response: RestRoute['response'] & { type?: string } }

/** The OpenAPI 3.1 description of the routes. Their schemas with an id become components. */
export function describeRoutes(routes: readonly RestRoute[]): OpenAPIV3_1.Document {
  const schemas: Schemas = {}
  toJson(problemSchema, schemas)
  const paths: Record<string, Record<string, OpenAPIV3_1.OperationObject>> = {}
  for (const route of routes.toSorted((one, other) => (one.url < other.url ? -1 : 1))) {
    const path = `/api${route.url.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route, schemas) }
  }
  for (const [path, file] of describeDataFiles()) paths[path] = { get: describeRoute(file, schemas) }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Civic Unity API',
      version: '1.0.0',
      summary: 'Polls, articles, challenges and a quiz about what Americans share.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative, so that it works under every host name of the site.
    servers: [{ url: '/', description: 'This site' }],
    tags: TAGS,
    paths,
    components: {
      securitySchemes: {
        admin: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of an editor or the admin, as `Authorization: Bearer <token>`.',
        },
      },
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, [description, example]]) => {
          const type = typeof example === 'number' ? 'integer' : 'string'
          return [name, { description, schema: { type, examples: [example] } }]
        }),
      ),
      responses: RESPONSES,
      parameters: {
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          description: 'ETag of a cached response. If it is still current, the response is an empty 304.',
          schema: { type: 'string' },
        },
      },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
  return JSON.parse(JSON.stringify(document).replaceAll('#/$defs/', '#/components/schemas/'))
}

function describeRoute(route: DescribedRoute, schemas: Schemas): OpenAPIV3_1.OperationObject {
  const { method, limit, failures = {}, invalidField, role, params, query, body, upload } = route
  const isRead = method === 'GET'
  const headers = references('headers', [
    ...(route.responseHeaders ?? []),
    ...(limit ? LIMIT_HEADERS : []),
    ...(isRead ? READ_HEADERS : []),
    'X-Request-Id',
  ])
  const { schema, example, type = 'application/json' } = route.response
  const content = {
    [type]: { schema: toJson(schema, schemas), ...(example !== undefined && { example }) },
  }
  const successes = Object.entries(route.statuses).map(([status, description]) => [
    status,
    { description, headers, content },
  ])
  const ownFailures = Object.entries(failures).map(([status, message]) => [
    status,
    failure(Number(status), message, { invalidField }),
  ])
  const quota = limit && `At most ${LIMITS[limit].max} requests per hour from one IP address.`
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    description: [route.description, quota].filter(Boolean).join(' '),
    ...(limit && { 'x-rate-limit': { name: limit, ...LIMITS[limit], per: 'IP address' } }),
    // An empty list documents that the operation is public; a missing one could be an oversight.
    security: role ? [{ admin: [] }] : [],
    parameters: [
      ...parameters('path', params, schemas),
      ...parameters('query', query, schemas),
      ...(isRead ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJson(body, schemas, 'input') } },
      },
    }),
    ...(upload && {
      requestBody: {
        required: true,
        description: `Up to ${upload.maxBytes / 1_000_000} MB.`,
        content: Object.fromEntries(upload.types.map((type) => [type, {}])),
      },
    }),
    responses: {
      ...references('responses', {
        // Operations without a body also reject a body that cannot be read.
        ...((!isRead || params || query) && { 400: 'BadInput' }),
        ...(isRead
          ? { 304: 'NotModified' }
          : { 403: 'CrossOrigin', 413: 'TooLarge', 415: 'UnsupportedMediaType' }),
        429: 'RateLimited',
        500: 'Internal',
        503: 'Unavailable',
      }),
      ...Object.fromEntries([...successes, ...ownFailures]),
    },
  }
}

function parameters(
  place: 'path' | 'query',
  input: z.ZodObject | undefined,
  schemas: Schemas,
): OpenAPIV3_1.ParameterObject[] {
  if (!input) return []
  const { properties = {}, required = [] } = toJson(input, schemas, 'input')
  return Object.entries(properties).map(([name, property]) => {
    const { description, examples, ...schema } = property as OpenAPIV3_1.SchemaObject
    return {
      name,
      in: place,
      required: required.includes(name),
      description,
      schema,
      ...(examples && { example: examples[0] }),
    } as OpenAPIV3_1.ParameterObject
  })
}

/** Clients must accept new fields, so no object is closed. */
function toJson(
  schema: z.ZodType,
  schemas: Schemas,
  io: 'input' | 'output' = 'output',
): OpenAPIV3_1.SchemaObject {
  const { $defs, properties } = z.toJSONSchema(z.object({ root: schema }), {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.id
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  Object.assign(schemas, $defs)
  return properties?.['root'] as OpenAPIV3_1.SchemaObject
}

interface FailureOptions {
  code?: ErrorCode
  headers?: HeaderName[]
  invalidField?: string | undefined
}

function failure(status: number, detail: string, options: FailureOptions = {}) {
  const { code = codeOf(status), headers = [], invalidField } = options
  const title = STATUS_CODES[status]
  const errors = status === 400 && invalidField ? [{ path: invalidField, message: detail }] : undefined
  return {
    description: `${title}: “${detail}”${errors ? ' `errors` lists each invalid field with a message.' : ''}`,
    headers: references('headers', [...headers, 'X-Request-Id']),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: { problem: { value: { type: 'about:blank', title, status, detail, code, errors } } },
      },
    },
  }
}

/** Rejected bodies are bad input, too. */
function codeOf(status: number): ErrorCode {
  const code = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((each) => ERROR_STATUS[each] === status)
  return code ?? (status < 500 ? 'BAD_INPUT' : 'INTERNAL')
}

/** References to components, by the same names or by the given keys. */
function references(kind: string, names: readonly string[] | Partial<Record<number, string>>) {
  const entries = Array.isArray(names) ? names.map((name) => [name, name]) : Object.entries(names)
  return Object.fromEntries(entries.map(([key, name]) => [key, { $ref: `#/components/${kind}/${name}` }]))
}
