import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { holds } from '../http.ts'

/**
 * Names the state of every read by an ETag, and answers 304 to whoever has it already (RFC 9110, 13.1.2). Text goes on as
 * the bytes that it will be: it is put into UTF-8 once.
 */
export function answerConditionally(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || reply.statusCode !== 200) return payload
    reply.header('vary', 'accept-encoding')
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (!reply.hasHeader('etag') && Buffer.isBuffer(body)) {
      // Weak: the same state may be sent compressed.
      reply.header('etag', `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`)
    }
    const etag = reply.getHeader('etag')
    if (typeof etag !== 'string' || !holds(request, etag)) return body
    reply.status(304).removeHeader('content-length').removeHeader('content-encoding')
    // No body, and for GET no length of one either; Fastify's own hook for HEAD asks for a text.
    return request.method === 'HEAD' ? '' : null
  })
}
