import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type ThrowawayPostgres } from '../api/test/postgres.ts'
import { activePoll, endAll, type ServerProcess, startServer, statusOf, write } from './processes.ts'

// Several real processes on one PostgreSQL that the test makes itself.

const found = await startPostgres()
if (!found)
  console.warn(
    'SKIPPED: no PostgreSQL here, neither installed nor from npm. Chaos on PostgreSQL was not tested.',
  )
const withPostgres = test.skipIf(!found)

let postgres: ThrowawayPostgres
let env: Record<string, string>
let db: Client
let poll: string
let servers: ServerProcess[]

beforeAll(async () => {
  if (!found) return
  postgres = found
  env = { DATABASE_URL: await postgres.createDatabase('chaos') }
  // All at once: one migrates and seeds, the others wait for it.
  servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  await connect()
  poll = await activePoll(server(0).url)
})
afterAll(async () => {
  endAll()
  await db?.end().catch(() => {})
  await postgres?.stop()
})

async function connect() {
  db = new Client({ connectionString: env['DATABASE_URL'] })
  db.on('error', () => {})
  await db.connect()
}

function server(index: number): ServerProcess {
  return servers[index % servers.length] as ServerProcess
}

async function count(sql: string, params: unknown[] = []): Promise<number> {
  const { rows } = await db.query(sql, params)
  return Number(rows[0]?.n)
}
const ballots = () => count('SELECT count(*) AS n FROM "Ballot" WHERE "pollId" = $1', [poll])
const tallied = () => count('SELECT sum(votes) AS n FROM "Tally" WHERE "pollId" = $1', [poll])
const vote = (index: number, headers = {}) =>
  write(`${server(index).url}/api/polls/${poll}/vote`, { optionIndex: index % 3 }, headers)

