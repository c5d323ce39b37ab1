import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { createMail } from '#api/mail/mail.ts'
import { openTestDatabase } from '#api/test/database.ts'
import { startJobs } from './jobs.ts'

const db = await openTestDatabase()
const jobs = await startJobs(db, 0.5)
afterAll(async () => {
  await jobs.close()
  await db.close()
})

test('a job runs once with its data', async () => {
  const done: unknown[] = []
  await jobs.work('greet', async ({ data, retry }) => {
    done.push([data, retry])
  })
  await jobs.send('greet', { id: 'one' })
  await vi.waitFor(() => expect(done).toEqual([[{ id: 'one' }, 0]]), 30_000)
})

test('a failed job is retried, and the error is reported with the job’s name', async () => {
  const attempts: number[] = []
  const errors: string[] = []
  jobs.onError((error, name) => errors.push(`${name}: ${error.message}`))
  await jobs.work(
    'stumble',
    async ({ retry }) => {
      attempts.push(retry)
      if (retry === 0) throw new Error('not yet')
    },
    { retryLimit: 3, retryDelay: 1 },
  )
  await jobs.send('stumble', {})
  await vi.waitFor(() => expect(attempts).toEqual([0, 1]), 30_000)
  expect(errors).toEqual(['stumble: not yet'])
})

test('a job is queued only if its transaction commits', async () => {
  const done: unknown[] = []
  await jobs.work('belong', async ({ data }) => {
    done.push(data)
  })
  const undone = db.prisma.$transaction(async (tx) => {
    await jobs.send('belong', { id: 'undone' }, { tx })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await db.prisma.$transaction((tx) => jobs.send('belong', { id: 'kept' }, { tx }))
  await vi.waitFor(() => expect(done).toEqual([{ id: 'kept' }]), 30_000)
})

test('an exclusive queue accepts one job at a time', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await jobs.work('alone', () => held, { policy: 'exclusive' })
  expect(await jobs.send('alone', {})).not.toBeNull()
  expect(await jobs.send('alone', {})).toBeNull()
  release()
})

test('an unfinished job runs after a restart', async () => {
  const name = `later-${randomUUID()}`
  const done: unknown[] = []
  const before = await startJobs(db, 0.5)
  await before.work(
    name,
    async () => {
      throw new Error('the mail server is away')
    },
    { retryLimit: 5, retryDelay: 1 },
  )
  await before.send(name, { id: 'patient' })
  await before.close()
  const after = await startJobs(db, 0.5)
  await after.work(
    name,
    async ({ data }) => {
      done.push(data)
    },
    { retryLimit: 7, retryDelay: 1 },
  )
  await vi.waitFor(() => expect(done).toEqual([{ id: 'patient' }]), 30_000)
  await after.close()
  // A new version updates the retry limit of an existing queue.
  expect(await db.query('SELECT retry_limit FROM pgboss.queue WHERE name = $1', [name])).toEqual([
    { retry_limit: 7 },
  ])
})

// Thirteen retries, and a worker looks for one twice a second.
test.runIf(process.env['FULL'])(
  'an unsent email is given up after about two days, as the privacy policy states',
  {
    timeout: 60_000,
  },
  async () => {
    const name = 'unsendable'
    const { retries } = createMail({
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      PUBLIC_URL: 'http://localhost:4000',
    })
    await jobs.work(name, () => Promise.reject(new Error('the mail server is away')), retries)
    await jobs.send(name, {})
    const pauses: number[] = []
    for (;;) {
      const state = await vi.waitFor(
        async () => {
          const [job] = await db.query<{ state: string; attempts: number; pause: number }>(
            `SELECT state::text, retry_count AS attempts, extract(epoch FROM start_after - now())::float8 AS pause
           FROM pgboss.job WHERE name = $1`,
            [name],
          )
          expect(job).toMatchObject({ state: expect.stringMatching(/retry|failed/), attempts: pauses.length })
          pauses.push(job?.pause ?? 0)
          return job?.state
        },
        { timeout: 20_000, interval: 50 },
      )
      if (state === 'failed') break
      // Skips the wait, which would take days.
      await db.query('UPDATE pgboss.job SET start_after = now() WHERE name = $1', [name])
    }
    const hours = pauses.reduce((sum, pause) => sum + Math.max(0, pause), 0) / 3600
    expect(hours).toBeGreaterThan(40)
    expect(hours).toBeLessThan(54)
    expect(Math.round(pauses[0] ?? 0)).toBeGreaterThanOrEqual(29)
  },
)

test('the job of a sent email is deleted within an hour after its one-day retention', {
  timeout: 40_000,
}, async () => {
  const { retries } = createMail({
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    PUBLIC_URL: 'http://localhost',
  })
  for (const name of ['sent', 'sent-lately']) {
    await jobs.work(name, async () => {}, retries)
    await jobs.send(name, {})
  }
  const storedJobs = () =>
    db.query<{ name: string; state: string }>(
      `SELECT name, state::text FROM pgboss.job WHERE name LIKE 'sent%' ORDER BY name`,
    )
  const completed = ['sent', 'sent-lately'].map((name) => ({ name, state: 'completed' }))
  await vi.waitFor(async () => expect(await storedJobs()).toEqual(completed), 30_000)
  // Simulates an hour since the last cleanup. One job is a minute over the limit of 24 hours, the other a
  // minute under it.
  await db.query(
    `UPDATE pgboss.job SET completed_on = now() - interval '24 hours 1 minute' WHERE name = 'sent'`,
  )
  await db.query(
    `UPDATE pgboss.job SET completed_on = now() - interval '23 hours 59 minutes' WHERE name = 'sent-lately'`,
  )
  await db.query(`UPDATE pgboss.queue SET maintain_on = now() - interval '1 hour'`)
  await vi.waitFor(async () => expect(await storedJobs()).toEqual(completed.slice(1)), 30_000)
})

test('jobs use the monitored listening connection of the server', async () => {
  const listen = vi.fn(db.listen)
  const others = await startJobs({ ...db, listen })
  await others.close()
  expect(listen).toHaveBeenCalledOnce()
})
