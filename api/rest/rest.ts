import cors from '@fastify/cors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { unauthorized } from '#api/admin/authorize.ts'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { type Context, createContext, publicContext } from '#api/graphql/context.ts'
import { describeRoutes } from '#api/reference/openapi.ts'
import { mountReference } from '#api/reference/reference.ts'
import type { Deps } from '#api/server/deps.ts'
import { CROSS_ORIGIN, clientOf, isCrossOrigin, JSON_CONTENT } from '#api/server/http.ts'
import { handleError, sendProblem } from '#api/server/problem.ts'
import { hasRole } from '#domain/admin/editors.ts'
import type { RestRoute } from './route.ts'

export const REST_BODY_LIMIT = 64 * 1024
const EXPOSED_HEADERS = 'ETag, Link, X-Total-Count, X-Request-Id, Retry-After'

/** For reads that are rejected before they reach a route that allows them. Never allows credentials. */
export function allowCrossOriginReads(request: FastifyRequest, reply: FastifyReply): void {
  if (isRead(request) && /^\/(api|data|oembed)\b/.test(request.routeOptions.url ?? ''))
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED_HEADERS })
}

export function mountRest(app: FastifyInstance, deps: Deps, routes: readonly RestRoute[]): void {
  app.register(
    async (scope) => {
      allowEmptyJson(scope)
      await scope.register(cors, {
        origin: '*',
        methods: 'GET, HEAD',
        allowedHeaders: 'If-None-Match',
        exposedHeaders: EXPOSED_HEADERS,
        maxAge: 86_400,
        strictPreflight: false,
        preflightContinue: true,
      })
      scope.addHook('onRequest', (request, reply, done) => {
        // Cached reads and failures replace it.
        reply.header('cache-control', isRead(request) ? 'no-cache' : 'no-store')
        const isWrite = !isRead(request) && request.method !== 'OPTIONS'
        if (isWrite && isCrossOrigin(request, deps.env.PUBLIC_URL))
          return sendProblem(reply, 403, 'FORBIDDEN', CROSS_ORIGIN)
        return done()
      })
      for (const route of routes) {
        const { upload } = route
        if (upload) scope.register(async (own) => mountUpload(own, deps, route, upload))
        else mountRoute(scope, deps, route)
      }
      mountDescription(scope, routes)
      mountOtherMethods(scope, routes)
      mountUnknownPaths(scope)
    },
    { prefix: '/api' },
  )
}

function mountRoute(scope: FastifyInstance, deps: Deps, route: RestRoute): void {
  const { method, url, role } = route
  const contexts = new WeakMap<FastifyRequest, Context>()
  scope.route({
    method,
    url,
    ...(method === 'POST' && { config: { cors: false } }),
    // Before the body is read, so that unauthenticated users send no files and learn nothing about valid input.
    preParsing: async (request, reply) => {
      if (!role) return
      const context = await createContext(deps, request, reply)
      if (!hasRole(context.editor, role)) throw unauthorized(context.editor)
      contexts.set(request, context)
    },
    handler: async (request, reply) => {
      const ownContext = async () => contexts.get(request) ?? (await createContext(deps, request, reply))
      const input = route.parseInput(request)
      if (method === 'POST') {
        const { status, body } = await route.respond(input, await ownContext(), request.url)
        return reply.status(status).type(JSON_TYPE).send(body)
      }
      // Without topics, requests that arrive during a read share the next one, and nothing is stored.
      const read = async (context: Context, topics: RestRoute['topics']) => {
        const { status, headers, body } = await route.respond(input, context, request.url)
        const cacheControl = topics ? 'no-cache' : 'no-store'
        const all = { ...headers, 'content-type': JSON_TYPE, 'cache-control': cacheControl }
        return { value: storedResponse(body, all, status), topics }
      }
      // Public reads return the same for everyone, whatever their token and cookies. The key contains validated parameters
      // only, so unknown ones cause no new reads.
      const stored = role
        ? (await read(await ownContext(), null)).value
        : await deps.responses.fetch(
            JSON.stringify([url, input]),
            (client) => read(publicContext(deps, client), route.topics),
            () => clientOf(request, reply),
          )
      // No cache on the way stores a response to a request with a token.
      const headers = {
        ...stored.headers,
        ...(request.headers.authorization && { 'cache-control': 'no-store' }),
      }
      return sendStored(request, reply, { ...stored, headers })
    },
  })
}

function mountUpload(
  scope: FastifyInstance,
  deps: Deps,
  route: RestRoute,
  upload: NonNullable<RestRoute['upload']>,
): void {
  scope.removeAllContentTypeParsers()
  const parsing = { parseAs: 'buffer', bodyLimit: upload.maxBytes } as const
  scope.addContentTypeParser([...upload.types], parsing, (_request, body, done) => done(null, body))
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return sendProblem(reply, 415, 'BAD_INPUT', upload.wrongType)
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return handleError(error, request, reply)
    // Without the header, Node reads the rest of the body, so that clients that are still sending get the response.
    return sendProblem(reply.removeHeader('connection'), 413, 'BAD_INPUT', upload.tooLarge)
  })
  mountRoute(scope, deps, route)
}

function mountDescription(scope: FastifyInstance, routes: readonly RestRoute[]): void {
  let description: StoredResponse | undefined
  scope.get('/openapi.json', async (request, reply) => {
    description ??= storedResponse(JSON.stringify(describeRoutes(routes)), { 'content-type': JSON_TYPE })
    return sendStored(request, reply, description)
  })
  mountReference(scope)
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** POST /blog/generate has a JSON content type and no body (spec §7), which is not an error. */
function allowEmptyJson(scope: FastifyInstance): void {
  const readJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(JSON_CONTENT, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else readJson(request, String(body), done)
  })
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY', 'OPTIONS']

const DESCRIPTIONS = ['/openapi.json', '/docs'].map((url) => ({ method: 'GET' as const, url }))

function mountOtherMethods(scope: FastifyInstance, routes: readonly RestRoute[]): void {
  for (const [url, sameUrl] of Map.groupBy([...routes, ...DESCRIPTIONS], (route) => route.url)) {
    const methods = sameUrl.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const allow = [...methods, 'OPTIONS'].sort().join(', ')
    const others = METHODS.filter((method) => !methods.includes(method))
    mountRejection(scope, url, others, methods.includes('GET'), (request, reply) => {
      reply.header('allow', allow)
      if (request.method === 'OPTIONS') return reply.status(204).send()
      return sendProblem(reply, 405, 'BAD_INPUT', `This endpoint accepts ${allow}.`)
    })
  }
}

/** Otherwise the page route `/*` would handle them. */
function mountUnknownPaths(scope: FastifyInstance): void {
  for (const url of ['/', '/*'])
    mountRejection(scope, url, METHODS, true, (_request, reply) =>
      sendProblem(reply, 404, 'NOT_FOUND', 'There is no such endpoint.'),
    )
}

/** Responds before a body is read. Only reads, and preflights of paths that can be read, get CORS headers. */
function mountRejection(
  scope: FastifyInstance,
  url: string,
  methods: HTTPMethods[],
  isReadable: boolean,
  respond: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const open = new Set<HTTPMethods>(isReadable ? ['GET', 'HEAD', 'OPTIONS'] : [])
  for (const method of methods)
    scope.route({
      method,
      url,
      exposeHeadRoute: false,
      ...(!open.has(method) && { config: { cors: false } }),
      onRequest: async (request, reply) => respond(request, reply),
      handler: () => {},
    })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
