import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import {
  ADMIN_TOKEN,
  activePoll,
  killAll,
  launch,
  load,
  startServer,
  statusOf,
  waitUntil,
  write,
} from './processes.ts'

// A single process on the embedded database.

const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
const env = { DATA_DIR: dir }
afterAll(async () => {
  killAll()
  await rm(dir, { recursive: true, force: true })
})

async function votesOf(url: string, poll: string): Promise<number> {
  const results = (await (await fetch(`${url}/api/polls/${poll}/results`)).json()) as { votes: number }[]
  return results.reduce((total, { votes }) => total + votes, 0)
}

test('the first start prints where everything is and prints no secrets', async () => {
  const fresh = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
  const settings = { DATA_DIR: fresh, ADMIN_TOKEN: '', APP_SECRET: '', LOG_LEVEL: 'info' }
  const { url, output, end } = await startServer(settings)
  const file = path.join(fresh, 'admin-token')
  await waitUntil(() => output().includes('Admin token'))
  for (const line of [
    `Civic Unity is at ${url}`,
    `Database: embedded PGlite in ${fresh}`,
    `Admin token: from ${file}`,
  ])
    expect(output()).toContain(`${line}\n`)
  for (const secret of [file, path.join(fresh, 'app-secret')])
    expect(output()).not.toContain((await readFile(secret, 'utf8')).trim())
  await end('SIGTERM')
  await rm(fresh, { recursive: true })
})

test('a process killed during writes loses no acknowledged vote', async () => {
  let server = await startServer(env)
  const poll = await activePoll(server.url)
  for (let round = 0; round < 3; round++) {
    const before = await votesOf(server.url, poll)
    const { url } = server
    const votes = load(8, () => write(`${url}/api/polls/${poll}/vote`, { optionIndex: 0 }))
    await votes.acknowledged(50)
    await server.end('SIGKILL')
    const outcomes = await votes.stop()
    server = await startServer(env)
    const stored = (await votesOf(server.url, poll)) - before
    expect(stored).toBeGreaterThanOrEqual(outcomes.done)
    expect(stored).toBeLessThanOrEqual(outcomes.done + outcomes.unknown)
  }
  await server.end('SIGKILL')
})

test('a second process on the same directory waits and then exits with a reason', async () => {
  const first = await startServer(env)
  const poll = await activePoll(first.url)
  const second = await launch(env)
  expect((await second.exited).code).toBe(1)
  expect(second.output()).toContain(`${dir} is in use. Waiting up to`)
  expect(second.output()).toContain(`${dir} is in use by another process`)
  expect(second.output()).toContain('DATABASE_URL')
  expect((await write(`${first.url}/api/polls/${poll}/vote`, { optionIndex: 0 })).outcome).toBe('done')
  await first.end('SIGKILL')
})

test('a server that starts while its predecessor shuts down waits and then continues its run', async () => {
  const model = await startModelServer({ script: 'held' })
  const withModel = { ...env, OPENAI_API_KEY: STAND_IN_KEY, OPENAI_BASE_URL: model.url }
  const ask = async (url: string, query: string) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/json' }
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    return (await response.json()).data
  }
  const first = await startServer(withModel)
  const started = await ask(first.url, 'mutation { startGeneration { ... on GenerationRun { id } } }')
  await waitUntil(() => model.calls.length === 1)
  first.signal('SIGTERM')
  model.script('good')
  const second = await startServer(withModel)
  expect(await first.exited).toEqual({ code: 0, signal: null })
  expect(second.output()).toContain(`${dir} is in use. Waiting up to 15 seconds`)
  const runs = async () => (await ask(second.url, '{ generationRuns { id status } }')).generationRuns
  await waitUntil(async () => (await runs())[0].status !== 'RUNNING')
  expect(await runs()).toEqual([{ id: started.startGeneration.id, status: 'SUCCEEDED' }])
  await second.end('SIGKILL')
  await model.close()
})

test('when five processes start after a kill, only one opens the directory', async () => {
  const rivals = await Promise.all(Array.from({ length: 5 }, () => launch(env)))
  const isSettled = async (rival: (typeof rivals)[number]) =>
    rival.ended() || (await statusOf(`${rival.url}/readyz`)) === 200
  await Promise.all(rivals.map((rival) => waitUntil(() => isSettled(rival))))
  const survivors = rivals.filter((rival) => !rival.ended())
  expect(survivors).toHaveLength(1)
  await survivors[0]?.end('SIGKILL')
})

test('SIGTERM to `npm start` shuts the server down gracefully', async () => {
  const npm = await launch({ ...env, DRAIN_MS: '5000' }, [], ['npm', 'start'])
  const status = () => statusOf(`${npm.url}/readyz`)
  await waitUntil(async () => (await status()) === 200, 120_000)
  npm.signal('SIGTERM')
  await waitUntil(async () => (await status()) === 503)
  await npm.exited
  expect(await status()).toBe(0)
})

test('SIGTERM, even twice, ends streams, finishes writes, exits with 0 and frees the directory', async () => {
  // Five seconds are enough for a slow machine to see /readyz fail.
  const server = await startServer({ ...env, DRAIN_MS: '5000' })
  const poll = await activePoll(server.url)
  const before = await votesOf(server.url, poll)
  const query = encodeURIComponent(`subscription { pollResults(pollId: "${poll}") { id } }`)
  const stream = await fetch(`${server.url}/graphql?query=${query}`, {
    headers: { accept: 'text/event-stream' },
  })
  const streamed = stream.text()
  const inFlight = Array.from({ length: 40 }, () =>
    write(`${server.url}/api/polls/${poll}/vote`, { optionIndex: 0 }),
  )
  const began = Date.now()
  server.signal('SIGTERM')
  await waitUntil(async () => (await statusOf(`${server.url}/readyz`)) === 503, 4_000)
  server.signal('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await streamed).toContain('event: complete')
  expect((await Promise.all(inFlight)).every(({ outcome }) => outcome === 'done')).toBe(true)
  const next = await startServer(env)
  expect(await votesOf(next.url, poll)).toBe(before + 40)
  // Closing a terminal sends SIGHUP.
  expect(await next.end('SIGHUP')).toEqual({ code: 0, signal: null })
})
