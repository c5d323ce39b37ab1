import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http.ts'

interface File {
  type: string
  etag: string
  plain: Buffer
  compressed: Buffer
}

const own = path.join(import.meta.dirname, 'reference')
const swagger = path.join(
  path.dirname(new URL(import.meta.resolve('@fastify/swagger-ui')).pathname),
  'static',
)
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  // As text: browsers would rather store a file they take for markdown.
  '.md': 'text/plain; charset=utf-8',
}
const compress = promisify(gzip)

/**
 * The readable, try-it-out pages at `/api/docs`: Swagger UI's own files under a page of ours, which needs no
 * exception from the site's policy and loads nothing from elsewhere. Files are read when they are first asked for.
 */
export function mountReference(scope: FastifyInstance): void {
  const page = once(() => read(path.join(own, 'index.html')))
  const files = new Map(
    [
      path.join(swagger, 'swagger-ui.css'),
      path.join(swagger, 'swagger-ui-bundle.js'),
      path.join(own, 'reference.css'),
      path.join(own, 'reference.js'),
    ].map((file) => [path.basename(file), once(() => read(file))]),
  )
  const guide = once(() => read(path.resolve(import.meta.dirname, '../../docs/api.md')))
  scope.get('/docs/api.md', { schema: { hide: true } }, async (request, reply) =>
    send(await guide(), request, reply),
  )
  scope.get('/docs', { schema: { hide: true } }, async (request, reply) => send(await page(), request, reply))
  scope.get<{ Params: { file: string } }>(
    '/docs/static/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await files.get(request.params.file)?.()
      return file ? send(file, request, reply) : reply.callNotFound()
    },
  )
}

async function read(file: string): Promise<File> {
  const plain = await readFile(file)
  const compressed = await compress(plain)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { type: TYPES[path.extname(file)] ?? '', etag, plain, compressed }
}

/** Already bytes: the serializer of the zod schemas is not for these. */
function send(file: File, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .headers({
      etag: file.etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    .type(file.type)
  if (encodingFor(request, ['gzip']) === 'identity') return reply.send(file.plain)
  return reply.header('content-encoding', 'gzip').send(file.compressed)
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
