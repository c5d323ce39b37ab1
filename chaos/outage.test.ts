import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../api/test/postgres.ts'
import { activePoll, endAll, type ServerProcess, startServer, statusOf, write } from './processes.ts'
import { type ProxyMode, startProxy, type TcpProxy } from './proxy.ts'

// The way to the database fails as networks do: refused, silent, late. Times are the promise, so they are measured.

const postgres = await startPostgres()
if (!postgres)
  console.warn('SKIPPED: no PostgreSQL here, neither installed nor from npm. Outages were not tested.')
const withPostgres = test.skipIf(!postgres)

let proxy: TcpProxy
let server: ServerProcess
let poll: string

beforeAll(async () => {
  if (!postgres) return
  proxy = await startProxy(postgres.port)
  const direct = await postgres.createDatabase('outage')
  server = await startServer({ DATABASE_URL: direct.replace(String(postgres.port), String(proxy.port)) })
  poll = await activePoll(server.url)
})
afterAll(async () => {
  endAll()
  await proxy?.close()
  await postgres?.stop()
})

const vote = () => write(`${server.url}/api/polls/${poll}/vote`, { optionIndex: 0 })

async function ask(path: string, init?: RequestInit) {
  const began = Date.now()
  const answer = await fetch(server.url + path, { ...init, signal: AbortSignal.timeout(10_000) })
  const body = await answer.text()
  return { status: answer.status, headers: answer.headers, body, ms: Date.now() - began }
}

const graphql = () =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ polls { id } }' }),
  })

/** Says within how many milliseconds something became true; gives up after ten seconds. */
async function timeUntil(check: () => Promise<boolean>): Promise<number> {
  const began = Date.now()
  while (!(await check())) {
    if (Date.now() - began > 10_000) throw new Error('it never came true')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return Date.now() - began
}

const outages: [ProxyMode, number][] = [
  ['cut', 30_000],
  ['blackhole', 8_000],
  ['slow', 8_000],
]
for (const [mode, length] of outages) {
  withPostgres(
    `a database that is ${mode} is told within two seconds, and used again within five`,
    async () => {
      expect((await ask('/')).status).toBe(200)
      proxy.set(mode)
      const ends = Date.now() + length
      // Those who ask in the very moment, while nobody knows yet, and those who ask later.
      for (let round = 0; round < 3; round++) {
        const answers = await Promise.all([
          ...Array.from({ length: 5 }, () => ask('/api/polls')),
          ask(`/api/polls/${poll}/results`),
          graphql(),
        ])
        for (const { status, headers, body, ms } of answers) {
          expect(status).toBe(503)
          expect(headers.get('retry-after')).toBe('5')
          expect(ms).toBeLessThan(2_000)
          expect(body).toContain('INTERNAL')
          expect(body).not.toMatch(/prisma|ECONN|127\.0\.0\.1|select|timeout/i)
        }
      }
      const written = await vote()
      expect(written.status).toBe(503)
      expect((await ask('/api/polls')).headers.get('content-type')).toContain('application/problem+json')
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
      expect(await timeUntil(async () => (await ask('/readyz')).status === 200)).toBeLessThan(5_000)
      expect((await vote()).status).toBe(201)
      expect((await graphql()).status).toBe(200)
      expect((await ask('/')).status).toBe(200)
    },
  )
}

withPostgres('what changed during an outage is shown after it, and the live connection is back', async () => {
  const other = await startServer({ DATABASE_URL: (postgres?.url ?? '').replace(/postgres$/, 'outage') })
  await ask('/')
  proxy.set('cut')
  await timeUntil(async () => (await ask('/readyz')).status === 503)
  for (let index = 0; index < 3; index++) {
    await write(`${other.url}/api/polls/${poll}/vote`, { optionIndex: 1 })
  }
  const truth = await (await fetch(`${other.url}/`)).text()
  const shown = /n = ([\d,]+) visitors/
  proxy.set('open')
  await timeUntil(async () => (await ask('/readyz')).status === 200)
  await timeUntil(async () => shown.exec((await ask('/')).body)?.[1] === shown.exec(truth)?.[1])
  // Heard through the connection that was lost and came back.
  await write(`${other.url}/api/polls/${poll}/vote`, { optionIndex: 1 })
  const now = shown.exec(await (await fetch(`${other.url}/`)).text())?.[1]
  await timeUntil(async () => shown.exec((await ask('/')).body)?.[1] === now)
  await other.end('SIGTERM')
})

withPostgres('the process that went through all this is the same, and leaves in order', async () => {
  proxy.set('cut')
  const began = Date.now()
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
})
