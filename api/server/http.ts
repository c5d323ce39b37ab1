import type { FastifyRequest } from 'fastify'
import { type DomainError, type Quota, RateLimited, Unauthenticated } from '#domain/errors.ts'

export const FOREIGN = 'Requests from another site’s page are refused.'

/**
 * Whether a browser says that a page of another origin made this request, be it a sister's of the same site.
 * Programs send no Origin at all.
 */
export function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  // A link on another site's page that a person followed is not that page reading or writing anything.
  const isVisit = mode === 'navigate' && (request.method === 'GET' || request.method === 'HEAD')
  if ((site === 'cross-site' || site === 'same-site') && !isVisit) return true
  if (origin === undefined) return false
  if (origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
}

/**
 * Whether `error` only says that who asked has left: the connection ended before the request was whole, or the work for it was
 * ended because of that. A fault of the work itself is one, whoever waits for it.
 */
export function hasGone({ raw }: FastifyRequest, error: Error): boolean {
  if (!raw.complete) return raw.readableAborted
  return raw.socket.destroyed && error.name === 'AbortError'
}

export const NOT_JSON = 'Send the request as application/json in UTF-8.'

/** Says what is wrong with a body's type: only JSON, in UTF-8, as it is. Forms could come from any site's page. */
export function notJson(request: FastifyRequest): string | null {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding.toLowerCase() !== 'identity') return 'Send the body without a content encoding.'
  // No two blanks-or-nothing side by side: a header of nothing but blanks must not be tried in every division.
  const isJson = /^application\/json\s*(;\s*(charset\s*=\s*"?utf-?8"?\s*(;\s*)?)?)?$/i.test(type)
  return isJson ? null : NOT_JSON
}

/** `RateLimit-*` headers for the tightest of the limits that an answer touched. */
export function quotaHeaders(quotas: Iterable<Quota>): Record<string, string> {
  const [tightest] = [...quotas].sort((a, b) => a.remaining - b.remaining)
  if (!tightest) return {}
  return {
    'ratelimit-limit': String(tightest.limit),
    'ratelimit-remaining': String(tightest.remaining),
    'ratelimit-reset': String(tightest.reset),
  }
}

/** What a failure says in headers, at both doors: when to come back, or what to prove (RFC 9110 §11.6.1). */
export function failureHeaders(error: DomainError): Record<string, string> {
  if (error instanceof RateLimited)
    return { ...quotaHeaders([error.quota]), 'retry-after': String(error.quota.reset) }
  if (error instanceof Unauthenticated) return { 'www-authenticate': 'Bearer' }
  return {}
}
