import { Client, type ClientBase, Pool } from 'pg'
import { DatabaseUnavailable } from './outage.ts'
import { destroyConnection } from './postgres-monitor.ts'

/** Prisma's pool: 2 s for a connection, 5 s for a statement, and immediate failure while the server is down. */
export function createPool(url: string, size: number, isUp: () => boolean) {
  const connections = new Set<Client>()

  class TrackedClient extends Client {
    constructor(config: ConstructorParameters<typeof Client>[0]) {
      super(config)
      connections.add(this)
      this.once('end', () => connections.delete(this))
      const connect = this.connect.bind(this)
      const guarded = (done: (error: Error) => void) => {
        if (isUp()) return connect(done)
        connections.delete(this)
        return process.nextTick(done, new DatabaseUnavailable())
      }
      this.connect = guarded as typeof this.connect
    }
  }

  const pool = new Pool({
    Client: TrackedClient as unknown as new () => ClientBase,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    query_timeout: 6_000,
    // Set after connecting, because poolers reject unknown startup parameters.
    onConnect: async (client) => {
      await client.query("SET statement_timeout = '5s'; SET idle_in_transaction_session_timeout = '10s'")
    },
    keepAlive: true,
    application_name: 'civic-unity',
  })
  // Without a listener, the loss of an idle connection would end the process.
  pool.on('error', () => {})
  return {
    pool,
    /** Drops every connection, so that pending queries fail at once. */
    destroyAll: () => {
      for (const connection of connections) destroyConnection(connection)
    },
  }
}
