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
import { holdsUnstorableText, UNSTORABLE_TEXT } from '#api/database/unstorable-text.ts'
import { type Context, contextOf, publicContext } from '#api/graphql/context.ts'
import type { Deps } from '#api/server/deps.ts'
import { FOREIGN, isForeign, notJson, quotaHeaders } from '#api/server/http.ts'
import { registerOpenApi } from './openapi.ts'
import { handleError, sendProblem } from './problem.ts'

/** Registers the routes of a feature. In: a Fastify with zod schemas, and a function that creates the context of a request. */
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
/** Pages of all sites may read responses and these headers, but never with credentials. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, X-Total-Count, X-Request-Id, Retry-After',
}

const PREFLIGHT = {
  ...OPEN,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
}

/** Lets pages of other sites read responses to requests that are rejected before they reach a route. */
export function openReads(request: FastifyRequest, reply: FastifyReply): void {
  if (isRead(request) && request.routeOptions.url?.startsWith('/api/')) reply.headers(OPEN)
}
const NO_SUCH_ROUTE = 'There is no such endpoint.'

/** Mounts the REST API under `/api`: stored GraphQL operations behind documented routes. */
export function mountRest(app: FastifyInstance, deps: Deps, features: Routes[]): void {
  app.register(
    async (scope) => {
      scope.setValidatorCompiler(validatorCompiler)
      scope.setSerializerCompiler(serializerCompiler)
      scope.setErrorHandler(handleError)
      // POST /blog/generate is sent with a JSON content type and no body (Spec §7), which is not an error.
      const readJson = scope.getDefaultJsonParser('error', 'error')
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        if (body === '') done(null, undefined)
        else readJson(request, String(body), done)
      })
      const routed = new Map<string, { pattern: URLPattern; methods: Set<HTTPMethods> }>()
      const answerOther = (request: FastifyRequest, reply: FastifyReply) => {
        const pathname = request.url.split('?', 1)[0] as string
        const methods = [...routed.values()].find(({ pattern }) => pattern.test({ pathname }))?.methods
        if (!methods) return sendProblem(reply, 404, 'NOT_FOUND', NO_SUCH_ROUTE)
        const allow = [...methods, 'OPTIONS'].sort().join(', ')
        reply.header('allow', allow)
        if (request.method !== 'OPTIONS')
          return sendProblem(reply, 405, 'BAD_INPUT', `This endpoint accepts ${allow}.`)
        return reply
          .headers(methods.has('GET') ? PREFLIGHT : {})
          .status(204)
          .send()
      }
      scope.setNotFoundHandler(answerOther)
      // Otherwise the page route `/*` would handle these.
      for (const url of ['/', '/*']) scope.get(url, { schema: { hide: true } }, answerOther)
      scope.addHook('onRoute', ({ url, method }) => {
        const route = routed.get(url) ?? {
          pattern: new URLPattern({ pathname: `${url}{/}?` }),
          methods: new Set(),
        }
        for (const name of [method].flat()) route.methods.add(name)
        routed.set(url, route)
      })
      await registerOpenApi(scope)

      const contexts = new WeakMap<FastifyRequest, Context>()
      const contextFor = async (request: FastifyRequest, reply: FastifyReply) => {
        const context =
          contexts.get(request) ??
          (isPublicRead(request) ? publicContext(deps) : await contextOf(deps, request, reply))
        contexts.set(request, context)
        return context
      }

      scope.addHook('onRequest', (request, reply, done) => {
        if (isRead(request)) {
          reply.headers({ ...OPEN, 'cache-control': 'no-cache' })
        } else if (request.method !== 'OPTIONS') {
          reply.header('cache-control', 'no-store')
          if (isForeign(request, deps.env.PUBLIC_URL)) return sendProblem(reply, 403, 'FORBIDDEN', FOREIGN)
          const problem = hasBody(request) ? notJson(request) : null
          if (problem) return sendProblem(reply, 415, 'BAD_INPUT', problem)
        }
        // Before the body is read.
        return request.is404 ? answerOther(request, reply) : done()
      })
      scope.addHook('preValidation', async ({ params, query, body }) => {
        if (holdsUnstorableText([params, query, body])) throw new BadInput(UNSTORABLE_TEXT)
      })
      scope.addHook('onSend', (request, reply, payload, done) => {
        reply.headers(quotaHeaders(contexts.get(request)?.quotas.values() ?? []))
        done(null, payload)
      })

      await scope.register(async (calls) => {
        calls.addHook('onRoute', (route) => {
          if ([route.method].flat().some((method) => method === 'GET' || method === 'HEAD'))
            route.handler = cachedRead(deps, route, (request) => contexts.get(request))
        })
        for (const routes of features) routes(calls.withTypeProvider<ZodTypeProvider>(), contextFor)
      })
    },
    { prefix: '/api' },
  )
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Reads without credentials return the same for everyone. */
const isPublicRead = (request: FastifyRequest) =>
  isRead(request) && request.headers.authorization === undefined

/** Serves a GET route from the cache. The key holds validated parameters only, so unknown ones cause no new reads. */
function cachedRead(
  { responses }: Deps,
  { url, schema, handler }: RouteOptions,
  contextFor: (request: FastifyRequest) => Context | undefined,
): RouteHandlerMethod {
  return async function cached(request, reply) {
    const read = async () => {
      const before = reply.getHeaders()
      const payload = await handler.call(this, request, reply)
      const topics = contextFor(request)?.topics ?? null
      const added = Object.entries(reply.getHeaders()).filter(([name]) => !(name in before))
      const headers = {
        ...Object.fromEntries(added),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': topics ? 'no-cache' : 'no-store',
      }
      return { value: storedResponse(String(reply.serialize(payload)), headers), topics }
    }
    const key = JSON.stringify([url, schema?.params && request.params, schema?.querystring && request.query])
    const stored = isPublicRead(request) ? await responses.fetch(key, read) : (await read()).value
    return sendStored(request, reply, stored)
  }
}

/** Routes without input (generate) accept requests without a body and content type. */
function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}
