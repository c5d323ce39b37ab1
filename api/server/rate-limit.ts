import { createHmac } from 'node:crypto'
import type { Database } from '#api/database/db.ts'
import { DAY_MS } from '#domain/dates.ts'
import { type Quota, RateLimited, TOO_MANY_REQUESTS } from '#domain/errors.ts'
import type { Clock } from './deps.ts'
import { rateLimitSubnet } from './rate-limit-subnet.ts'

/** Per address. Also listed in docs/operations.md, docs/api.md and docs/security.md. */
export const LIMITS = {
  vote: { max: 60, seconds: 3600 },
  quiz: { max: 60, seconds: 3600 },
  /** Articles read to the end. */
  read: { max: 120, seconds: 3600 },
  challenge: { max: 120, seconds: 3600 },
  newsletter: { max: 20, seconds: 3600 },
  contact: { max: 20, seconds: 3600 },
  /** A visitor's own data, and links in emails. */
  data: { max: 30, seconds: 3600 },
  wrongToken: { max: 10, seconds: 600 },
} as const satisfies Record<string, { max: number; seconds: number }>

export type LimitName = keyof typeof LIMITS

export type RateLimiter = ReturnType<typeof createRateLimiter>

export function createRateLimiter(db: Database, secret: string, now: Clock, enabled: boolean) {
  return {
    /** @throws RateLimited when the window is full. */
    async consume(name: LimitName, address: string): Promise<Quota> {
      const { max, seconds } = LIMITS[name]
      if (!enabled) return { name, limit: max, remaining: max, reset: seconds }
      const at = now()
      const midnight = (Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS
      const expiresAt = new Date(Math.min(at.getTime() + seconds * 1000, midnight))
      const [row] = await db.query<{ count: number; expiresAt: Date }>(
        `INSERT INTO "RateLimit" AS r (key, count, "expiresAt") VALUES ($1, 1, $2::timestamptz AT TIME ZONE 'UTC')
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN r."expiresAt" <= $3::timestamptz AT TIME ZONE 'UTC' THEN 1 ELSE r.count + 1 END,
           "expiresAt" = CASE WHEN r."expiresAt" <= $3::timestamptz AT TIME ZONE 'UTC'
             THEN EXCLUDED."expiresAt" ELSE r."expiresAt" END
         RETURNING count, "expiresAt" AT TIME ZONE 'UTC' AS "expiresAt"`,
        [keyOf(name, address, secret, at), expiresAt, at],
      )
      if (!row) throw new Error('The rate limit query returned no row')
      const remaining = Math.max(0, max - row.count)
      const reset = Math.max(1, Math.ceil((row.expiresAt.getTime() - now().getTime()) / 1000))
      const quota = { name, limit: max, remaining, reset }
      if (row.count > max) throw new RateLimited(TOO_MANY_REQUESTS, quota)
      return quota
    },
  }
}

/**
 * An HMAC with a daily key, so that the table contains no addresses and days cannot be linked. Every window ends at
 * midnight UTC, because the next key is another one.
 */
function keyOf(name: LimitName, address: string, secret: string, at: Date): string {
  const dailyKey = createHmac('sha256', secret)
    .update(`limits ${at.toISOString().slice(0, 10)}`)
    .digest()
  return createHmac('sha256', dailyKey)
    .update(`${name} ${rateLimitSubnet(address)}`)
    .digest('base64url')
}
