import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { siteZone } from '#api/server/site-zone.ts'
import { startPostgres } from '#api/test/postgres.ts'
import { localDay } from '#domain/dates.ts'
import { slotTime } from '#domain/generation/schedule.ts'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import { ADMIN_TOKEN, killAll, type ServerProcess, startServer, statusOf, waitUntil } from './processes.ts'

// Generates posts with several real processes on one PostgreSQL server, some of which are killed.

const postgres = await startPostgres()
if (!postgres) console.warn('SKIPPED: no PostgreSQL here. Generation by several processes was not tested.')
const withPostgres = test.skipIf(!postgres)

const model = await startModelServer()
const schedulers = new Set<ChildProcess>()
let env: Record<string, string>
let db: Client
let databases = 0

beforeEach(async () => {
  if (!postgres) return
  const url = await postgres.createDatabase(`generation_${++databases}`)
  env = {
    DATABASE_URL: url,
    SEED_DEMO: 'false',
    OPENAI_API_KEY: STAND_IN_KEY,
    OPENAI_BASE_URL: model.url,
    GENERATION_DAILY_LIMIT: '1000',
  }
  db = new Client({ connectionString: url })
  await db.connect()
  model.script('good')
  model.calls.length = 0
  model.maxConcurrentCalls = 0
  return async () => {
    for (const child of schedulers) child.kill('SIGKILL')
    killAll()
    await db.end()
  }
})
afterAll(async () => {
  await model.close()
  await postgres?.stop()
})

interface Run {
  id: string
  status: string
  failure: string | null
  slotDay: string | null
  attempt: number
  startedAt: Date
  postId: string | null
}
/** Sorted by start time. */
async function runs(): Promise<Run[]> {
  return (await db.query('SELECT * FROM "GenerationRun" ORDER BY "startedAt", attempt')).rows
}
async function posts(): Promise<number> {
  return Number((await db.query('SELECT count(*) AS n FROM "Post"')).rows[0].n)
}
const isIdle = async () => (await runs()).every((run) => run.status !== 'running')
/** Backdates heartbeats in the database by half a minute, instead of waiting. */
async function expireHeartbeats() {
  await db.query(
    `UPDATE "GenerationRun" SET "heartbeatAt" = "heartbeatAt" - interval '31 seconds' WHERE status = 'running'`,
  )
}

async function startScheduler(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'scheduler-process.ts'), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      ADMIN_TOKEN,
      APP_SECRET: 'the-secret-of-the-chaos',
      ...env,
    },
  })
  schedulers.add(child)
  child.once('exit', () => schedulers.delete(child))
  await once(child, 'message')
  return child
}

/** Sends the time to a scheduler. Returns whether it started a run. */
async function sendTime(child: ChildProcess, time: number): Promise<boolean> {
  const response = once(child, 'message')
  child.send(time)
  return (await response)[0]
}

const HOUR = 3_600_000
const NEW_YORK = siteZone({ SITE_TIMEZONE: 'America/New_York' })

withPostgres(
  'three processes, some of them killed, create 30 posts in 60 days with a clock change, one per slot',
  async () => {
    // The first one migrates before the others start.
    const three = [await startScheduler(), await startScheduler(), await startScheduler()]
    const start = Date.parse('2026-10-10T04:00:00Z')
    // A night hour, and the hours around 10 AM in New York in summer and winter time.
    const checkedHours = [4, 13, 14, 15, 20]
    const killedOn = new Set(['2026-10-20', '2026-11-01', '2026-11-19'])
    for (let time = start; time < start + 60 * 24 * HOUR; time += HOUR) {
      if (!checkedHours.includes(new Date(time).getUTCHours())) continue
      const day = localDay(new Date(time), NEW_YORK)
      const isKillSlot = killedOn.has(day) && slotTime(day, NEW_YORK).getTime() === time
      if (!isKillSlot) {
        await Promise.all(three.map((child) => sendTime(child, time)))
        await waitUntil(isIdle)
        continue
      }
      // Only the process that will be killed can claim the run.
      await Promise.all(three.slice(1).map(kill))
      const calls = model.calls.length
      model.script('held')
      expect(await sendTime(three[0] as ChildProcess, time)).toBe(true)
      await waitUntil(() => model.calls.length > calls)
      three[1] = await startScheduler()
      await kill(three[0] as ChildProcess)
      model.script('good')
      three[0] = await startScheduler()
      three[2] = await startScheduler()
      // A run whose process may still be running is not claimed, and no second run starts.
      expect(await Promise.all(three.map((child) => sendTime(child, time)))).toEqual([false, false, false])
      expect(await runs()).toContainEqual(
        expect.objectContaining({ status: 'running', slotDay: day, postId: null }),
      )
      await expireHeartbeats()
      await waitUntil(isIdle)
    }
    const all = await runs()
    const done = all.filter((run) => run.status === 'succeeded')
    expect(done).toHaveLength(30)
    expect(await posts()).toBe(30)
    expect(new Set(done.map((run) => run.slotDay)).size).toBe(30)
    expect(new Set(done.map((run) => run.postId)).size).toBe(30)
    expect(all).toEqual(done)
    // One request for each slot, and one more after each kill.
    expect(model.calls).toHaveLength(30 + killedOn.size)
    const days = done.map((run) => Date.parse(run.slotDay ?? '') / (24 * HOUR))
    expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 2)).toBe(true)
    for (const { slotDay, startedAt, attempt } of done) {
      expect(startedAt).toEqual(slotTime(slotDay ?? '', NEW_YORK))
      expect(attempt).toBe(killedOn.has(slotDay ?? '') ? 2 : 1)
    }
  },
)

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

