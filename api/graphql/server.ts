import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { isUnavailable, logFailure, RETRY_AFTER, UNAVAILABLE } from '#api/database/outage.ts'
import { handleError } from '#api/rest/problem.ts'
import type { Deps } from '#api/server/deps.ts'
import { FOREIGN, hasGone, isForeign, NOT_JSON, notJson, quotaHeaders } from '#api/server/http.ts'
import { publicContext } from './context.ts'
import { mountGraphiQL } from './graphiql.ts'
import type { ServerContext } from './plugins.ts'
import { type PublicQuery, publicQueryOf } from './public-reads.ts'
import { createExecutor, GRAPHQL_LIMITS } from './yoga.ts'

/** Mounts `/graphql`: queries, mutations, subscriptions over server-sent events, and GraphiQL in a browser. */
export function mountGraphQL(app: FastifyInstance, deps: Deps): void {
  const execute = createExecutor(deps)
  app.register(async (scope) => {
    // Of every type: those that Yoga would also execute are refused below.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: GRAPHQL_LIMITS.bytes },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (hasGone(request, error)) return handleError(error, request, reply)
      if (isUnavailable(error)) {
        logFailure(request.log, error, 'graphql failed')
        reply.header('retry-after', String(RETRY_AFTER))
        return sendErrors(reply, { status: 503, code: 'INTERNAL', message: UNAVAILABLE })
      }
      const { statusCode: status = 500 } = error
      if (status >= 500) return handleError(error, request, reply)
      return sendErrors(reply, { status, code: 'BAD_INPUT', message: status === 413 ? TOO_LONG : NOT_JSON })
    })
    const graphiql = mountGraphiQL(scope, deps)

    async function readPublicly({ topics }: PublicQuery, request: FastifyRequest, reply: FastifyReply) {
      const made = { context: publicContext(deps) }
      const response = await deps.concurrency.run(() =>
        execute({ fastifyRequest: request, fastifyReply: reply, made, isShared: true }),
      )
      const text = await response.text()
      const headers = Object.fromEntries(response.headers)
      // Fastify and the handler set these.
      for (const name of ['connection', 'allow', 'content-length']) delete headers[name]
      headers['cache-control'] = 'no-store'
      const isComplete = response.status === 200 && !('errors' in JSON.parse(text))
      return { value: storedResponse(text, headers, response.status), topics: isComplete ? topics : null }
    }

    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'HEAD'],
      handler: async (request, reply) => {
        const refusal = refuse(request, deps.env.PUBLIC_URL)
        if (refusal) return sendErrors(reply, refusal)
        if (wantsGraphiQL(request) && (await graphiql.isFor(request, reply))) return graphiql.send(reply)
        if (request.method !== 'POST' && !asksByName(request)) {
          reply.header('allow', METHODS)
          return sendErrors(reply, { status: 405, code: 'BAD_INPUT', message: ASK_BY_NAME })
        }
        const { accept = '', authorization } = request.headers
        const mayBeShared = request.method === 'POST' && authorization === undefined
        const query = mayBeShared ? publicQueryOf(String(request.body)) : null
        if (query) {
          const stored = await deps.responses.fetch(`graphql ${accept}\n${query.key}`, () =>
            readPublicly(query, request, reply),
          )
          return stored.status === 406
            ? sendErrors(reply, NOT_ACCEPTABLE)
            : sendStored(request, reply, stored)
        }
        const server: ServerContext = { fastifyRequest: request, fastifyReply: reply, made: {} }
        const response = await deps.concurrency.run(() => execute(server))
        // Yoga keeps every live connection; whether it stays open is said by the server, which may be leaving.
        response.headers.delete('connection')
        for (const [name, value] of response.headers) reply.header(name, value)
        // Yoga says it of every request that it cannot read.
        if (response.status === 405) reply.header('allow', METHODS)
        else reply.removeHeader('allow')
        reply.header('cache-control', 'no-store')
        const { context } = server.made
        if (context) reply.headers(quotaHeaders(context.quotas.values()))
        if (response.status === 406) return sendErrors(reply, NOT_ACCEPTABLE)
        if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
          // nginx gathers an answer before it passes it on: live news would come when it is over.
          return reply.status(response.status).header('x-accel-buffering', 'no').send(response.body)
        }
        return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()))
      },
    })
    scope.route({
      url: '/graphql',
      method: ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'QUERY'],
      handler: async (request, reply) => {
        reply.header('allow', METHODS)
        if (request.method === 'OPTIONS') return reply.status(204).send()
        return sendErrors(reply, { status: 405, code: 'BAD_INPUT', message: `Send ${METHODS}.` })
      },
    })
  })
}

const TOO_LONG = `A request holds at most ${GRAPHQL_LIMITS.bytes} bytes.`
const METHODS = 'GET, HEAD, OPTIONS, POST'
const ASK_BY_NAME = 'Send a POST, or accept application/json or text/event-stream by name.'
const NOT_ACCEPTABLE = {
  status: 406,
  code: 'BAD_INPUT',
  message:
    'Answers are application/json or application/graphql-response+json; subscriptions are text/event-stream.',
}

interface Refusal {
  status: number
  code: string
  message: string
}

function sendErrors(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code } }] })
}

/** A browser that opens the address. GraphiQL keeps its query there, and shows it again when it is reloaded. */
function wantsGraphiQL(request: FastifyRequest): boolean {
  return request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '')
}

/** Links, images and forms of any page can send a GET, but none of them asks for these types. */
function asksByName(request: FastifyRequest): boolean {
  return /\b(json|event-stream)\b/.test(request.headers.accept ?? '')
}

function refuse(request: FastifyRequest, publicUrl: string): Refusal | null {
  if (request.method === 'POST') {
    const problem = notJson(request)
    if (problem) return { status: 415, code: 'BAD_INPUT', message: problem }
  }
  if (isForeign(request, publicUrl)) {
    return { status: 403, code: 'FORBIDDEN', message: FOREIGN }
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
