import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DomainError, type Quota, RateLimited, Unauthenticated } from '#domain/errors.ts'
import type { Client } from './concurrency-limit.ts'
import { rateLimitSubnet } from './rate-limit-subnet.ts'

export const CROSS_ORIGIN = 'Requests from pages on other sites are rejected.'

/** Whether a page of another origin, even of the same site, made this request. Other programs send no Origin. */
export function isCrossOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  // Following a link from another site is allowed.
  const isVisit = mode === 'navigate' && (request.method === 'GET' || request.method === 'HEAD')
  if ((site === 'cross-site' || site === 'same-site') && !isVisit) return true
  if (origin === undefined) return false
  if (origin === publicUrl) return false
  const { host } = request.headers
  // The scheme counts only at PUBLIC_URL, because at other addresses it is not known.
  return host === new URL(publicUrl).host || !URL.canParse(origin) || new URL(origin).host !== host
}

/** Whether `error` only means that the client disconnected. */
export function isClientAbort({ raw }: FastifyRequest, error: Error): boolean {
  if (!raw.complete) return raw.readableAborted
  return raw.socket.destroyed && error.name === 'AbortError'
}

/** The client of an uncached request, for the concurrency limit. */
export function clientOf({ ip }: FastifyRequest, { raw }: FastifyReply): Client {
  const disconnected = new AbortController()
  const abortUnlessSent = () => {
    if (!raw.writableFinished) disconnected.abort()
  }
  if (raw.closed) abortUnlessSent()
  else raw.once('close', abortUnlessSent)
  return { address: rateLimitSubnet(ip), signal: disconnected.signal }
}

export const NOT_JSON = 'Send the request as application/json in UTF-8.'

/** As Fastify writes content types. Pages of any site could send forms, so routes parse nothing else. */
export const JSON_CONTENT = /^application\/json(; charset="utf-?8")?$/i

/** For the tightest limit that the request used. */
export function quotaHeaders(quotas: Iterable<Quota>): Record<string, string> {
  const [tightest] = [...quotas].sort((a, b) => a.remaining - b.remaining)
  if (!tightest) return {}
  return {
    'ratelimit-limit': String(tightest.limit),
    'ratelimit-remaining': String(tightest.remaining),
    'ratelimit-reset': String(tightest.reset),
  }
}

/** For rate limits and authentication (RFC 9110 §11.6.1). */
export function failureHeaders(error: DomainError): Record<string, string> {
  if (error instanceof RateLimited)
    return { ...quotaHeaders([error.quota]), 'retry-after': String(error.quota.reset) }
  if (error instanceof Unauthenticated) return { 'www-authenticate': 'Bearer' }
  return {}
}
