import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'

const own = (name: string) => new URL(`./${name}`, import.meta.url)
const swaggerUi = (name: string) => new URL(`./static/${name}`, import.meta.resolve('@fastify/swagger-ui'))

const FILES: [url: string, type: string, file: URL][] = [
  ['/docs', 'text/html', own('index.html')],
  // As text, because browsers download markdown instead of showing it.
  ['/docs/api.md', 'text/plain', new URL('../../docs/api.md', import.meta.url)],
  ['/docs/static/reference.css', 'text/css', own('reference.css')],
  ['/docs/static/reference.js', 'text/javascript', own('reference.js')],
  ['/docs/static/swagger-ui.css', 'text/css', swaggerUi('swagger-ui.css')],
  ['/docs/static/swagger-ui-bundle.js', 'text/javascript', swaggerUi('swagger-ui-bundle.js')],
]

/**
 * Swagger UI in a page of our own. The plugin's page has no viewport tag and needs a looser content security policy.
 */
export function mountReference(scope: FastifyInstance): void {
  for (const [url, type, file] of FILES) {
    let stored: Promise<StoredResponse> | undefined
    scope.get(url, async (request, reply) => {
      stored ??= readFile(file).then((content) =>
        storedResponse(content, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=0, must-revalidate',
        }),
      )
      return sendStored(request, reply, await stored)
    })
  }
}