const generate = ({ url }: ServerProcess) =>
  fetch(`${url}/api/blog/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' },
  })

withPostgres(
  'the run of a killed process is resumed elsewhere under its own id and creates one post',
  async () => {
    const first = await startServer(env)
    model.script('held')
    const lost = generate(first).catch(() => null)
    await waitUntil(() => model.calls.length === 1)
    const second = await startServer(env)
    const [run] = await runs()
    await first.end('SIGKILL')
    expect(await lost).toBeNull()
    model.script('good')
    const early = await generate(second)
    expect([early.status, (await early.json()).detail]).toEqual([
      409,
      'A blog post is already being generated',
    ])
    expect(await posts()).toBe(0)
    await expireHeartbeats()
    await waitUntil(isIdle)
    expect(await runs()).toMatchObject([{ id: run?.id, status: 'succeeded', attempt: 2 }])
    expect(await posts()).toBe(1)
    expect(model.calls).toHaveLength(2)
  },
)

withPostgres(
  'after SIGTERM, an article that arrives within the shutdown time is stored and returned',
  async () => {
    const server = await startServer(env)
    model.script('held')
    const response = generate(server)
    await waitUntil(() => model.calls.length === 1)
    server.signal('SIGTERM')
    await waitUntil(async () => (await statusOf(`${server.url}/readyz`)) !== 200)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    model.release()
    expect((await response).status).toBe(201)
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(await posts()).toBe(1)
    expect(model.calls).toHaveLength(1)
  },
)

withPostgres('after SIGTERM, a run that takes longer is resumed by the next process', async () => {
  const server = await startServer(env)
  model.script('held')
  const response = generate(server)
  await waitUntil(() => model.calls.length === 1)
  const [run] = await runs()
  const began = Date.now()
  server.signal('SIGTERM')
  const interrupted = await response
  expect([interrupted.status, (await interrupted.json()).detail]).toEqual([
    502,
    'The server stopped while the article was being written',
  ])
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await posts()).toBe(0)
  model.script('good')
  await startServer(env)
  await waitUntil(isIdle)
  expect(await runs()).toMatchObject([{ id: run?.id, status: 'succeeded', attempt: 2 }])
  expect(await posts()).toBe(1)
})

withPostgres(
  'twenty concurrent requests to two processes lead to one model request and one post',
  async () => {
    const two = [await startServer(env), await startServer(env)] as const
    model.script('held')
    const statuses: number[] = []
    const responses = Array.from({ length: 20 }, async (_, index) => {
      const { status } = await generate(index % 2 ? two[0] : two[1])
      statuses.push(status)
    })
    // By now the one remaining request is waiting for the model.
    await waitUntil(() => statuses.length === 19 && model.calls.length === 1)
    expect(statuses).toEqual(Array(19).fill(409))
    model.release()
    await Promise.all(responses)
    expect(statuses.at(-1)).toBe(201)
    expect(model.calls).toHaveLength(1)
    expect(model.maxConcurrentCalls).toBe(1)
    expect(await posts()).toBe(1)
  },
)
