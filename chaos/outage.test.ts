import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '#api/test/postgres.ts'
import { activePoll, endAll, type ServerProcess, startServer, statusOf, until, write } from './processes.ts'
import { type ProxyMode, startProxy, type TcpProxy } from './proxy.ts'

// The way to the database fails as networks do: refused, silent, late.

const postgres = await startPostgres()
if (!postgres)
  console.warn('SKIPPED: no PostgreSQL here, neither installed nor from npm. Outages were not tested.')
const withPostgres = test.skipIf(!postgres)

/** The promise is two seconds, and five; half as much again is for a machine that is busy with other things. */
const TOLD_WITHIN_MS = 3_000
const BACK_WITHIN_MS = 7_500

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
  endAll()
  for (const { proxy } of sites.values()) await proxy.close()
  await postgres?.stop()
})

function siteOf(mode: ProxyMode) {
  const { proxy, server } = sites.get(mode) as Site
  async function ask(path: string, init?: RequestInit) {
    const began = Date.now()
    const answer = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(20_000) })
    const body = await answer.text()
    return { status: answer.status, headers: answer.headers, body, ms: Date.now() - began }
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

for (const [mode, length] of outages) {
  withPostgres.concurrent(
    `a database that is ${mode} is told within two seconds, and used again within five`,
    async () => {
      const { proxy, server, ask, vote, graphql } = siteOf(mode)
      expect((await ask('/')).status).toBe(200)
      proxy.set(mode)
      const ends = Date.now() + length
      // Those who ask in the very moment, while nobody knows yet, and those who ask later. In the first moment an
      // answer from memory is still true; these were never asked before.
      for (let round = 0; round < 3; round++) {
        const answers = await Promise.all([
          ...Array.from({ length: 5 }, (_, index) => ask(`/api/blog/search?q=never${round}asked${index}`)),
          ask(`/api/polls/${poll}/results?round=${round}`),
          graphql(`query Round${round} { polls { id } }`),
        ])
        for (const { status, headers, body, ms } of answers) {
          expect(status).toBe(503)
          expect(headers.get('retry-after')).toBe('5')
          expect(ms).toBeLessThan(TOLD_WITHIN_MS)
          expect(body).toContain('INTERNAL')
          expect(body).not.toMatch(/prisma|ECONN|127\.0\.0\.1|select|timeout/i)
        }
      }
      expect((await vote()).status).toBe(503)
      // Asked before the outage, too: nobody can know any more whether it is still so.
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
      await until(async () => (await ask('/readyz')).status === 200, BACK_WITHIN_MS)
      expect((await vote()).status).toBe(201)
      expect((await graphql()).status).toBe(200)
      expect((await ask('/api/polls')).status).toBe(200)
      expect((await ask('/')).status).toBe(200)
    },
  )
}

withPostgres('what changed during an outage is shown after it, and the live connection is back', async () => {
  const { proxy, ask } = siteOf('cut')
  const other = await startServer({ DATABASE_URL: direct })
  await ask('/')
  proxy.set('cut')
  await until(async () => (await ask('/readyz')).status === 503)
  for (let index = 0; index < 3; index++) {
    await write(`${other.url}/api/polls/${poll}/vote`, { optionIndex: 1 })
  }
  const shown = /n\s=\s([\d,]*\d)(?:\svisitors?|,\sbut)/
  const countOn = (body: string) => shown.exec(body)?.[1]
  const truth = async () => countOn(await (await fetch(`${other.url}/`)).text())
  const before = await truth()
  expect(before).toMatch(/\d/)
  proxy.set('open')
  await until(async () => countOn((await ask('/')).body) === before)
  // Heard through the connection that was lost and came back.
  await write(`${other.url}/api/polls/${poll}/vote`, { optionIndex: 1 })
  await until(async () => (await truth()) !== before)
  const now = await truth()
  await until(async () => countOn((await ask('/')).body) === now, 20_000)
  await other.end('SIGTERM')
})

withPostgres('the process that went through all this is the same, and leaves in order', async () => {
  const { proxy, server } = siteOf('cut')
  proxy.set('cut')
  const began = Date.now()
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
})
