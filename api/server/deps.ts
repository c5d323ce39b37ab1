import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '#api/cache/changes.ts'
import type { StoredResponse } from '#api/cache/stored-response.ts'
import type { VersionedCache } from '#api/cache/versioned-cache.ts'
import type { Database } from '#api/database/db.ts'
import type { Mail } from '#api/mail/mail.ts'
import type { Clock } from './clock.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Secrets } from './secrets.ts'

/** Everything the server is made of. Made once by server.ts, and by tests with their own parts. */
export interface Deps {
  env: Env
  secrets: Secrets
  db: Database
  changes: Changes
  /** Public reads of the API and feeds. */
  responses: VersionedCache<StoredResponse>
  limiter: RateLimiter
  jobs: Jobs
  mail: Mail
  now: Clock
  /** Where pages come from: the build, Vite's transforms, or nowhere (tests of the API alone). */
  pages: 'built' | 'vite' | 'none'
  /** Aborts when the process must stop soon: work that another process can take over stops. */
  leaving: AbortSignal
  /** Limits concurrent operations on the database. */
  concurrency: ConcurrencyLimit
  log: FastifyBaseLogger
}
