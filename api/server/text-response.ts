import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import { type StoredResponse, sendStored, storedResponse } from '#api/cache/stored-response.ts'
import { escapeHtml } from '#domain/html.ts'
import type { Deps } from './deps.ts'
import { clientOf } from './http.ts'

export interface TextResponse {
  type: string
  body: string
  headers?: Record<string, string>
  /** Of what does not exist, which is not cached. */
  status?: number
}

/** Escapes text for XML and drops the characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are what XML cannot hold.
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}

/** Sends the cached text, or creates it. Changes to `topics` invalidate it. */
export async function sendText(
  { deps, request, reply }: { deps: Deps; request: FastifyRequest; reply: FastifyReply },
  key: string,
  topics: readonly TableTopic[],
  make: () => Promise<TextResponse>,
): Promise<FastifyReply> {
  const stored = await deps.responses.fetch(
    key,
    async (client) => {
      const text = await deps.concurrency.run(make, client)
      return { value: storedText(text), topics: text.status ? null : new Set(topics) }
    },
    () => clientOf(request, reply),
  )
  return sendStored(request, reply, stored)
}

export function storedText({ type, body, headers, status }: TextResponse): StoredResponse {
  const cacheControl = status ? 'no-store' : 'public, max-age=300, stale-while-revalidate=3600'
  return storedResponse(body, { 'content-type': type, 'cache-control': cacheControl, ...headers }, status)
}
