import { fromPglite, fromPrisma, type JobWithMetadata, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database } from '#api/database/db.ts'
import type { Prisma } from '#prisma/client/client.ts'

export interface JobSettings extends QueueOptions {
  /** Across all processes, for each `key`. `exclusive` allows one job queued or running, `short` one queued. */
  policy?: 'short' | 'exclusive'
}

export type Jobs = Awaited<ReturnType<typeof startJobs>>

const CONNECTIONS = 2

/**
 * Each job runs in one process, with retries, and survives a restart. Its data contains ids, never addresses or
 * messages. A new job wakes its worker at once. A delayed one is found within `pollSeconds`.
 */
export async function startJobs(db: Database, pollSeconds = 5) {
  const boss = new PgBoss({
    ...(db.pglite
      ? { db: fromPglite(db.pglite), backend: 'pglite' as const, reindex: false }
      : { connectionString: db.url, max: CONNECTIONS, connectionTimeoutMillis: 5_000 }),
    schema: 'pgboss',
    application_name: 'civic-unity-jobs',
    // Polling remains as a fallback.
    useListenNotify: true,
    registerInstance: false,
    monitorVacuum: false,
    cronMonitorIntervalSeconds: 30,
    // Deletes expired jobs within an hour. The default is once a day.
    superviseIntervalSeconds: 12 * pollSeconds,
    maintenanceIntervalSeconds: 3600,
  })
  // pg-boss removes its error listener at the first error of a lost server, but a pooler sends two, and the second
  // would end the process. So use the connection that is already monitored.
  boss.getDb().listen = async (channel, onPayload, onReconnect) => ({
    close: await db.listen(channel, onPayload, onReconnect),
  })
  let reportError: (error: Error, name?: string) => void = () => {}
  boss.on('error', (error) => reportError(error))
  await boss.start()

  return {
    async work<Data extends object>(
      name: string,
      /** `retry` is 0 for the first attempt. */
      handler: (job: { id: string; data: Data; retry: number }) => Promise<void>,
      { policy, ...settings }: JobSettings = {},
    ): Promise<void> {
      const existing = await boss.getQueue(name)
      if (existing) await boss.updateQueue(name, { ...settings, notify: true })
      else await boss.createQueue(name, { ...settings, notify: true, ...(policy && { policy }) })
      await boss.work(
        name,
        {
          includeMetadata: true,
          batchSize: 1,
          pollingIntervalSeconds: Math.min(2, pollSeconds),
          notifyPollingIntervalSeconds: pollSeconds,
        },
        async (batch: JobWithMetadata<Data>[]) => {
          for (const { id, data, retryCount } of batch) {
            try {
              await handler({ id, data, retry: retryCount })
            } catch (error) {
              reportError(error as Error, name)
              throw error
            }
          }
        },
      )
    },
    /** Call `work` for the name first. Returns null if the queue's policy allows no other job. */
    send: (name: string, data: object, { tx, key }: { tx?: Prisma.TransactionClient; key?: string } = {}) =>
      boss.send(name, data, { ...(tx && { db: fromPrisma(tx) }), ...(key && { singletonKey: key }) }),
    /** Jobs that were given up within the last week, by queue. Those that succeeded later are left out. */
    failed: () =>
      db.query<{ name: string; at: Date }>(
        `SELECT name, max(completed_on) FILTER (WHERE state = 'failed') AS at FROM pgboss.job
         WHERE completed_on > now() - interval '7 days' GROUP BY name
         HAVING max(completed_on) FILTER (WHERE state = 'failed') >
           coalesce(max(completed_on) FILTER (WHERE state = 'completed'), '-infinity')`,
      ),
    /** The cron expression is in UTC and runs once across all processes. */
    schedule: (name: string, cron: string) => boss.schedule(name, cron, null, { tz: 'UTC', missed: 'once' }),
    /** Called for failed attempts, and without a name for lost connections. */
    onError: (listener: typeof reportError) => {
      reportError = listener
    },
    /** Waits up to `ms` for jobs in progress and returns the others to the queue. */
    close: (ms = 4_000) => boss.stop({ graceful: true, timeout: ms, close: true }),
  }
}
