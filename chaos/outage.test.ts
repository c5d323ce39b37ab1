import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monitorPostgres } from '#api/database/postgres-monitor.ts'
import { startPostgres } from '#api/test/postgres.ts'
import {
  activePoll,
  killAll,
  type ServerProcess,
  startServer,
  statusOf,
  waitUntil,
  write,
} from './processes.ts'
import { type ProxyMode, startProxy, type TcpProxy } from './proxy.ts'

// The connection to the database fails in several ways: refused, silent or slow.

const postgres = await startPostgres()
if (!postgres)
  console.warn('SKIPPED: no PostgreSQL here, neither installed nor from npm. Outages were not tested.')
const withPostgres = test.skipIf(!postgres)

/** Documented as two and five seconds, plus half as much for a busy machine. */
const REPORTED_WITHIN_MS = 3_000
const RECOVERED_WITHIN_MS = 7_500

interface Site {
  proxy: TcpProxy
  server: ServerProcess
}
const outages: [ProxyMode, number][] = [
  ['cut', 30_000],
  ['lost behind a pooler', 8_000],
  ['blackhole', 8_000],
  ['slow', 8_000],
]
const sites = new Map<ProxyMode, Site>()
let direct = ''
let poll = ''

beforeAll(async () => {
  if (!postgres) return
  direct = await postgres.createDatabase('outage')
  for (const [mode] of outages) {
    const proxy = await startProxy(postgres.port)
    const server = await startServer({
      DATABASE_URL: direct.replace(String(postgres.port), String(proxy.port)),
    })
    sites.set(mode, { proxy, server })
    poll = await activePoll(server.url)
  }
})
afterAll(async () => {
  killAll()
  for (const { proxy } of sites.values()) await proxy.close()
  await postgres?.stop()
})

function siteOf(mode: ProxyMode) {
  const { proxy, server } = sites.get(mode) as Site
  async function ask(path: string, init?: RequestInit) {
    const began = Date.now()
    const response = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(20_000) })
    const body = await response.text()
    return { status: response.status, headers: response.headers, body, ms: Date.now() - began }
  }
  return {
    proxy,
    server,
    ask,
    vote: () => write(`${server.url}/api/polls/${poll}/vote`, { optionIndex: 0 }),
    graphql: (query = '{ polls { id } }') =>
      ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
  }
}

for (const [mode, durationMs] of outages) {
  withPostgres.concurrent(
    `a database that is ${mode} is reported within two seconds and used again within five`,
    async () => {
      const { proxy, server, ask, vote, graphql } = siteOf(mode)
      expect((await ask('/')).status).toBe(200)
      proxy.set(mode)
      const ends = Date.now() + durationMs
      // The first round runs before the outage is detected, when cached responses are still served. Therefore all
      // of these requests are new.
      for (let round = 0; round < 3; round++) {
        const responses = await Promise.all([
          ...Array.from({ length: 5 }, (_, index) => ask(`/api/blog/search?q=never${round}asked${index}`)),
          ask(`/api/polls/${poll}/results?round=${round}`),
          graphql(`query Round${round} { polls { id } }`),
        ])
        for (const { status, headers, body, ms } of responses) {
          expect(status).toBe(503)
          expect(headers.get('retry-after')).toBe('5')
          expect(ms).toBeLessThan(REPORTED_WITHIN_MS)
          expect(body).toContain('INTERNAL')
          expect(body).not.toMatch(/prisma|ECONN|127\.0\.0\.1|select|timeout/i)
        }
      }
      expect((await vote()).status).toBe(503)
      // Cached before the outage, but possibly out of date now.
      const polls = await ask('/api/polls')
      expect([polls.status, polls.headers.get('content-type')]).toEqual([
        503,
        expect.stringContaining('application/problem+json'),
      ])
      expect((await graphql()).status).toBe(503)
      expect((await ask('/readyz')).status).toBe(503)
      expect((await ask('/healthz')).status).toBe(200)
      const page = await ask('/')
      expect(page.status).toBe(200)
      expect(page.body).toContain('<h1')
      const unseen = await ask('/?shared=true&overlap=71')
      expect([200, 503]).toContain(unseen.status)
      expect(unseen.body).not.toMatch(/prisma|ECONN|not reachable|5432/i)

      await new Promise((resolve) => setTimeout(resolve, Math.max(0, ends - Date.now())))
      expect(await statusOf(`${server.url}/api/polls`)).toBe(503)
      proxy.set('open')
      await waitUntil(async () => (await ask('/readyz')).status === 200, RECOVERED_WITHIN_MS)
      expect((await vote()).status).toBe(201)
      expect((await graphql()).status).toBe(200)
      expect((await ask('/api/polls')).status).toBe(200)
      expect((await ask('/')).status).toBe(200)
    },
  )
}

