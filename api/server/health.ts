import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` says no, while everything else is still served. */
    leave(): void
  }
}

/** `/healthz`: the process runs. `/readyz`: the database watch sees the database, and the process is not shutting down. */
export function mountHealth(app: FastifyInstance, { db }: Deps): void {
  let leaving = false
  app.decorate('leave', () => {
    leaving = true
  })
  // Connections end with the answer they are waiting for, so that their clients go to another process.
  app.addHook('onRequest', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close')
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const ready = !leaving && db.isUp()
    return reply
      .header('cache-control', 'no-store')
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable' })
  })
}
