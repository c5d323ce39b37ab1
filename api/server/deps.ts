import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '#api/cache/changes.ts'
import type { StoredResponse } from '#api/cache/stored-response.ts'
import type { VersionedCache } from '#api/cache/versioned-cache.ts'
import type { Database } from '#api/database/db.ts'
import type { Mail } from '#api/mail/mail.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Secrets } from './secrets.ts'

/** Passed as an argument everywhere, so that tests can set the time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export interface Deps {
  env: Env
  secrets: Secrets
  db: Database
  changes: Changes
  /** Cache for public reads of the API and the feeds. */
  responses: VersionedCache<StoredResponse>
  limiter: RateLimiter
  jobs: Jobs
  mail: Mail
  now: Clock
  /** When the process started. A new site's first scheduled post waits for the next slot after it. */
  startedAt?: Date
  /** Source of the pages. `none` is for tests of the API alone. */
  pages: 'built' | 'vite' | 'none'
  /** Aborts shortly before the process exits. Stop work that another process can continue. */
  shutdownSignal: AbortSignal
  concurrency: ConcurrencyLimit
  log: FastifyBaseLogger
}
