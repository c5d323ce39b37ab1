import { AsyncLocalStorage } from 'node:async_hooks'
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import type { FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { LRUCache } from 'lru-cache'
import { logFailure } from '#api/database/outage.ts'
import type { Deps } from '#api/server/deps.ts'
import type { Context } from './context.ts'
import { costLimit } from './cost.ts'
import { maskError, OPERATION_TOO_LARGE } from './errors.ts'
import {
  cleanValidationErrors,
  introspectionForAdminsOnly,
  limitRepetition,
  limitSubscriptions,
  rejectBrokenParameters,
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

export function createGraphQLServer(deps: Deps) {
  const limit = {
    propagateOnRejection: true,
    onReject: [
      (_context: unknown, error: GraphQLError) => {
        error.message = OPERATION_TOO_LARGE
      },
    ],
  }
  // Yoga does not pass the request to its error masking, which needs the request id.
  const requests = new AsyncLocalStorage<FastifyRequest>()
  const mask = (error: unknown, request = requests.getStore()) =>
    maskError(error, {
      requestId: request?.id,
      log: (cause) => logFailure(request?.log ?? deps.log, cause, 'graphql failed'),
    })
  const yoga = createYoga<Context & ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    // server.ts sends it with a policy of its own.
    graphiql: false,
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
    maskedErrors: { maskError: (error) => mask(error) },
    plugins: [
      rejectBrokenParameters,
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
      cleanValidationErrors,
      ...(deps.env.GRAPHIQL ? [] : [introspectionForAdminsOnly]),
    ],
  })
  return { yoga, requests, maskError: mask }
}