/** Keeps `width` writers busy until told to stop; counts what they were told. */
function load(width: number, work: (index: number) => Promise<{ outcome: string }>) {
  const told = { done: 0, refused: 0, unknown: 0 }
  let going = true
  let index = 0
  const writers = Array.from({ length: width }, async () => {
    while (going) {
      const { outcome } = await work(index++)
      told[outcome as keyof typeof told] += 1
      if (outcome === 'unknown') await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  return async () => {
    going = false
    await Promise.all(writers)
    return told
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

withPostgres('three processes that start together make one set of demo content', async () => {
  expect(
    await count('SELECT count(*) AS n FROM (SELECT slug FROM "Post" GROUP BY slug HAVING count(*) > 1) s'),
  ).toBe(0)
  expect(await count(`SELECT count(*) AS n FROM "Poll" WHERE status = 'open'`)).toBe(1)
})

withPostgres('six hundred voters on three processes are six hundred ballots', async () => {
  const before = await ballots()
  const answers = await Promise.all(Array.from({ length: 600 }, (_, index) => vote(index)))
  expect(answers.filter(({ outcome }) => outcome !== 'done')).toEqual([])
  expect(await ballots()).toBe(before + 600)
  expect(await tallied()).toBe(before + 600)
})

withPostgres('one voter at three processes at once is one ballot', async () => {
  const { cookie } = await vote(0)
  const before = await ballots()
  await Promise.all(Array.from({ length: 150 }, (_, index) => vote(index, { cookie })))
  expect(await ballots()).toBe(before)
  expect(await tallied()).toBe(before)
})

withPostgres('one session completes a challenge once, wherever it asks', async () => {
  const challenges = (await (await fetch(`${server(0).url}/api/challenges`)).json()) as { id: string }[]
  const session = 'session_1_chaos'
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      write(`${server(index).url}/api/challenges/${challenges[0]?.id}/complete`, { sessionId: session }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(59)
  expect(await count('SELECT count(*) AS n FROM "Completion" WHERE "sessionId" = $1', [session])).toBe(1)
})

withPostgres('every quiz that was acknowledged is stored, once', async () => {
  const before = await count('SELECT count(*) AS n FROM "QuizSubmission"')
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      write(`${server(index).url}/api/quiz/submit`, { responses: { 0: 'x' }, overlapPercentage: 50 }),
    ),
  )
  expect(answers.filter(({ outcome }) => outcome !== 'done')).toEqual([])
  expect(await count('SELECT count(*) AS n FROM "QuizSubmission"')).toBe(before + 120)
})

withPostgres('one address signs up once, however often and wherever', async () => {
  const known = await fetch(`${server(0).url}/api/newsletter/subscribe`)
  if (known.status === 404) return
  const email = 'chaos@example.org'
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      write(`${server(index).url}/api/newsletter/subscribe`, {
        email: index % 2 ? email : 'Chaos@Example.org ',
      }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect(await count('SELECT count(*) AS n FROM "Subscriber" WHERE email = $1', [email])).toBe(1)
})

withPostgres('a process killed in mid-write loses nothing that it acknowledged', async () => {
  const before = await ballots()
  const stop = load(12, vote)
  await pause(1_500)
  await server(1).end('SIGKILL')
  await pause(1_500)
  const told = await stop()
  servers[1] = await startServer(env)
  const stored = (await ballots()) - before
  expect(told.done).toBeGreaterThan(100)
  expect(stored).toBeGreaterThanOrEqual(told.done)
  expect(stored).toBeLessThanOrEqual(told.done + told.unknown)
  expect(await tallied()).toBe(await ballots())
})

withPostgres(
  'a database stopped in mid-write loses nothing acknowledged, and nobody restarts anything',
  async () => {
    const before = await ballots()
    const pids = servers.map(({ pid }) => pid)
    const stop = load(12, vote)
    await pause(1_500)
    await postgres.crash()
    await pause(1_000)
    expect(await statusOf(`${server(0).url}/readyz`)).toBe(503)
    expect(await statusOf(`${server(0).url}/healthz`)).toBe(200)
    await postgres.start()
    const back = Date.now()
    while (
      (await Promise.all(servers.map(({ url }) => statusOf(`${url}/readyz`)))).some(
        (status) => status !== 200,
      )
    ) {
      if (Date.now() - back > 5_000) break
      await pause(50)
    }
    expect(await Promise.all(servers.map(({ url }) => statusOf(`${url}/readyz`)))).toEqual([200, 200, 200])
    await pause(500)
    const told = await stop()
    await connect()
    const stored = (await ballots()) - before
    expect(told.done).toBeGreaterThan(100)
    expect(told.unknown).toBeGreaterThan(0)
    expect(stored).toBeGreaterThanOrEqual(told.done)
    expect(stored).toBeLessThanOrEqual(told.done + told.unknown)
    expect(await tallied()).toBe(await ballots())
    expect((await vote(0)).outcome).toBe('done')
    expect(servers.map(({ pid }) => pid)).toEqual(pids)
  },
)

withPostgres('retries after lost answers end at exactly the right number', async () => {
  const voters: string[] = []
  for (let index = 0; index < 40; index++) voters.push((await vote(index)).cookie)
  const before = await ballots()
  let restarted = false
  await Promise.all(
    voters.map(async (cookie, index) => {
      for (let attempt = 0; attempt < 200; attempt++) {
        if (index === 20 && !restarted) {
          restarted = true
          await server(2).end('SIGKILL')
          servers[2] = await startServer(env)
        }
        if ((await vote(index + attempt, { cookie })).outcome === 'done') return
        await pause(100)
      }
      throw new Error('never acknowledged')
    }),
  )
  expect(await ballots()).toBe(before)
  expect(await tallied()).toBe(before)
})

withPostgres('a rolling restart under load loses no request', async () => {
  const before = await ballots()
  let next = 0
  const stop = load(4, async () => {
    // A balancer: it sends requests where /readyz says yes.
    const index = next++
    for (let hop = 0; hop < servers.length; hop++) {
      const candidate = server(index + hop)
      if ((await statusOf(`${candidate.url}/readyz`)) === 200) {
        return write(`${candidate.url}/api/polls/${poll}/vote`, { optionIndex: 0 })
      }
    }
    return { outcome: 'refused' }
  })
  for (let index = 0; index < servers.length; index++) {
    await pause(300)
    const leaving = server(index)
    leaving.signal('SIGTERM')
    expect(await leaving.exited).toEqual({ code: 0, signal: null })
    servers[index] = await startServer(env)
  }
  const told = await stop()
  expect(told).toMatchObject({ refused: 0, unknown: 0 })
  expect((await ballots()) - before).toBe(told.done)
})

withPostgres('limits are shared: what one process counted, the others know', async () => {
  const limited = { ...env, RATE_LIMIT: 'on' }
  const two = await Promise.all([startServer(limited), startServer(limited)])
  const before = await ballots()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      write(`${two[index % 2]?.url}/api/polls/${poll}/vote`, { optionIndex: 0 }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  expect((await ballots()) - before).toBe(60)
  await Promise.all(two.map((process) => process.end('SIGTERM')))
})