withPostgres('a start waits for a database that takes three seconds to wake up', async () => {
  if (!postgres) return
  const proxy = await startProxy(postgres.port)
  proxy.set('slow')
  const opening = monitorPostgres(direct.replace(String(postgres.port), String(proxy.port)), () => {})
  // Delays only the first packet, which arrives at once.
  setTimeout(() => proxy.set('open'), 500)
  await (await opening).close()
  await proxy.close()
})

withPostgres('one connection that stops responding does not end the others', async () => {
  const own = await postgres?.createDatabase('slow_connection')
  const server = await startServer({ DATABASE_URL: own ?? '' })
  const admin = new Client({ connectionString: own })
  await admin.connect()
  const backendsOf = async (application: string): Promise<number[]> => {
    const { rows } = await admin.query(
      'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1 ORDER BY pid',
      [application],
    )
    return rows.map(({ pid }) => pid)
  }
  const poll = await activePoll(server.url)
  expect((await write(`${server.url}/api/polls/${poll}/vote`, { optionIndex: 0 })).status).toBe(201)
  const pool = await backendsOf('civic-unity')
  const [stuck = 0] = await backendsOf('civic-unity-monitor')
  expect([pool.length > 0, stuck > 0]).toEqual([true, true])
  process.kill(stuck, 'SIGSTOP')
  // The monitor opens another connection.
  await waitUntil(async () => (await backendsOf('civic-unity-monitor')).some((pid) => pid !== stuck))
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  expect(await backendsOf('civic-unity')).toEqual(expect.arrayContaining(pool))
  process.kill(stuck, 'SIGCONT')
  await waitUntil(async () => !(await backendsOf('civic-unity-monitor')).includes(stuck))
  expect((await write(`${server.url}/api/polls/${poll}/vote`, { optionIndex: 1 })).status).toBe(201)
  await admin.end()
  await server.end('SIGTERM')
})

withPostgres('changes during an outage are shown after it, and change events arrive again', async () => {
  const { proxy, ask } = siteOf('cut')
  const other = await startServer({ DATABASE_URL: direct })
  await ask('/')
  proxy.set('cut')
  await waitUntil(async () => (await ask('/readyz')).status === 503)
  for (let index = 0; index < 3; index++) {
    await write(`${other.url}/api/polls/${poll}/vote`, { optionIndex: 1 })
  }
  const shown = /n\s=\s([\d,]*\d)(?:\svisitors?|,\sbut)/
  const countOn = (body: string) => shown.exec(body)?.[1]
  const truth = async () => countOn(await (await fetch(`${other.url}/`)).text())
  const before = await truth()
  expect(before).toMatch(/\d/)
  proxy.set('open')
  await waitUntil(async () => countOn((await ask('/')).body) === before)
  await write(`${other.url}/api/polls/${poll}/vote`, { optionIndex: 1 })
  await waitUntil(async () => (await truth()) !== before)
  const now = await truth()
  await waitUntil(async () => countOn((await ask('/')).body) === now, 20_000)
  await other.end('SIGTERM')
})

withPostgres('after an outage the same process exits cleanly while the database is unreachable', async () => {
  const { proxy, server } = siteOf('cut')
  proxy.set('cut')
  const began = Date.now()
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
})
