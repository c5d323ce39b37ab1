import { fromPglite, fromPrisma, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from '#api/database/db.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** One attempt at a job. */
export interface Job<Data> {
  id: string
  data: Data
  /** 0 for the first attempt. */
  retry: number
}

export interface JobSettings extends QueueOptions {
  /** Over all processes. `exclusive`: one job queued or running at a time; `short`: one queued. */
  policy?: 'short' | 'exclusive'
}

/**
 * Work that outlives a request and a restart. Jobs are rows of the same database; one of the processes does each, and
 * retries come after growing pauses. Their data contains ids, never addresses or messages.
 */
export interface Jobs {
  /** Creates the queue and handles its jobs. An attempt fails when `handler` throws. */
  work<Data extends object>(
    name: string,
    handler: (job: Job<Data>) => Promise<void>,
    settings?: JobSettings,
  ): Promise<void>
  /**
   * Adds a job, within the transaction `tx` if there is one. `work` must have been called for its name. Returns its id, or
   * null when the queue's policy allows no other.
   */
  send(name: string, data: object, settings?: { tx: Prisma.TransactionClient }): Promise<string | null>
  /** The data of the jobs that are queued or in progress. */
  unfinished<Data extends object>(name: string): Promise<Data[]>
  /** Adds a job by the cron expression, in UTC, once over all processes. */
  schedule(name: string, cron: string): Promise<void>
  /** Listens for errors: a failed attempt, or a lost connection, which has no name. */
  onTrouble(listener: (error: Error, name?: string) => void): void
  /** Takes no more jobs, waits for those in progress, and gives back what is not done within `ms`. */
  close(ms?: number): Promise<void>
}

const CONNECTIONS = 2

/**
 * Starts the queues in a schema of their own in the given database. A new job wakes its worker at once. One that is due
 * later is found within `pollSeconds`.
 */
export async function startJobs(db: Database, pollSeconds = 5): Promise<Jobs> {
  const boss = new PgBoss({
    ...(db.pglite
      ? { db: fromPglite(db.pglite), backend: 'pglite' as const, reindex: false }
      : { connectionString: db.url, max: CONNECTIONS, connectionTimeoutMillis: 5_000 }),
    schema: 'pgboss',
    application_name: 'civic-unity-jobs',
    // A new job wakes a worker at once. Polling is the fallback.
    useListenNotify: true,
    registerInstance: false,
    monitorVacuum: false,
    cronMonitorIntervalSeconds: 30,
    // Finished jobs are deleted within an hour after they expire. By default pg-boss would look once a day.
    superviseIntervalSeconds: 12 * pollSeconds,
    maintenanceIntervalSeconds: 3600,
  })
  // Notifications come over the connection that is already monitored. pg-boss removes its error listener at the first
  // error of a lost server, but a pooler sends two, and the second would end the process.
  boss.getDb().listen = async (channel, onPayload, onReconnect) => ({
    close: await db.listen(channel, onPayload, onReconnect),
  })
  const listeners = new Set<(error: Error, name?: string) => void>()
  const trouble = (error: Error, name?: string) => {
    for (const listener of listeners) listener(error, name)
  }
  boss.on('error', (error) => trouble(error))
  await boss.start()

  return {
    async work(name, handler, { policy, ...settings } = {}) {
      const known = await boss.getQueue(name)
      if (known) await boss.updateQueue(name, { ...settings, notify: true })
      else await boss.createQueue(name, { ...settings, notify: true, ...(policy && { policy }) })
      await boss.work(
        name,
        {
          includeMetadata: true,
          batchSize: 1,
          pollingIntervalSeconds: Math.min(2, pollSeconds),
          notifyPollingIntervalSeconds: pollSeconds,
        },
        async (batch: JobWithMetadata<never>[]) => {
          for (const { id, data, retryCount } of batch) {
            try {
              await handler({ id, data, retry: retryCount })
            } catch (error) {
              trouble(error as Error, name)
              throw error
            }
          }
        },
      )
    },
    send: (name, data, settings) => boss.send(name, data, settings && { db: fromPrisma(settings.tx) }),
    unfinished: async <Data>(name: string) => {
      const found = await db.query<{ data: Data }>(
        `SELECT data FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
        [name],
      )
      return found.map(({ data }) => data)
    },
    schedule: (name, cron) => boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' }),
    onTrouble: (listener) => {
      listeners.add(listener)
    },
    close: (ms = 4_000) => boss.stop({ graceful: true, timeout: ms, close: true }),
  }
}
