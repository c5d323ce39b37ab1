import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MIGRATION_LOCK } from '#api/database/db.ts'
import { createPool } from '#api/database/pool.ts'
import { startPostgres, type ThrowawayPostgres } from '#api/test/postgres.ts'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import {
  ADMIN_TOKEN,
  activePoll,
  killAll,
  launch,
  load,
  type ServerProcess,
  startServer,
  statusOf,
  waitUntil,
  write,
} from './processes.ts'

// Several real processes on a temporary PostgreSQL server.

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
  // All start at once. One migrates and seeds, and the others wait for it.
  servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  await connect()
  poll = await activePoll(server(0).url)
})
afterAll(async () => {
  killAll()
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
/** Waits until /readyz of every process returns this status. */
const waitForReadyz = (status: number) =>
  waitUntil(async () =>
    (await Promise.all(servers.map(({ url }) => statusOf(`${url}/readyz`)))).every(
      (current) => current === status,
    ),
  )
const vote = (index: number, headers = {}) =>
  write(`${server(index).url}/api/polls/${poll}/vote`, { optionIndex: index % 3 }, headers)

withPostgres('three processes that start together create the demo content once', async () => {
  expect(
    await count('SELECT count(*) AS n FROM (SELECT slug FROM "Post" GROUP BY slug HAVING count(*) > 1) s'),
  ).toBe(0)
  expect(await count(`SELECT count(*) AS n FROM "Poll" WHERE status = 'open'`)).toBe(1)
})

withPostgres('the startup log names the database but not its password or the admin token', async () => {
  const url = new URL(env['DATABASE_URL'] as string)
  url.password = 'the-password-of-the-chaos'
  const { output, end } = await startServer({ ...env, DATABASE_URL: url.href, LOG_LEVEL: 'info' })
  await waitUntil(() => output().includes('Admin token: from the environment (ADMIN_TOKEN)'))
  expect(output()).toContain(`Database: PostgreSQL at ${url.host}/chaos\n`)
  for (const secret of [url.password, ADMIN_TOKEN]) expect(output()).not.toContain(secret)
  await end('SIGTERM')
})

withPostgres('migrating leaves no open connection', async () => {
  const otherConnections = `SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = 'chaos' AND application_name NOT LIKE 'civic-unity%' AND pid <> pg_backend_pid()`
  // A terminated connection disappears after a moment.
  await waitUntil(async () => (await count(otherConnections)) === 0, 5_000)
})

withPostgres('losing the database during a migration ends with a message and no stack trace', async () => {
  await db.query('CREATE DATABASE fresh')
  const url = new URL(env['DATABASE_URL'] as string)
  url.pathname = '/fresh'
  const other = new Client({ connectionString: url.href })
  await other.connect()
  await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  const first = await launch({ ...env, DATABASE_URL: url.href })
  const cutOff = `SELECT count(pg_terminate_backend(pid)) AS n FROM pg_stat_activity
    WHERE datname = 'fresh' AND state = 'active' AND query LIKE '%pg_advisory_lock%'`
  await waitUntil(async () => (await count(cutOff)) > 0)
  await other.end()
  expect((await first.exited).code).toBe(1)
  expect(first.output()).not.toMatch(/Unhandled|node_modules|Node\.js v/)
})

withPostgres('statements and waits for a connection time out', async () => {
  const { pool } = createPool(env['DATABASE_URL'] as string, 1, () => true)
  const only = await pool.connect()
  expect((await only.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
  await expect(pool.connect()).rejects.toThrow('timeout')
  only.release()
  await pool.end()
})

withPostgres('six hundred voters on three processes leave six hundred ballots', async () => {
  const before = await ballots()
  const responses = await Promise.all(Array.from({ length: 600 }, (_, index) => vote(index)))
  expect(responses.filter(({ outcome }) => outcome !== 'done')).toEqual([])
  expect(await ballots()).toBe(before + 600)
  expect(await tallied()).toBe(before + 600)
})

withPostgres('concurrent votes by one voter on three processes leave one ballot', async () => {
  const { cookie } = await vote(0)
  const before = await ballots()
  await Promise.all(Array.from({ length: 150 }, (_, index) => vote(index, { cookie })))
  expect(await ballots()).toBe(before)
  expect(await tallied()).toBe(before)
})

withPostgres('a vote that waits while an editor closes the poll is rejected', async () => {
  const copyPoll = 'INSERT INTO "Poll" SELECT (jsonb_populate_record(p, $1)).* FROM "Poll" p WHERE id = $2'
  const id = '00000000-0000-4000-8000-000000000001'
  await db.query(copyPoll, [{ id, slug: 'about-to-close' }, poll])
  const url = `${server(0).url}/api/polls/${id}/vote`
  const { cookie } = await write(url, { optionIndex: 0 })
  await db.query('BEGIN')
  await db.query('SELECT 1 FROM "Poll" WHERE id = $1 FOR UPDATE', [id])
  const votes = [write(url, { optionIndex: 1 }), write(url, { optionIndex: 1 }, { cookie })]
  const blocked = 'SELECT count(*) AS n FROM pg_locks WHERE NOT granted'
  await waitUntil(async () => (await count(blocked)) === 2)
  await db.query(`UPDATE "Poll" SET status = 'closed', "closedAt" = now() WHERE id = $1`, [id])
  await db.query('COMMIT')
  expect((await Promise.all(votes)).map(({ status }) => status)).toEqual([409, 409])
})

withPostgres('one session completes a challenge once across processes', async () => {
  const challenges = (await (await fetch(`${server(0).url}/api/challenges`)).json()) as { id: string }[]
  const session = 'session_1_chaos'
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      write(`${server(index).url}/api/challenges/${challenges[0]?.id}/complete`, { sessionId: session }),
    ),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(59)
  expect(await count('SELECT count(*) AS n FROM "Completion" WHERE "sessionId" = $1', [session])).toBe(1)
})

withPostgres('every acknowledged quiz submission is stored once', async () => {
  const before = await count('SELECT count(*) AS n FROM "QuizSubmission"')
  const responses = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      write(`${server(index).url}/api/quiz/submit`, { responses: { 0: 'x' }, overlapPercentage: 50 }),
    ),
  )
  expect(responses.filter(({ outcome }) => outcome !== 'done')).toEqual([])
  expect(await count('SELECT count(*) AS n FROM "QuizSubmission"')).toBe(before + 120)
})

withPostgres('repeated sign-ups with one address across processes store one subscriber', async () => {
  const email = 'chaos@example.org'
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      write(`${server(index).url}/api/newsletter/subscribe`, {
        email: index % 2 ? email : 'Chaos@Example.org ',
      }),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]))
  expect(await count('SELECT count(*) AS n FROM "Subscriber" WHERE email = $1', [email])).toBe(1)
})

