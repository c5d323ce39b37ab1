import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, onSendHookHandler } from 'fastify'
import { encodingFor } from './http.ts'

const ENCODINGS = ['br', 'gzip'] as const

/**
 * Compresses answers, and answers only: a request of a few bytes could unpack into gigabytes. Pages and files are kept
 * compressed, and pass. What may be compressed says so by `Vary`, in whichever form it is sent.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: [...ENCODINGS],
    // Each answer is compressed anew: the plugin's own levels save a sixth of the bytes more, at ten times the work.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } },
    zlibOptions: { level: 3 },
  })
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? [], claimNoLength].flat()
  })
}

/** HEAD counts the bytes before compression, and may name no length but the one that GET would send (RFC 9110, 8.6). */
const claimNoLength: onSendHookHandler = (request, reply, payload, done) => {
  const isPlain = reply.hasHeader('vary') && !reply.hasHeader('content-encoding')
  const willBePacked = isPlain && encodingFor(request, ENCODINGS) !== 'identity'
  if (willBePacked || reply.statusCode === 304) reply.removeHeader('content-length')
  done(null, payload)
}
