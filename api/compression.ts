import zlib from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, onSendHookHandler } from 'fastify'
import { encodingFor } from './http.ts'

const ENCODINGS = ['br', 'gzip'] as const
/** Both doors of the API, feeds and the sitemap. */
const COMPRESSED = /^\/(?:api\/|graphql$|blog\/feed\.|sitemap\.)/

/**
 * Compresses answers, and answers only: a request of a few bytes could unpack into gigabytes. Pages and files are kept
 * compressed, and pass. What may be compressed says so by `Vary`, in whichever form it is sent.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // Two hooks a request, which pages and files need not pay.
  app.addHook('onRoute', (route) => {
    if (!COMPRESSED.test(route.url)) route.compress = false
  })
  await app.register(compress, {
    globalDecompression: false,
    encodings: [...ENCODINGS],
    // The plugin's own levels save a sixth of the bytes more, at ten times the work.
    brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 0 } },
    zlibOptions: { level: 3 },
    zlib: {
      ...zlib,
      brotliCompressSync: oncePerBody(zlib.brotliCompressSync),
      gzipSync: oncePerBody(zlib.gzipSync),
    },
    syncThreshold: 256 * 1024,
  })
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? [], claimNoLength].flat()
  })
}

/** An answer kept in memory is the same bytes each time: it is compressed for the first who asks. */
function oncePerBody<Options>(compressSync: (body: Buffer, options?: Options) => Buffer) {
  const known = new WeakMap<Buffer, Buffer>()
  return (body: Buffer, options?: Options): Buffer => {
    const compressed = known.get(body) ?? compressSync(body, options)
    known.set(body, compressed)
    return compressed
  }
}

/** HEAD counts the bytes before compression, and may name no length but the one that GET would send (RFC 9110, 8.6). */
const claimNoLength: onSendHookHandler = (request, reply, payload, done) => {
  const isPlain = reply.hasHeader('vary') && !reply.hasHeader('content-encoding')
  const willBePacked = isPlain && encodingFor(request, ENCODINGS) !== 'identity'
  if (willBePacked || reply.statusCode === 304) reply.removeHeader('content-length')
  done(null, payload)
}
