import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { activePoll, endAll, launch, startServer, statusOf, write } from './processes.ts'

// One process on the embedded database.

const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
const env = { DATA_DIR: dir }
afterAll(async () => {
  endAll()
  await rm(dir, { recursive: true, force: true })
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function votesOf(url: string, poll: string): Promise<number> {
  const results = (await (await fetch(`${url}/api/polls/${poll}/results`)).json()) as { votes: number }[]
  return results.reduce((total, { votes }) => total + votes, 0)
}

test('a process killed in mid-write loses nothing that it acknowledged', async () => {
  let server = await startServer(env)
  const poll = await activePoll(server.url)
  for (let round = 0; round < 3; round++) {
    const before = await votesOf(server.url, poll)
    const told = { done: 0, refused: 0, unknown: 0 }
    let going = true
    const writers = Array.from({ length: 8 }, async () => {
      while (going) {
        const { outcome } = await write(`${server.url}/api/polls/${poll}/vote`, { optionIndex: 0 })
        told[outcome] += 1
        if (outcome === 'unknown') return
      }
    })
    await pause(800)
    await server.end('SIGKILL')
    going = false
    await Promise.all(writers)
    // The killed process left its lock behind: it is taken over without a question.
    server = await startServer(env)
    const stored = (await votesOf(server.url, poll)) - before
    expect(told.done).toBeGreaterThan(10)
    expect(stored).toBeGreaterThanOrEqual(told.done)
    expect(stored).toBeLessThanOrEqual(told.done + told.unknown)
  }
  await server.end('SIGKILL')
})

test('a second process on the same directory is refused by name, and the first goes on', async () => {
  const first = await startServer(env)
  const poll = await activePoll(first.url)
  const second = await launch(env)
  expect((await second.exited).code).toBe(1)
  expect(second.output()).toContain(`is in use by process ${first.pid}`)
  expect(second.output()).toContain('DATABASE_URL')
  expect((await write(`${first.url}/api/polls/${poll}/vote`, { optionIndex: 0 })).outcome).toBe('done')
  await first.end('SIGKILL')
})

test('of five processes that find a stale lock one gets the directory', async () => {
  await writeFile(path.join(dir, 'lock'), JSON.stringify({ pid: 999_999_999, started: '1', host: 'gone' }))
  const rivals = await Promise.all(Array.from({ length: 5 }, () => launch(env)))
  await Promise.all(
    rivals.map(async (rival) => {
      while (!rival.ended() && (await statusOf(`${rival.url}/readyz`)) !== 200) await pause(100)
    }),
  )
  const alive = rivals.filter((rival) => !rival.ended())
  expect(alive).toHaveLength(1)
  expect(JSON.parse(await readFile(path.join(dir, 'lock'), 'utf8'))).toMatchObject({ pid: alive[0]?.pid })
  await alive[0]?.end('SIGKILL')
})

test('SIGTERM, twice: not ready, streams ended, writes finished, exit 0, directory free', async () => {
  const server = await startServer(env)
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
  await pause(100)
  expect(await statusOf(`${server.url}/readyz`)).toBe(503)
  server.signal('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await streamed).toContain('event: complete')
  expect((await Promise.all(inFlight)).every(({ outcome }) => outcome === 'done')).toBe(true)
  await expect(readFile(path.join(dir, 'lock'))).rejects.toThrow('ENOENT')
  const next = await startServer(env)
  expect(await votesOf(next.url, poll)).toBe(before + 40)
  await next.end('SIGTERM')
})
