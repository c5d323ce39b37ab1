import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLErrorExtensions } from 'graphql'
import { sendStored, storedResponse } from '#api/cache/stored-response.ts'
import type { Client } from '#api/server/concurrency-limit.ts'
import type { Deps } from '#api/server/deps.ts'
import {
  CROSS_ORIGIN,
  clientOf,
  isClientAbort,
  isCrossOrigin,
  JSON_CONTENT,
  NOT_JSON,
} from '#api/server/http.ts'
import { handleError } from '#api/server/problem.ts'
import { DomainError } from '#domain/errors.ts'
import { createContext, publicContext } from './context.ts'
import { badRequest } from './errors.ts'
import { mountGraphiQL } from './graphiql.ts'
import { type PublicQuery, publicQueryOf } from './public-reads.ts'
import { createGraphQLServer, GRAPHQL_LIMITS } from './yoga.ts'

// docs/decisions/0031-yoga-on-fastify.md lists what differs from Yoga's defaults.

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST']
const ALLOW = METHODS.join(', ')
const WRONG_METHOD =
  'Send a POST request, or include application/json or text/event-stream in the Accept header.'
const NOT_ACCEPTABLE =
  'Responses are application/json, application/graphql-response+json or text/event-stream.'

export function mountGraphQL(app: FastifyInstance, deps: Deps): void {
  const { yoga, requests, maskError } = createGraphQLServer(deps)

  async function execute(
    request: FastifyRequest,
    reply: FastifyReply,
    client: Client | undefined,
    isPublic: boolean,
  ) {
    const response = await deps.concurrency.run(async () => {
      const context = isPublic ? publicContext(deps, client) : await createContext(deps, request, reply)
      const server = { ...context, fastifyRequest: request, fastifyReply: reply }
      return requests.run(request, () => yoga.fetch(...fetchInput(request, client), server))
    }, client)
    if (response.status === 406) throw badRequest(NOT_ACCEPTABLE, 406)
    // Fastify sets these. Yoga keeps every connection alive, but the process may be shutting down.
    for (const name of ['connection', 'content-length']) response.headers.delete(name)
    response.headers.set('cache-control', 'no-store')
    return response
  }

  async function sendCached(query: PublicQuery, request: FastifyRequest, reply: FastifyReply) {
    const stored = await deps.responses.fetch(
      `graphql ${request.headers.accept}\n${query.key}`,
      async (client) => {
        const response = await execute(request, reply, client, true)
        const text = await response.text()
        // Only JSON without errors is stored. Yoga sends an event stream to a client that accepts nothing else.
        const isComplete =
          response.status === 200 && !isEventStream(response) && !('errors' in JSON.parse(text))
        const value = storedResponse(text, Object.fromEntries(response.headers), response.status)
        return { value, topics: isComplete ? query.topics : null }
      },
      () => clientOf(request, reply),
    )
    return sendStored(request, reply, stored)
  }

  async function sendExecuted(request: FastifyRequest, reply: FastifyReply) {
    const response = await execute(request, reply, clientOf(request, reply), false)
    reply.status(response.status).headers(Object.fromEntries(response.headers))
    if (!isEventStream(response)) return reply.send(await response.text())
    // nginx buffers responses by default, which would delay events until the stream ends.
    return reply.header('x-accel-buffering', 'no').send(response.body)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parsing = { parseAs: 'string', bodyLimit: GRAPHQL_LIMITS.bytes } as const
    scope.addContentTypeParser(JSON_CONTENT, parsing, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (isClientAbort(request, error)) return handleError(error, request, reply)
      const { message, extensions } = maskError(rejectionOf(error), request)
      const { http, ...others } = extensions as GraphQLErrorExtensions
      return reply
        .status(http?.status ?? 500)
        .headers({ ...http?.headers, 'cache-control': 'no-store' })
        .type('application/json; charset=utf-8')
        .send({ errors: [{ message, extensions: others }] })
    })
    const graphiql = mountGraphiQL(scope, deps)
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'QUERY'],
      onRequest: async (request, reply) => {
        if (request.method === 'OPTIONS') return reply.status(204).header('allow', ALLOW).send()
        if (!METHODS.includes(request.method)) throw wrongMethod(`This endpoint accepts ${ALLOW}.`)
        if (isCrossOrigin(request, deps.env.PUBLIC_URL)) throw new DomainError('FORBIDDEN', CROSS_ORIGIN)
      },
      handler: async (request, reply) => {
        if (wantsGraphiQL(request) && (await graphiql.isAllowed(request, reply))) return graphiql.send(reply)
        if (request.method !== 'POST' && !acceptsApiTypes(request)) throw wrongMethod(WRONG_METHOD)
        const query = publicQueryIn(request)
        return query ? sendCached(query, request, reply) : sendExecuted(request, reply)
      },
    })
  })
}

const isEventStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream')

const wrongMethod = (message: string) => badRequest(message, 405, { allow: ALLOW })

/** Fastify's own errors are about the body. */
function rejectionOf(error: FastifyError): Error {
  const { statusCode = 500 } = error
  if (statusCode >= 500 || error instanceof DomainError) return error
  const tooLong = `The request body can have at most ${GRAPHQL_LIMITS.bytes} bytes.`
  return badRequest(statusCode === 413 ? tooLong : NOT_JSON, statusCode)
}

/** Node's request for Yoga. HEAD runs as GET, and no response has several parts. */
function fetchInput({ method, url, headers, body }: FastifyRequest, client?: Client) {
  const accept = headers.accept?.replace(/\bmultipart\/[^\s,;]+/gi, 'multipart/none') ?? '*/*'
  const init: RequestInit = {
    method: method === 'HEAD' ? 'GET' : method,
    headers: { accept, 'content-type': 'application/json' },
    signal: client?.signal ?? null,
    ...(method === 'POST' && { body: String(body) }),
  }
  return [new URL(url, 'http://localhost'), init] as const
}

/** Null if the response may differ between visitors. Pages send POST, so nothing else is cached. */
function publicQueryIn({ method, headers, body }: FastifyRequest): PublicQuery | null {
  const isShareable = method === 'POST' && headers.authorization === undefined
  return isShareable ? publicQueryOf(String(body)) : null
}

/** GraphiQL keeps its query in the URL, so a reload shows it again. */
function wantsGraphiQL({ method, headers }: FastifyRequest): boolean {
  return method !== 'POST' && /\btext\/html\b/.test(headers.accept ?? '')
}

/** Links, images and forms of other pages can send a GET, but they never accept these types by name. */
function acceptsApiTypes({ headers }: FastifyRequest): boolean {
  return /\b(json|event-stream)\b/.test(headers.accept ?? '')
}
