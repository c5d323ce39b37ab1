import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'

/** The description of the REST shim, made from the schemas that validate: JSON and readable pages. */
export async function registerOpenApi(scope: FastifyInstance, deps: Deps): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Civic Unity API',
        version: '1.0.0',
        description:
          'What Americans share across political lines: polls, articles, challenges and the quiz, for third parties. ' +
          'Reads are open to every site. Failures are application/problem+json with a stable `code`.',
      },
      servers: [{ url: deps.env.PUBLIC_URL }],
      components: {
        securitySchemes: { admin: { type: 'http', scheme: 'bearer', description: 'The admin token.' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: false })
  scope.get('/openapi.json', { schema: { hide: true } }, async () => scope.swagger())
}
