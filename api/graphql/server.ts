import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { isUnavailable, logFailure, RETRY_AFTER_SECONDS, UNAVAILABLE } from '#api/database/outage.ts'
import type { Deps } from '#api/server/deps.ts'
import {
  CROSS_ORIGIN,
  clientOf,
  contentTypeError,
  failureHeaders,
  isClientAbort,
  isCrossOrigin,
  NOT_JSON,
  quotaHeaders,
} from '#api/server/http.ts'
import { handleError } from '#api/server/problem.ts'
import { DomainError, ERROR_STATUS } from '#domain/errors.ts'
import { publicContext } from './context.ts'
import { mountGraphiQL } from './graphiql.ts'
import type { ServerContext } from './plugins.ts'
import { type PublicQuery, publicQueryOf } from './public-reads.ts'
import { createExecutor, GRAPHQL_LIMITS } from './yoga.ts'

export function mountGraphQL(app: FastifyInstance, deps: Deps): void {
  const endpoint = { deps, execute: createExecutor(deps) }
  app.register(async (scope) => {
    parseBodiesAsText(scope)
    scope.setErrorHandler(handleFailure)
    const graphiql = mountGraphiQL(scope, deps)
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'HEAD'],
      handler: async (request, reply) => {
        const rejection = rejectionOf(request, deps.env.PUBLIC_URL)
        if (rejection) return sendErrors(reply, rejection)
        if (wantsGraphiQL(request) && (await graphiql.isAllowed(request, reply))) return graphiql.send(reply)
        if (request.method !== 'POST' && !acceptsApiTypes(request))
          return sendMethodError(reply, WRONG_METHOD)
        const query = publicQueryIn(request)
        return query ? sendCached(endpoint, query, request, reply) : sendExecuted(endpoint, request, reply)
      },
    })
    scope.route({
      url: '/graphql',
      method: ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'QUERY'],
      handler: async (request, reply) =>
        request.method === 'OPTIONS'
          ? reply.status(204).header('allow', METHODS).send()
          : sendMethodError(reply, `This endpoint accepts ${METHODS}.`),
    })
  })
}

interface Endpoint {
  deps: Deps
  execute: ReturnType<typeof createExecutor>
}

/** Accepts every content type, because `rejectionOf` rejects all but JSON. */
function parseBodiesAsText(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: GRAPHQL_LIMITS.bytes },
    (_request, body, done) => done(null, body),
  )
}

function handleFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (isClientAbort(request, error)) return handleError(error, request, reply)
  if (isUnavailable(error)) {
    logFailure(request.log, error, 'graphql failed')
    reply.header('retry-after', String(RETRY_AFTER_SECONDS))
    return sendErrors(reply, { status: 503, code: 'INTERNAL', message: UNAVAILABLE })
  }
  if (error instanceof DomainError) {
    reply.headers(failureHeaders(error))
    return sendErrors(reply, { status: ERROR_STATUS[error.code], code: error.code, message: error.message })
  }
  const { statusCode: status = 500 } = error
  if (status >= 500) return handleError(error, request, reply)
  return sendErrors(reply, { status, code: 'BAD_INPUT', message: status === 413 ? TOO_LONG : NOT_JSON })
}

/** Null if the response may differ between visitors. */
function publicQueryIn(request: FastifyRequest): PublicQuery | null {
  const isShareable = request.method === 'POST' && request.headers.authorization === undefined
  return isShareable ? publicQueryOf(String(request.body)) : null
}

async function sendCached(
  endpoint: Endpoint,
  query: PublicQuery,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { accept = '' } = request.headers
  const stored = await endpoint.deps.responses.fetch(
    `graphql ${accept}\n${query.key}`,
    (client) => executePublicQuery(endpoint, query, { fastifyRequest: request, fastifyReply: reply, client }),
    () => clientOf(request, reply),
  )
  return stored.status === 406 ? sendErrors(reply, NOT_ACCEPTABLE) : sendStored(request, reply, stored)
}

