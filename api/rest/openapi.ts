import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { LIMITS, type LimitName } from '#api/server/rate-limit.ts'
import { COMPONENTS, completeDescription, type Description } from './openapi-common.ts'
import { mountReference } from './reference.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only for the description. The GraphQL mutation enforces the limit. */
    limit?: LimitName
    /** Additional response headers, by their names in COMPONENTS. */
    responseHeaders?: readonly string[]
    /** The field that the example of a 400 response is about. */
    invalidField?: string
  }
}

const TAGS = [
  { name: 'polls', description: 'Polls, votes and results of Community Pulse.' },
  { name: 'blog', description: 'Articles in Unity Insights, article search and generated posts (admin).' },
  { name: 'challenges', description: 'Unity Challenges, and the ones that a session has completed.' },
  { name: 'quiz', description: 'The quiz “Find Your Overlap”.' },
  { name: 'newsletter', description: 'Sign-ups and past issues of the newsletter.' },
  { name: 'contact', description: 'Messages to the people who run the site.' },
]

const DESCRIPTION = `Read articles, polls and past newsletter issues, vote, take the quiz and complete challenges. Start with these three requests:

1. [\`GET /api/blog/posts\`](/api/docs#/blog/listPosts) lists articles. Add \`?limit=3\` for the newest three.
2. [\`GET /api/polls\`](/api/docs#/polls/listPolls) lists the open polls. Vote in one with
   [\`POST /api/polls/{id}/vote\`](/api/docs#/polls/vote) and \`{"optionIndex": 0}\`.
3. [\`GET /api/polls/{id}/results\`](/api/docs#/polls/getPollResults) returns the results.

**Reading** requires no key. Pages on any site can read responses (\`Access-Control-Allow-Origin: *\`, without credentials). Each
successful response has an \`ETag\`. Send it back as \`If-None-Match\` to get an empty 304 if nothing has changed. HEAD works
wherever GET does.

**Writing** accepts JSON in UTF-8, at most 64 kB, from programs and from this site's own pages. Pages on other sites get 403.
Writes are limited per IP address. The \`RateLimit-*\` headers report how many are left. Beyond the limit, the response is 429
with \`Retry-After\`. So is the response to a read while 500 requests from the same address are open.

**Errors** are \`application/problem+json\` (RFC 9457). \`detail\` is for people. In programs, use \`code\`, which never changes.
\`errors\` lists invalid fields. \`X-Request-Id\` is the id of the request in the server log.

**Versions**: fields and endpoints may be added without notice, so ignore fields that you do not know. Nothing is renamed or removed
within version 1.

[/graphql](/graphql) has the same data and more, such as the shared values, and lets you select fields and follow live results.
The [guide](/api/docs/api.md) has examples in curl, JavaScript and GraphQL, the limits and the error codes.`

export async function registerOpenApi(scope: FastifyInstance): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Civic Unity API',
        version: '1.0.0',
        summary: 'Polls, articles, challenges and a quiz about what Americans share.',
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
      const { limit, responseHeaders, invalidField } = (route.route.config ?? {}) as FastifyContextConfig
      return {
        schema: {
          ...schema,
          ...(limit && { 'x-rate-limit': { name: limit, ...LIMITS[limit], per: 'IP address' } }),
          ...(responseHeaders && { 'x-response-headers': responseHeaders }),
          ...(invalidField && { 'x-invalid-field': invalidField }),
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
