import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { LIMITS, type LimitName } from '#api/server/rate-limit.ts'
import { COMPONENTS, completeDescription, type Description } from './openapi-common.ts'
import { mountReference } from './reference.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit the call counts against: documented, and counted by the operation behind it. */
    limit?: LimitName
    /** Headers of its answer beyond those that every answer has, by their names in COMPONENTS. */
    answers?: readonly string[]
  }
}

const TAGS = [
  { name: 'polls', description: 'Community Pulse: open polls, votes and results.' },
  { name: 'blog', description: 'Unity Insights: articles, search, and their automation (admin).' },
  { name: 'challenges', description: 'Unity Challenges and what a session has completed.' },
  { name: 'quiz', description: 'Find Your Overlap.' },
  { name: 'newsletter', description: 'Sign-ups.' },
  { name: 'contact', description: 'Messages to the people behind the site.' },
]

const DESCRIPTION = `What Americans share across political lines, for third parties. To begin with:

1. [\`GET /api/blog/posts\`](/api/docs#/blog/listPosts) lists articles, \`?limit=3\` the newest three.
2. [\`GET /api/polls\`](/api/docs#/polls/listPolls) lists the open polls;
   [\`POST /api/polls/{id}/vote\`](/api/docs#/polls/vote) with \`{"optionIndex": 0}\` votes.
3. [\`GET /api/polls/{id}/results\`](/api/docs#/polls/getPollResults) reads the results.

**Reading** needs no key and is open to every site (\`Access-Control-Allow-Origin: *\`, no credentials). Answers carry an \`ETag\`:
send it back as \`If-None-Match\`, and an unchanged answer is an empty 304. Every GET answers HEAD as well.

**Writing** takes JSON in UTF-8, at most 64 kB, from programs and from this site's own pages; browsers on other sites are refused (403).
Writes are limited per network address. Their answers say what is left (\`RateLimit-*\`); beyond it the answer is 429 with \`Retry-After\`.

**Failures** are \`application/problem+json\` (RFC 9457): show \`detail\` to people, let programs read \`code\`, which never changes.
What breaks a rule field by field is in \`errors\`. \`X-Request-Id\` names the request in the site's log.

**Versions**: fields and calls are added without notice, nothing is renamed or removed within version 1. Ignore what you do not know.

The same data, with more choice, is at [/graphql](/graphql). Examples in curl, JavaScript and GraphQL, the limits and the codes are in
[docs/api.md](/api/docs/api.md).`

/** The description of the REST shim, made from the schemas that validate: as JSON, and as readable pages. */
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
      // Where this description was read from, whatever name the visitor uses for it.
      servers: [{ url: '/', description: 'This site' }],
      tags: TAGS,
      components: COMPONENTS,
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const { limit, answers } = (route.route.config ?? {}) as { limit?: LimitName; answers?: string[] }
      return {
        schema: {
          ...schema,
          ...(limit && { 'x-rate-limit': { name: limit, ...LIMITS[limit], per: 'network address' } }),
          ...(answers && { 'x-answers': answers }),
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
