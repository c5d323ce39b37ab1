import { AsyncLocalStorage } from 'node:async_hooks'
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import type { FastifyRequest } from 'fastify'
import { createYoga } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { logFailure } from '#api/database/outage.ts'
import type { Deps } from '#api/server/deps.ts'
import { type Context, createContext } from './context.ts'
import { costLimit } from './cost.ts'
import { maskError } from './errors.ts'
import {
  cleanValidationErrors,
  introspectionForAdminsOnly,
  limitRepetition,
  limitSubscriptions,
  rejectInvalidUnicode,
  type ServerContext,
} from './plugins.ts'
import { schema } from './schema.ts'

/** Limits of one operation (docs/api.md, Limits and quotas; docs/security.md, Bounds). */
export const GRAPHQL_LIMITS = {
  depth: 8,
  aliases: 15,
  directives: 5,
  /** Occurrences of the same field in one selection. */
  repetitions: 15,
  tokens: 1_000,
  cost: 5_000,
  bytes: 100_000,
}

/** Long documents are rare, and parsing them again costs less than storing them. */
const documentCache = <Value extends object>() =>
  new LRUCache<string, Value>({
    max: 100,
    maxSize: 1_000_000,
    maxEntrySize: 10_000,
    sizeCalculation: (_, document) => document.length + 1,
  })

/** An office may share one address. */
const SUBSCRIPTION_LIMITS = { perAddress: 50, total: 2_000 }

export function createExecutor(deps: Deps): (server: ServerContext) => Promise<Response> {
  const limit = { exposeLimits: false, propagateOnRejection: true }
  const hideSuggestions = deps.env.NODE_ENV === 'production'
  // Yoga does not pass the request to its error masking, which needs the request id.
  const current = new AsyncLocalStorage<FastifyRequest>()
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    graphiql: false,
    // server.ts enforces its own rules: same-origin only, JSON only.
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: GRAPHQL_LIMITS.bytes,
    // Yoga's own cache holds 1,024 documents of any size for an hour.
    parserAndValidationCache: {
      documentCache: documentCache(),
      errorCache: documentCache(),
      validationCache: documentCache(),
    },
    context: async (server) => {
      server.resolver.context ??= await createContext(deps, server.fastifyRequest, server.fastifyReply)
      return server.resolver.context
    },
    maskedErrors: {
      maskError: (error) => {
        const request = current.getStore()
        return maskError(error, {
          requestId: request?.id,
          log: (cause) => logFailure(request?.log ?? deps.log, cause, 'graphql failed'),
          hideSuggestions,
        })
      },
    },
    plugins: [
      rejectInvalidUnicode,
      maxTokensPlugin({ n: GRAPHQL_LIMITS.tokens, ...limit }),
      maxDepthPlugin({
        n: GRAPHQL_LIMITS.depth,
        ignoreIntrospection: true,
        flattenFragments: true,
        ...limit,
      }),
      maxAliasesPlugin({ n: GRAPHQL_LIMITS.aliases, allowList: [], ...limit }),
      maxDirectivesPlugin({ n: GRAPHQL_LIMITS.directives, ...limit }),
      limitRepetition(GRAPHQL_LIMITS.repetitions),
      costLimit(GRAPHQL_LIMITS.cost),
      limitSubscriptions(SUBSCRIPTION_LIMITS),
      cleanValidationErrors(hideSuggestions),
      ...(deps.env.GRAPHIQL ? [] : [introspectionForAdminsOnly(deps)]),
    ],
  })

  return async (server) => {
    const { fastifyRequest: request } = server
    return current.run(request, () =>
      yoga.fetch(new URL(request.url, deps.env.PUBLIC_URL), requestOf(server), server),
    )
  }
}

/** HEAD runs as GET. A client that disconnects aborts its subscription. */
function requestOf({ fastifyRequest: request, client }: ServerContext): RequestInit {
  const body = typeof request.body === 'string' ? request.body : ''
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers: textHeaders(request),
    signal: client?.signal ?? null,
    ...(request.method === 'POST' && { body }),
  }
}

function textHeaders(request: FastifyRequest): Record<string, string> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  const { accept, 'content-type': type } = headers
  return {
    ...headers,
    // Content types are case-insensitive, but Yoga compares them in lower case.
    ...(type && { 'content-type': type.toLowerCase() }),
    // No response has several parts, and Yoga would send complete ones with contradicting lengths.
    ...(accept && { accept: accept.replace(/\bmultipart\/[^\s,;]+/gi, 'multipart/none') }),
  }
}
