import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RawServerDefault,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { BadInput } from '#domain/errors.ts'
import '#api/server/zod-error-messages.ts'
import { sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { hasInvalidUnicode, INVALID_UNICODE } from '#api/database/invalid-unicode.ts'
import { type Context, createContext, publicContext } from '#api/graphql/context.ts'
import type { Client } from '#api/server/concurrency-limit.ts'
import type { Deps } from '#api/server/deps.ts'
import { CROSS_ORIGIN, clientOf, contentTypeError, isCrossOrigin, quotaHeaders } from '#api/server/http.ts'
import { registerOpenApi } from './openapi.ts'
import { handleError, sendProblem } from './problem.ts'

export type RestApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
export type Routes = (
  app: RestApp,
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
) => void

export const REST_BODY_LIMIT = 64 * 1024
/** Never allow credentials. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, X-Total-Count, X-Request-Id, Retry-After',
}

const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
}

/** For requests that are rejected before they reach a route. */
export function allowCrossOriginReads(request: FastifyRequest, reply: FastifyReply): void {
  if (isRead(request) && request.routeOptions.url?.startsWith('/api/')) reply.headers(CORS_HEADERS)
}
const NO_SUCH_ROUTE = 'There is no such endpoint.'

export function mountRest(app: FastifyInstance, deps: Deps, features: Routes[]): void {
  app.register(
    async (scope) => {
      scope.setValidatorCompiler(validatorCompiler)
      scope.setSerializerCompiler(serializerCompiler)
      scope.setErrorHandler(handleError)
      // POST /blog/generate has a JSON content type and no body (spec §7), which is not an error.
      const readJson = scope.getDefaultJsonParser('error', 'error')
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        if (body === '') done(null, undefined)
        else readJson(request, String(body), done)
      })
      const knownRoutes = new Map<string, { pattern: URLPattern; methods: Set<HTTPMethods> }>()
      const handleUnmatched = (request: FastifyRequest, reply: FastifyReply) => {
        const pathname = request.url.split('?', 1)[0] as string
        const methods = [...knownRoutes.values()].find(({ pattern }) => pattern.test({ pathname }))?.methods
        if (!methods) return sendProblem(reply, 404, 'NOT_FOUND', NO_SUCH_ROUTE)
        const allow = [...methods, 'OPTIONS'].sort().join(', ')
        reply.header('allow', allow)
        if (request.method !== 'OPTIONS')
          return sendProblem(reply, 405, 'BAD_INPUT', `This endpoint accepts ${allow}.`)
        return reply
          .headers(methods.has('GET') ? PREFLIGHT_HEADERS : {})
          .status(204)
          .send()
      }
      scope.setNotFoundHandler(handleUnmatched)
      // Otherwise the page route `/*` would handle these.
      for (const url of ['/', '/*']) scope.get(url, { schema: { hide: true } }, handleUnmatched)
      scope.addHook('onRoute', ({ url, method }) => {
        const route = knownRoutes.get(url) ?? {
          pattern: new URLPattern({ pathname: `${url}{/}?` }),
          methods: new Set(),
        }
        for (const name of [method].flat()) route.methods.add(name)
        knownRoutes.set(url, route)
      })
      await registerOpenApi(scope)

      const contexts = new WeakMap<FastifyRequest, Context>()
      const contextFor = async (request: FastifyRequest, reply: FastifyReply) => {
        const context = contexts.get(request) ?? (await createContext(deps, request, reply))
        contexts.set(request, context)
        return context
      }

      scope.addHook('onRequest', (request, reply, done) => {
        if (isRead(request)) {
          reply.headers({ ...CORS_HEADERS, 'cache-control': 'no-cache' })
        } else if (request.method !== 'OPTIONS') {
          reply.header('cache-control', 'no-store')
          if (isCrossOrigin(request, deps.env.PUBLIC_URL))
            return sendProblem(reply, 403, 'FORBIDDEN', CROSS_ORIGIN)
          const problem = hasBody(request) ? contentTypeError(request) : null
          if (problem) return sendProblem(reply, 415, 'BAD_INPUT', problem)
        }
        // Before the body is read.
        return request.is404 ? handleUnmatched(request, reply) : done()
      })
      scope.addHook('preValidation', async ({ params, query, body }) => {
        if (hasInvalidUnicode([params, query, body])) throw new BadInput(INVALID_UNICODE)
      })
      scope.addHook('onSend', (request, reply, payload, done) => {
        reply.headers(quotaHeaders(contexts.get(request)?.quotas.values() ?? []))
        done(null, payload)
      })

      await scope.register(async (routed) => {
        routed.addHook('onRoute', (route) => {
          if ([route.method].flat().some((method) => method === 'GET' || method === 'HEAD'))
            route.handler = cachedRead(deps, route, contexts)
        })
        for (const routes of features) routes(routed.withTypeProvider<ZodTypeProvider>(), contextFor)
      })
    },
    { prefix: '/api' },
  )
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Reads without credentials return the same for everyone. */
const isPublicRead = (request: FastifyRequest) =>
  isRead(request) && request.headers.authorization === undefined

/** The key contains validated parameters only, so unknown ones cause no new reads. */
function cachedRead(
  deps: Deps,
  { url, schema, handler }: RouteOptions,
  contexts: WeakMap<FastifyRequest, Context>,
): RouteHandlerMethod {
  return async function cached(request, reply) {
    const read = async (client?: Client) => {
      if (isPublicRead(request)) contexts.set(request, publicContext(deps, client))
      const before = reply.getHeaders()
      const payload = await handler.call(this, request, reply)
      const topics = contexts.get(request)?.topics ?? null
      const added = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before))
      const headers = {
        ...Object.fromEntries(added),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': topics ? 'no-cache' : 'no-store',
      }
      return { value: storedResponse(String(reply.serialize(payload)), headers), topics }
    }
    const key = JSON.stringify([url, schema?.params && request.params, schema?.querystring && request.query])
    const stored = isPublicRead(request)
      ? await deps.responses.fetch(key, read, () => clientOf(request, reply))
      : (await read()).value
    return sendStored(request, reply, stored)
  }
}

/** Routes without input accept requests without a body and content type. */
function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}
