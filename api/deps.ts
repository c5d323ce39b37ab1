import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { Database } from './db.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Secrets } from './secrets.ts'
import type { StoredResponse } from './stored-response.ts'
import type { VersionedCache } from './versioned-cache.ts'

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
  /** Aborts when the process leaves: work that can be taken up again stops. */
  leaving: AbortSignal
  /** Limits concurrent operations on the database. */
  concurrency: ConcurrencyLimit
  log: FastifyBaseLogger
}