/** Responses with errors are not stored. */
async function executePublicQuery(
  { deps, execute }: Endpoint,
  { topics }: PublicQuery,
  server: Omit<ServerContext, 'resolver'>,
) {
  const resolver = { context: publicContext(deps, server.client) }
  const response = await deps.concurrency.run(() => execute({ ...server, resolver }), server.client)
  const text = await response.text()
  const headers = Object.fromEntries(response.headers)
  // Fastify and the handler set these.
  for (const name of ['connection', 'allow', 'content-length']) delete headers[name]
  headers['cache-control'] = 'no-store'
  const isComplete = response.status === 200 && !('errors' in JSON.parse(text))
  return { value: storedResponse(text, headers, response.status), topics: isComplete ? topics : null }
}

async function sendExecuted({ deps, execute }: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  const client = clientOf(request, reply)
  const server: ServerContext = { fastifyRequest: request, fastifyReply: reply, client, resolver: {} }
  const response = await deps.concurrency.run(() => execute(server), client)
  copyHeaders(response, reply)
  const { context } = server.resolver
  if (context) reply.headers(quotaHeaders(context.quotas.values()))
  if (response.status === 406) return sendErrors(reply, NOT_ACCEPTABLE)
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // nginx buffers responses by default, which would delay events until the stream ends.
    return reply.status(response.status).header('x-accel-buffering', 'no').send(response.body)
  }
  return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()))
}

function copyHeaders(response: Response, reply: FastifyReply): void {
  // Yoga keeps every connection alive, but the process may be shutting down.
  response.headers.delete('connection')
  for (const [name, value] of response.headers) reply.header(name, value)
  // Yoga also sends `Allow` with other statuses than 405.
  if (response.status === 405) reply.header('allow', METHODS)
  else reply.removeHeader('allow')
  reply.header('cache-control', 'no-store')
}

const TOO_LONG = `The request body can have at most ${GRAPHQL_LIMITS.bytes} bytes.`
const METHODS = 'GET, HEAD, OPTIONS, POST'
const WRONG_METHOD =
  'Send a POST request, or include application/json or text/event-stream in the Accept header.'
const NOT_ACCEPTABLE = {
  status: 406,
  code: 'BAD_INPUT',
  message:
    'Responses are application/json or application/graphql-response+json. Subscriptions are text/event-stream.',
}

interface Rejection {
  status: number
  code: string
  message: string
}

function sendErrors(reply: FastifyReply, { status, code, message }: Rejection): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code } }] })
}

function sendMethodError(reply: FastifyReply, message: string): FastifyReply {
  return sendErrors(reply.header('allow', METHODS), { status: 405, code: 'BAD_INPUT', message })
}

/** GraphiQL keeps its query in the URL, so a reload shows it again. */
function wantsGraphiQL(request: FastifyRequest): boolean {
  return request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** Links, images and forms of other pages can send a GET, but they never accept these types by name. */
function acceptsApiTypes(request: FastifyRequest): boolean {
  return /\b(json|event-stream)\b/.test(request.headers.accept ?? '')
}

function rejectionOf(request: FastifyRequest, publicUrl: string): Rejection | null {
  if (request.method === 'POST') {
    const problem = contentTypeError(request)
    if (problem) return { status: 415, code: 'BAD_INPUT', message: problem }
  }
  if (isCrossOrigin(request, publicUrl)) {
    return { status: 403, code: 'FORBIDDEN', message: CROSS_ORIGIN }
  }
  if (request.method !== 'POST') {
    const { variables, extensions } = request.query as Record<string, string | string[] | undefined>
    for (const text of [variables, extensions].flat()) {
      if (text && !isJson(text)) {
        return { status: 400, code: 'BAD_INPUT', message: 'Variables and extensions must be JSON.' }
      }
    }
  }
  return null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
