import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RawServerDefault,
} from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { BadInput } from '../../domain/errors.ts'
import '../plain-words.ts'
import type { Deps } from '../deps.ts'
import { type Context, contextOf } from '../graphql/context.ts'
import { FOREIGN, isForeign, notJson, quotaHeaders } from '../http.ts'
import { holdsUnstorableText, UNSTORABLE_TEXT } from '../unstorable.ts'
import { answerConditionally } from './conditional.ts'
import { registerOpenApi } from './openapi.ts'
import { handleError, sendProblem } from './problem.ts'

/** What a feature's routes are given: a Fastify whose schemas are zod, and a context per request. */
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
/** Pages of every site may read, and see what the headers say; never with credentials. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, X-Total-Count, X-Request-Id, Retry-After',
}

/** Lets pages of other sites see the answer to a read that is refused before it comes to its call. */
export function openReads(request: FastifyRequest, reply: FastifyReply): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && request.routeOptions.url?.startsWith('/api/')) reply.headers(OPEN)
}
const NO_SUCH_CALL = 'There is no such call.'
const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY', 'OPTIONS']

/** Mounts the REST shim under `/api`: stored GraphQL operations behind documented routes. */
export function mountRest(app: FastifyInstance, deps: Deps, features: Routes[]): void {
  app.register(
    async (scope) => {
      scope.setValidatorCompiler(validatorCompiler)
      scope.setSerializerCompiler(serializerCompiler)
      scope.setErrorHandler(handleError)
      // A JSON content type without a body is how POST /blog/generate is called (Spec §7): no body, not a broken one.
      const readJson = scope.getDefaultJsonParser('error', 'error')
      scope.removeContentTypeParser('application/json')
      scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        if (body === '') done(null, undefined)
        else readJson(request, String(body), done)
      })
      const known = new Map<string, Set<string>>()
      scope.setNotFoundHandler((request, reply) => {
        // Methods that Fastify routes nowhere (TRACE, PROPFIND …) on a path that exists.
        const allow = request.method === 'GET' ? null : allowedOn(request.url, known)
        if (!allow) return sendProblem(reply, 404, 'NOT_FOUND', NO_SUCH_CALL)
        return sendProblem(reply.header('allow', allow), 405, 'BAD_INPUT', `This call takes ${allow}.`)
      })
      scope.addHook('onRoute', ({ url, method, config }) => {
        if ((config as { fallback?: true } | undefined)?.fallback) return
        const methods = known.get(url) ?? new Set<string>()
        for (const name of [method].flat()) methods.add(name)
        known.set(url, methods)
      })
      answerConditionally(scope)
      await registerOpenApi(scope)

      const contexts = new WeakMap<FastifyRequest, Context>()
      const contextFor = async (request: FastifyRequest, reply: FastifyReply) => {
        const context = contexts.get(request) ?? (await contextOf(deps, request, reply))
        contexts.set(request, context)
        return context
      }

      // Kept by address: the same for everybody who shows no token.
      const keeping = new WeakMap<FastifyRequest, ReturnType<Deps['answers']['begin']>>()
      scope.addHook('onRequest', (request, reply, done) => {
        if (request.method === 'GET' || request.method === 'HEAD') {
          reply.headers({ ...OPEN, 'cache-control': 'no-cache' })
        } else if (request.method !== 'OPTIONS') {
          reply.header('cache-control', 'no-store')
          if (isForeign(request, deps.env.PUBLIC_URL)) return sendProblem(reply, 403, 'FORBIDDEN', FOREIGN)
          const problem = hasBody(request) ? notJson(request) : null
          if (problem) return sendProblem(reply, 415, 'BAD_INPUT', problem)
        }
        if (request.method === 'GET' && request.headers.authorization === undefined) {
          const kept = deps.answers.get(request.url)
          if (kept) return reply.headers(kept.headers).send(kept.body)
          keeping.set(request, deps.answers.begin())
        }
        return done()
      })
      scope.addHook('preValidation', async ({ params, query, body }) => {
        if (holdsUnstorableText([params, query, body])) throw new BadInput(UNSTORABLE_TEXT)
      })
      scope.addHook('onSend', (request, reply, payload, done) => {
        const context = contexts.get(request)
        if (context) reply.headers(quotaHeaders(context.quotas.values()))
        const { isPublic, topics } = context?.reading ?? {}
        // What an admin may see, or one session only, belongs in no cache.
        if (request.headers.authorization || isPublic === false) reply.header('cache-control', 'no-store')
        if (isPublic && topics && reply.statusCode === 200 && Buffer.isBuffer(payload)) {
          const { 'x-request-id': _own, ...headers } = reply.getHeaders() as Record<string, string>
          keeping.get(request)?.(request.url, topics, { headers, body: payload })
        }
        done(null, payload)
      })

      for (const routes of features) routes(scope.withTypeProvider<ZodTypeProvider>(), contextFor)
      refuseOtherMethods(scope, known)
      refuseOtherPaths(scope)
    },
    { prefix: '/api' },
  )
}

/** 405 with `Allow` for a known path, and the answer to OPTIONS. */
function refuseOtherMethods(scope: FastifyInstance, known: Map<string, Set<string>>) {
  for (const [url, methods] of known) {
    const path = url.replace(/^\/api/, '')
    const allow = allowOf(methods)
    for (const method of METHODS.filter((name) => !methods.has(name))) {
      scope.route({
        url: path,
        method,
        config: { fallback: true },
        exposeHeadRoute: false,
        schema: { hide: true },
        onRequest: async (_request, reply) => {
          reply.header('allow', allow)
          if (method !== 'OPTIONS') return sendProblem(reply, 405, 'BAD_INPUT', `This call takes ${allow}.`)
          const read = methods.has('GET')
            ? {
                ...OPEN,
                'access-control-allow-methods': 'GET, HEAD',
                'access-control-allow-headers': 'If-None-Match',
                'access-control-max-age': '86400',
              }
            : {}
          return reply.headers(read).status(204).send()
        },
        handler: async () => undefined,
      })
    }
  }
}

/** Otherwise the pages, which answer to every other path, would answer to these too. */
function refuseOtherPaths(scope: FastifyInstance) {
  for (const url of ['/', '/*']) {
    scope.route({
      url,
      method: METHODS,
      config: { fallback: true },
      exposeHeadRoute: false,
      schema: { hide: true },
      onRequest: async (_request, reply) => sendProblem(reply, 404, 'NOT_FOUND', NO_SUCH_CALL),
      handler: async () => undefined,
    })
  }
}

function allowOf(methods: ReadonlySet<string>): string {
  return [...methods, 'OPTIONS'].sort().join(', ')
}

/** What the call at this address takes; null when there is none. */
function allowedOn(url: string, known: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const asked = url.split('?', 1)[0]?.split('/') ?? []
  for (const [pattern, methods] of known) {
    const parts = pattern.split('/')
    const fits =
      parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
    if (fits) return allowOf(methods)
  }
  return null
}

/** Calls without input (generate) may be sent without a body, and then without its type. */
function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}