async function ask(index: number, query: string, variables: object) {
  const response = await fetch(`${server(index).url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
    body: JSON.stringify({ query, variables }),
  })
  return Object.values((await response.json()).data ?? {})[0] as { __typename: string; revision: string }
}

withPostgres.each([
  ['polls', 'orderPolls', `SELECT id FROM "Poll" WHERE status = 'open' ORDER BY position`],
  ['challenges', 'orderChallenges', 'SELECT id FROM "Challenge" ORDER BY position'],
])('editors who order the %s at the same time do not block each other', async (_, mutation, list) => {
  await db.query(
    `INSERT INTO "Poll" (id, slug, question, options, position)
     SELECT 'o' || n, 'o' || n, 'Which order?', '{One,Two}', n + 1 FROM generate_series(1, 5) AS n`,
  )
  const { rows } = await db.query<{ id: string }>(list)
  const ids = rows.map(({ id }) => id)
  const order = (index: number) =>
    ask(index, `mutation ($ids: [ID!]!) { ${mutation}(ids: $ids) { __typename } }`, {
      ids: index % 2 ? ids : ids.toReversed(),
    })
  const outcomes = await Promise.all(Array.from({ length: 60 }, (_, index) => order(index)))
  const typename = mutation.replace('order', 'Ordered')
  expect(new Set(outcomes.map((outcome) => outcome?.__typename))).toEqual(new Set([typename]))
  await db.query(`DELETE FROM "Poll" WHERE id LIKE 'o_'`)
})

withPostgres(
  'when two editors save a post at the same time, one is stored and the other gets a conflict',
  async () => {
    const { id } = (await db.query('SELECT id FROM "Post" LIMIT 1')).rows[0]
    const { revision } = await ask(0, 'query ($id: ID!) { adminPost(id: $id) { __typename revision } }', {
      id,
    })
    // Locks the row until both updates wait for it.
    const holder = new Client({ connectionString: env['DATABASE_URL'] })
    await holder.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM "Post" WHERE id = $1 FOR UPDATE', [id])
    const saved = [0, 1].map((index) =>
      ask(
        index,
        `mutation ($id: ID!, $title: String!, $revision: String) {
        updatePost(id: $id, title: $title, revision: $revision) { __typename } }`,
        { id, title: `Saved by editor ${index}`, revision },
      ),
    )
    const waiting = `SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = 'chaos' AND wait_event_type = 'Lock' AND query LIKE '%"Post"%'`
    await waitUntil(async () => (await count(waiting)) === 2)
    await holder.end()
    const outcomes = (await Promise.all(saved)).map(({ __typename }) => __typename)
    expect(outcomes.sort()).toEqual(['ConflictError', 'Post'])
  },
)

withPostgres('a process killed during writes loses no acknowledged vote', async () => {
  const before = await ballots()
  const votes = load(12, vote)
  await votes.acknowledged(100)
  await server(1).end('SIGKILL')
  await votes.acknowledged(100)
  const outcomes = await votes.stop()
  servers[1] = await startServer(env)
  const stored = (await ballots()) - before
  expect(stored).toBeGreaterThanOrEqual(outcomes.done)
  expect(stored).toBeLessThanOrEqual(outcomes.done + outcomes.unknown)
  expect(await tallied()).toBe(await ballots())
})

withPostgres(
  'a database crash during writes loses no acknowledged vote and needs no restart of the app',
  async () => {
    const before = await ballots()
    const pids = servers.map(({ pid }) => pid)
    const votes = load(12, vote)
    await votes.acknowledged(100)
    await postgres.crash()
    await waitForReadyz(503)
    expect(await statusOf(`${server(0).url}/healthz`)).toBe(200)
    await postgres.start()
    await waitForReadyz(200)
    await votes.acknowledged(100)
    const outcomes = await votes.stop()
    await connect()
    const stored = (await ballots()) - before
    expect(outcomes.unknown).toBeGreaterThan(0)
    expect(stored).toBeGreaterThanOrEqual(outcomes.done)
    expect(stored).toBeLessThanOrEqual(outcomes.done + outcomes.unknown)
    expect(await tallied()).toBe(await ballots())
    expect((await vote(0)).outcome).toBe('done')
    expect(servers.map(({ pid }) => pid)).toEqual(pids)
  },
)

withPostgres('retries after lost responses leave exactly one ballot per voter', async () => {
  const voters: string[] = []
  for (let index = 0; index < 40; index++) voters.push((await vote(index)).cookie)
  const before = await ballots()
  let hasRestarted = false
  await Promise.all(
    voters.map(async (cookie, index) => {
      for (let attempt = 0; attempt < 200; attempt++) {
        if (index === 20 && !hasRestarted) {
          hasRestarted = true
          await server(2).end('SIGKILL')
          servers[2] = await startServer(env)
        }
        if ((await vote(index + attempt, { cookie })).outcome === 'done') return
        await new Promise((resolve) => setTimeout(resolve, 100))
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
  const votes = load(4, async () => {
    // A load balancer that sends requests only to ready processes.
    const index = next++
    for (let hop = 0; hop < servers.length; hop++) {
      const candidate = server(index + hop)
      if ((await statusOf(`${candidate.url}/readyz`)) === 200) {
        return write(`${candidate.url}/api/polls/${poll}/vote`, { optionIndex: 0 })
      }
    }
    return { outcome: 'refused' as const }
  })
  for (let index = 0; index < servers.length; index++) {
    await votes.acknowledged(20)
    const leaving = server(index)
    leaving.signal('SIGTERM')
    expect(await leaving.exited).toEqual({ code: 0, signal: null })
    servers[index] = await startServer(env)
  }
  const outcomes = await votes.stop()
  expect(outcomes).toMatchObject({ refused: 0, unknown: 0 })
  expect((await ballots()) - before).toBe(outcomes.done)
})

withPostgres('rate limits are shared between processes', async () => {
  const limited = { ...env, RATE_LIMIT: 'on' }
  const two = await Promise.all([startServer(limited), startServer(limited)])
  const before = await ballots()
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      write(`${two[index % 2]?.url}/api/polls/${poll}/vote`, { optionIndex: 0 }),
    ),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(60)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(40)
  expect((await ballots()) - before).toBe(60)
  await Promise.all(two.map((process) => process.end('SIGTERM')))
})

withPostgres('several processes publish a scheduled article once, also those that just started', async () => {
  const articles = 20
  await db.query(
    `INSERT INTO "Post" (id, slug, title, excerpt, content, category, tags, author, "wordCount", "updatedAt", "publishAt")
    SELECT 'due-' || n, 'due-' || n, 'Due', '', '<p>Due</p>', 'Civil Discourse', '{}', 'A', 1, now(), now() AT TIME ZONE 'UTC'
    FROM generate_series(1, $1) n`,
    [articles],
  )
  const more = await Promise.all([startServer(env), startServer(env)])
  const published = () =>
    count(`SELECT count(*) AS n FROM "Post" WHERE slug LIKE 'due-%' AND status = 'published'`)
  await waitUntil(async () => (await published()) === articles)
  const logged = `FROM "AuditEntry" WHERE action = 'publishPost' AND target LIKE 'due-%'`
  expect(await count(`SELECT count(*) AS n ${logged}`)).toBe(articles)
  expect(await count(`SELECT count(DISTINCT target) AS n ${logged}`)).toBe(articles)
  await db.query(`DELETE FROM "Post" WHERE slug LIKE 'due-%'`)
  await Promise.all(more.map((process) => process.end('SIGTERM')))
})

withPostgres(
  'a scheduled post whose process is killed during generation is created once by another',
  async () => {
    const model = await startModelServer()
    const automated = {
      ...env,
      AUTOMATION: 'on',
      OPENAI_API_KEY: STAND_IN_KEY,
      OPENAI_BASE_URL: model.url,
    }
    // A slot was missed while no process was running.
    await db.query(`INSERT INTO "GenerationRun" (id, trigger, "slotDay", category, stage, status, "startedAt")
    VALUES ('before', 'scheduled', '2026-01-01', 'Civil Discourse', 'done', 'succeeded', now() - interval '9 days')`)
    const posts = () => count('SELECT count(*) AS n FROM "Post" WHERE status = \'published\'')
    const before = await posts()
    try {
      model.script('held')
      const first = await startServer(automated)
      await waitUntil(() => model.calls.length === 1)
      await first.end('SIGKILL')
      model.script('good')
      const others = await Promise.all([
        startServer(automated),
        startServer(automated),
        startServer(automated),
      ])
      // Simulates half a minute without a heartbeat.
      await db.query(`UPDATE "GenerationRun" SET "heartbeatAt" = "heartbeatAt" - interval '31 seconds'
      WHERE status = 'running'`)
      await waitUntil(async () => (await posts()) > before)
      expect(await posts()).toBe(before + 1)
      expect(await count('SELECT count(*) AS n FROM "GenerationRun"')).toBe(2)
      expect(model.calls).toHaveLength(2)
      await Promise.all(others.map((process) => process.end('SIGTERM')))
    } finally {
      await model.close()
    }
  },
)

withPostgres(
  'a start with its own schema and a short statement timeout waits for another migration',
  async () => {
    const url = await postgres.createDatabase('impatient')
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query(`CREATE SCHEMA civic;
    ALTER DATABASE impatient SET search_path = civic;
    ALTER DATABASE impatient SET statement_timeout = '1s'`)
    await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    const starting = startServer({ DATABASE_URL: url })
    const isWaiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = 'impatient')`
    await waitUntil(async () => (await other.query(isWaiting)).rowCount === 1)
    await other.query('SELECT pg_sleep(1.5)')
    const { rows } = await other.query(`SELECT 1 FROM pg_tables WHERE tablename = 'Poll'`)
    expect(rows).toEqual([])
    await other.end()
    const { url: site, end } = await starting
    const vote = await write(`${site}/api/polls/${await activePoll(site)}/vote`, { optionIndex: 0 })
    expect(vote.outcome).toBe('done')
    await end('SIGTERM')
  },
)
