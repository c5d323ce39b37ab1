import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail while everything else is still served. */
    startDraining(): void
  }
}

/** `/healthz` means that the process runs. `/readyz` means that the database is up and no shutdown has begun. */
export function mountHealth(app: FastifyInstance, { db }: Deps): void {
  let isDraining = false
  app.decorate('startDraining', () => {
    isDraining = true
  })
  // Close connections after their response, so that clients connect to another process.
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isDraining && db.isUp()
    return reply
      .header('cache-control', 'no-store')
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable' })
  })
}
