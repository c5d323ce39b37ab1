import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesPlugin } from '@escape.tech/graphql-armor-max-directives'
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Deps } from '../deps.ts'
import { isForeign } from '../http.ts'
import { boundedCache } from './bounded-cache.ts'
import { type Context, contextOf } from './context.ts'
import { costLimit } from './cost.ts'
import { maskError } from './errors.ts'
import { exampleOperations } from './examples.ts'
import { schema } from './schema.ts'

interface ServerContext {
  fastifyRequest: FastifyRequest
  fastifyReply: FastifyReply
}

export const GRAPHQL_LIMITS = {
  depth: 8,
  aliases: 15,
  directives: 5,
  tokens: 1_000,
  cost: 5_000,
  bytes: 100_000,
}

/** Mounts `/graphql`: queries, mutations, subscriptions over server-sent events, and GraphiQL in a browser. */
export function mountGraphQL(app: FastifyInstance, deps: Deps): void {
  const limit = { exposeLimits: false, propagateOnRejection: true }
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    logging: false,
    // Own rules below: same-origin only, JSON only.
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: GRAPHQL_LIMITS.bytes,
    // Yoga's own cache holds 1,024 documents of any size for an hour.
    parserAndValidationCache: {
      documentCache: boundedCache(),
      errorCache: boundedCache(),
      validationCache: boundedCache(),
    },
    context: ({ fastifyRequest, fastifyReply }) => contextOf(deps, fastifyRequest, fastifyReply),
    maskedErrors: {
      maskError: (error) =>
        maskError(error, undefined, (cause) => deps.log.error({ err: cause }, 'graphql failed')),
    },
    graphiql: deps.env.GRAPHIQL ? { title: 'Civic Unity GraphiQL', defaultQuery: exampleOperations } : false,
    renderGraphiQL,
    plugins: [
      maxTokensPlugin({ n: GRAPHQL_LIMITS.tokens, ...limit }),
      maxDepthPlugin({
        n: GRAPHQL_LIMITS.depth,
        ignoreIntrospection: true,
        flattenFragments: true,
        ...limit,
      }),
      maxAliasesPlugin({ n: GRAPHQL_LIMITS.aliases, allowList: [], ...limit }),
      maxDirectivesPlugin({ n: GRAPHQL_LIMITS.directives, ...limit }),
      costLimit(GRAPHQL_LIMITS.cost),
      ...(deps.env.NODE_ENV === 'production' ? [noSuggestions] : []),
      ...(deps.env.GRAPHIQL ? [] : [introspectionForAdminsOnly]),
    ],
  })

  app.register(async (scope) => {
    // Yoga reads the body itself: the types it would also execute are refused here.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS', 'HEAD'],
      config: { label: '/graphql' },
      handler: async (request, reply) => {
        const refusal = refuse(request, deps.env.PUBLIC_URL)
        if (refusal) {
          return reply
            .status(refusal.status)
            .type('application/json; charset=utf-8')
            .send({ errors: [{ message: refusal.message, extensions: { code: refusal.code } }] })
        }
        const response = await yoga.handleNodeRequestAndResponse(request, reply, {
          fastifyRequest: request,
          fastifyReply: reply,
        })
        for (const [name, value] of response.headers) reply.header(name, value)
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        if (response.headers.get('content-type')?.startsWith('text/html')) relaxPolicyForGraphiQL(reply)
        return reply.status(response.status).send(response.body)
      },
    })
  })
}

function refuse(
  request: FastifyRequest,
  publicUrl: string,
): { status: number; code: string; message: string } | null {
  if (
    request.method === 'POST' &&
    !/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  ) {
    return { status: 415, code: 'BAD_INPUT', message: 'Send the request as application/json.' }
  }
  if (isForeign(request, publicUrl)) {
    return { status: 403, code: 'FORBIDDEN', message: 'Requests from another site’s page are refused.' }
  }
  return null
}

const noSuggestions: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (valid) return
      setResult(
        (result as readonly GraphQLError[]).map(
          ({ message, nodes, extensions }) =>
            new GraphQLError(message.replace(/ ?Did you mean [^?]+\?/, ''), { nodes, extensions }),
        ),
      )
    },
}

const introspectionForAdminsOnly: Plugin<Context> = {
  onValidate: ({ addValidationRule, context }) => {
    if (!context.isAdmin) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
}

/** GraphiQL is one page with its own inline boot script; the site's policy stays as strict as it is. */
function relaxPolicyForGraphiQL(reply: FastifyReply) {
  reply.header(
    'content-security-policy',
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  )
}
