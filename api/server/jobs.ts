import { fromPglite, fromPrisma, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from '#api/database/db.ts'
import type { Prisma } from '#prisma/client/client.ts'

/** One try at a job. */
export interface Job<Data> {
  id: string
  data: Data
  /** 0 for the first try. */
  retry: number
}

export interface JobSettings extends QueueOptions {
  /** Over all processes. `exclusive`: one job queued or running at a time; `short`: one queued. */
  policy?: 'short' | 'exclusive'
}

/**
 * Work that outlives a request and a restart: rows of the same database, done once over all processes and
 * tried again with growing pauses. Data holds ids, never addresses or messages.
 */
export interface Jobs {
  /** Makes the queue and does its jobs with `handler`; what it throws is a try that failed. */
  work<Data extends object>(
    name: string,
    handler: (job: Job<Data>) => Promise<void>,
    settings?: JobSettings,
  ): Promise<void>
  /**
   * Puts a job in, within the transaction `tx` if there is one. `work` must have been called for its name. Answers its
   * id, or null when the queue has one already.
   */
  send(name: string, data: object, settings?: { tx: Prisma.TransactionClient }): Promise<string | null>
  /** The data of the jobs that are queued or at work. */
  unfinished<Data extends object>(name: string): Promise<Data[]>
  /** Puts a job in whenever the cron expression (of UTC) says so, once over all processes. */
  schedule(name: string, cron: string): Promise<void>
  /** Hears of what went wrong: a lost connection (no name) or a try that failed. */
  onTrouble(listener: (error: Error, name?: string) => void): void
  /** Takes no more jobs, waits for those in progress, and gives back what is not done within `ms`. */
  close(ms?: number): Promise<void>
}

const CONNECTIONS = 2

/**
 * Starts the queue on the database that is already there; its tables live in a schema of their own. A new job
 * wakes its worker at once; one whose time comes later is found within `pollSeconds`.
 */
export async function startJobs(db: Database, pollSeconds = 5): Promise<Jobs> {
  const boss = new PgBoss({
    ...(db.pglite
      ? { db: fromPglite(db.pglite), backend: 'pglite' as const, reindex: false }
      : { connectionString: db.url, max: CONNECTIONS, connectionTimeoutMillis: 5_000 }),
    schema: 'pgboss',
    application_name: 'civic-unity-jobs',
    // A job that is put in wakes a worker at once; polling is the floor beneath it.
    useListenNotify: true,
    registerInstance: false,
    monitorVacuum: false,
    cronMonitorIntervalSeconds: 30,
    // What is over goes within the hour after its time; pg-boss itself would look once a day, and keep it a day longer.
    superviseIntervalSeconds: 12 * pollSeconds,
    maintenanceIntervalSeconds: 3600,
  })
  // News come over the connection that is watched already. pg-boss's own stops hearing at the first error of a lost
  // server, and a pooler tells of two: the second, heard by nobody, would end the process.
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
