import { setTimeout as delay } from 'node:timers/promises'
import { seedDemo } from '#prisma/seed-demo.ts'
import { buildApp } from './app.ts'
import { startChanges } from './cache/changes.ts'
import { storedSize } from './cache/stored-response.ts'
import { createVersionedCache } from './cache/versioned-cache.ts'
import { openDatabase } from './database/db.ts'
import { createMail } from './mail/mail.ts'
import { systemClock } from './server/deps.ts'
import { readEnv } from './server/env.ts'
import { exitWithMessage } from './server/exit-with-message.ts'
import { startJobs } from './server/jobs.ts'
import { createRateLimiter } from './server/rate-limit.ts'
import { loadSecrets } from './server/secrets.ts'
import { startupMessage } from './server/startup-message.ts'

/** Milliseconds after the signal. The process must exit within ten seconds, so longer work is handed over first. */
const SHUTDOWN_MS = { handOver: 7_000, closeJobs: 8_500, exit: 9_500 }

async function start() {
  const env = readEnv()
  const db = await openDatabase(env, async (opened) => {
    if (env.SEED_DEMO) await seedDemo(opened.prisma, systemClock())
  })
  const secrets = await loadSecrets(env)
  const changes = await startChanges(db)
  const limiter = createRateLimiter(db, secrets.appSecret, systemClock, env.RATE_LIMIT)
  const jobs = await startJobs(db)
  const mail = createMail(env)
  const pages = env.NODE_ENV === 'development' ? 'vite' : 'built'
  const shutdown = new AbortController()
  const app = await buildApp({
    env,
    secrets,
    db,
    changes,
    responses: createVersionedCache(
      { changes, db, env, now: systemClock },
      { maxBytes: 16_000_000, sizeOf: storedSize },
    ),
    limiter,
    jobs,
    mail,
    now: systemClock,
    startedAt: systemClock(),
    pages,
    shutdownSignal: shutdown.signal,
  })

  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    const began = performance.now()
    // Everything acknowledged is stored by now, so exiting loses nothing.
    setTimeout(() => process.exit(0), SHUTDOWN_MS.exit).unref()
    setTimeout(() => shutdown.abort(), SHUTDOWN_MS.handOver).unref()
    app.startDraining()
    // The load balancer needs time to notice that /readyz fails.
    await delay(env.DRAIN_MS)
    changes.endFollowers()
    await app.close()
    await jobs.close(Math.max(0, SHUTDOWN_MS.closeJobs - (performance.now() - began)))
    mail.close()
    await changes.close()
    await db.close()
    process.exit(0)
  }
  // Ctrl-C sends two signals, one of them through npm. Only the first counts. Closing the terminal sends SIGHUP.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)

  await app.listen({ port: env.PORT, host: env.HOST })
  console.log(startupMessage(env.PUBLIC_URL, db.description, secrets.adminTokenSource))
}

start().catch(exitWithMessage)
