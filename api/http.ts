import type { FastifyRequest } from 'fastify'
import type { Quota } from '../domain/errors.ts'

/** Whether a browser says that another site's page made this request. Programs send no Origin at all. */
export function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return true
  if (origin === undefined) return false
  if (origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
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
