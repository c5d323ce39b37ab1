import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'

/** A response that is sent many times. Its ETag and compressed bodies are computed once. */
export interface StoredResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  compressed: Map<Encoding, Promise<Buffer>>
}

type Encoding = keyof typeof COMPRESSORS

const compressBrotli = promisify(brotliCompress)
const COMPRESSORS = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}
const ENCODINGS = Object.keys(COMPRESSORS) as Encoding[]
/** Bytes below which compression does not pay (as in @fastify/compress). */
const MIN_COMPRESSED = 1_024

export function storedResponse(
  content: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): StoredResponse {
  const body = Buffer.from(content)
  // Weak, because the compressed forms share it. Paging headers may change while the body stays.
  const etag = `W/"${createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers: { etag, vary: 'accept-encoding', ...headers }, body, compressed: new Map() }
}

/** Bytes in memory, with an allowance for the compressed forms. */
export const storedSize = ({ body }: StoredResponse): number => 2 * body.length

/** Sends the best encoding that the client accepts, or 304 if the client's copy is current. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): Promise<FastifyReply> {
  const { status, headers } = stored
  reply.status(status).headers(headers)
  if (status === 200 && isFresh(request, headers)) {
    reply.status(304)
    // HEAD goes on, because Fastify would give it the length of the empty body.
    if (request.method === 'GET') return reply.send()
  }
  const encoding = encodingFor(request, stored.body)
  if (!encoding) return reply.send(stored.body)
  reply.header('content-encoding', encoding)
  const compressed = stored.compressed.get(encoding) ?? COMPRESSORS[encoding](stored.body)
  stored.compressed.set(encoding, compressed)
  return reply.send(await compressed)
}

/** Whether the client's copy is current (RFC 9110, 13.1.2). */
export function isFresh(request: FastifyRequest, headers: Record<string, string>): boolean {
  const { method, headers: sent } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  // Ignore `cache-control: no-cache`, because `fetch` adds it to every request with If-None-Match.
  return fresh({ 'if-none-match': sent['if-none-match'] }, headers)
}

function encodingFor(request: FastifyRequest, body: Buffer): Encoding | null {
  if (body.length < MIN_COMPRESSED) return null
  return negotiate(
    String(request.headers['accept-encoding'] ?? '').toLowerCase(),
    ENCODINGS,
  ) as Encoding | null
}
