import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { LIMITS, type LimitName } from '#api/server/rate-limit.ts'
import { COMPONENTS, completeDescription, type Description } from './openapi-common.ts'
import { mountReference } from './reference.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Documentation only. The GraphQL mutation counts. */
    limit?: LimitName
    /** Additional response headers, by their names in COMPONENTS. */
    responseHeaders?: readonly string[]
  }
}

const TAGS = [
  { name: 'polls', description: 'Community Pulse: open polls, votes and results.' },
  { name: 'blog', description: 'Unity Insights: articles, search and generated posts (admin).' },
  { name: 'challenges', description: 'Unity Challenges and the progress of a session.' },
  { name: 'quiz', description: 'The quiz Find Your Overlap.' },
  { name: 'newsletter', description: 'Sign-ups for the newsletter.' },
  { name: 'contact', description: 'Messages to the people behind the site.' },
]

const DESCRIPTION = `What Americans share across political lines, for third parties. Start with these three:

1. [\`GET /api/blog/posts\`](/api/docs#/blog/listPosts) lists articles, \`?limit=3\` the newest three.
2. [\`GET /api/polls\`](/api/docs#/polls/listPolls) lists the open polls;
   [\`POST /api/polls/{id}/vote\`](/api/docs#/polls/vote) with \`{"optionIndex": 0}\` votes.
3. [\`GET /api/polls/{id}/results\`](/api/docs#/polls/getPollResults) returns the results.

**Reading** needs no key and is open to pages of all sites (\`Access-Control-Allow-Origin: *\`, no credentials). Responses carry an
\`ETag\`. Send it back as \`If-None-Match\`, and an unchanged response is an empty 304. HEAD works wherever GET does.

**Writing** takes JSON in UTF-8, at most 64 kB, from programs and from this site's own pages; pages of other sites get 403.
Writes are limited per network address. The \`RateLimit-*\` headers tell how many are left; beyond the limit the response is 429 with
\`Retry-After\`.

**Failures** are \`application/problem+json\` (RFC 9457). Show \`detail\` to people; programs read \`code\`, which never changes.
\`errors\` lists invalid fields. \`X-Request-Id\` is the id of the request in the server log.

**Versions**: fields and endpoints may be added without notice. Nothing is renamed or removed within version 1. Ignore unknown fields.

[/graphql](/graphql) offers the same data with more choice. Examples in curl, JavaScript and GraphQL, the limits and the codes are in
[docs/api.md](/api/docs/api.md).`

export async function registerOpenApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Civic Unity API',
        version: '1.0.0',
        summary: 'Polls, articles, challenges and a quiz on what Americans share.',
        description: DESCRIPTION,
        license: { name: 'MIT', identifier: 'MIT' },
      } as Description['info'],
      // Relative, so that it works under every host name of the site.
      servers: [{ url: '/', description: 'This site' }],
      tags: TAGS,
      components: COMPONENTS,
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const { limit, responseHeaders } = (route.route.config ?? {}) as FastifyContextConfig
      return {
        schema: {
          ...schema,
          ...(limit && { 'x-rate-limit': { name: limit, ...LIMITS[limit], per: 'network address' } }),
          ...(responseHeaders && { 'x-response-headers': responseHeaders }),
        },
        url,
      }
    },
    transformObject: (document) => completeDescription(jsonSchemaTransformObject(document) as Description),
  })
  mountReference(scope)
  let description: StoredResponse | undefined
  scope.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    description ??= storedResponse(JSON.stringify(scope.swagger()), {
      'content-type': 'application/json; charset=utf-8',
    })
    return sendStored(request, reply, description)
  })
}
