import type { FastifyBaseLogger } from 'fastify'
import type { AnswerCache } from './answer-cache.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.ts'
import type { Env } from './env.ts'
import type { Gate } from './gate.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Secrets } from './secrets.ts'

/** Everything the server is made of. Made once by server.ts, and by tests with their own parts. */
export interface Deps {
  env: Env
  secrets: Secrets
  db: Database
  changes: Changes
  answers: AnswerCache
  limiter: RateLimiter
  jobs: Jobs
  mail: Mail
  now: Clock
  /** Where pages come from: the build, Vite's transforms, or nowhere (tests of the API alone). */
  pages: 'built' | 'vite' | 'none'
  /** Aborts when the process leaves: work that can be taken up again stops. */
  leaving: AbortSignal
  /** Lets work on the database through a few at a time. */
  gate: Gate
  log: FastifyBaseLogger
}
