import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { activePoll, endAll, launch, load, startServer, statusOf, until, write } from './processes.ts'

// One process on the embedded database.

const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
const env = { DATA_DIR: dir }
afterAll(async () => {
  endAll()
  await rm(dir, { recursive: true, force: true })
})

async function votesOf(url: string, poll: string): Promise<number> {
  const results = (await (await fetch(`${url}/api/polls/${poll}/results`)).json()) as { votes: number }[]
  return results.reduce((total, { votes }) => total + votes, 0)
}

test('the first start says where everything is, and no secret that it makes', async () => {
  const fresh = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
  const made = { DATA_DIR: fresh, ADMIN_TOKEN: '', APP_SECRET: '', LOG_LEVEL: 'info' }
  const { url, output, end } = await startServer(made)
  const file = path.join(fresh, 'admin-token')
  await until(() => output().includes('Admin token'))
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

test('a process killed in mid-write loses nothing that it acknowledged', async () => {
  let server = await startServer(env)
  const poll = await activePoll(server.url)
  for (let round = 0; round < 3; round++) {
    const before = await votesOf(server.url, poll)
    const { url } = server
    const votes = load(8, () => write(`${url}/api/polls/${poll}/vote`, { optionIndex: 0 }))
    await votes.acknowledged(50)
    await server.end('SIGKILL')
    const told = await votes.stop()
    // The killed process left its lock behind: it is taken over without a question.
    server = await startServer(env)
    const stored = (await votesOf(server.url, poll)) - before
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
  await readFile(path.join(dir, 'lock'))
  const rivals = await Promise.all(Array.from({ length: 5 }, () => launch(env)))
  const isSettled = async (rival: (typeof rivals)[number]) =>
    rival.ended() || (await statusOf(`${rival.url}/readyz`)) === 200
  await Promise.all(rivals.map((rival) => until(() => isSettled(rival))))
  const alive = rivals.filter((rival) => !rival.ended())
  expect(alive).toHaveLength(1)
  expect(JSON.parse(await readFile(path.join(dir, 'lock'), 'utf8'))).toMatchObject({ pid: alive[0]?.pid })
  await alive[0]?.end('SIGKILL')
})

test('who ends `npm start` ends the server in order, and leaves no orphan', async () => {
  const npm = await launch(env, [], ['npm', 'start'])
  await until(async () => (await statusOf(`${npm.url}/readyz`)) === 200, 120_000)
  const { pid } = JSON.parse(await readFile(path.join(dir, 'lock'), 'utf8')) as { pid: number }
  expect(pid).not.toBe(npm.pid)
  npm.signal('SIGTERM')
  await npm.exited
  await until(() => isGone(pid))
  // In order: a killed process would have left its lock.
  await expect(readFile(path.join(dir, 'lock'))).rejects.toThrow('ENOENT')
})

test('who ends `npm start` while it still builds leaves no orphan either', async () => {
  const [hold, held, go] = ['hold.mjs', 'held', 'go'].map((name) => `${dir}-${name}`) as [
    string,
    string,
    string,
  ]
  // Stops the command, not npm, at the first file that the build looks at.
  await writeFile(
    hold,
    `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    const { existsSync } = fs
    if (process.argv[1]?.endsWith('start.ts')) {
      fs.existsSync = (file) => {
        fs.writeFileSync(${JSON.stringify(held)}, String(process.pid))
        while (!existsSync(${JSON.stringify(go)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
        fs.existsSync = existsSync
        syncBuiltinESMExports()
        return existsSync(file)
      }
      syncBuiltinESMExports()
    }`,
  )
  const npm = await launch({ ...env, NODE_OPTIONS: `--import=${hold}` }, [], ['npm', 'start'])
  const pidOfHeld = () => readFile(held, 'utf8').then(Number, () => 0)
  await until(async () => (await pidOfHeld()) > 0)
  const pid = await pidOfHeld()
  npm.signal('SIGTERM')
  await npm.exited
  await writeFile(go, '')
  try {
    await until(() => isGone(pid))
  } finally {
    if (!isGone(pid)) process.kill(pid, 'SIGKILL')
    await Promise.all([hold, held, go].map((file) => rm(file)))
  }
})

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

test('SIGTERM, twice: not ready, streams ended, writes finished, exit 0, directory free', async () => {
  // It serves on for these five seconds: time for a slow machine to look.
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
  await until(async () => (await statusOf(`${server.url}/readyz`)) === 503, 4_000)
  server.signal('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  expect(Date.now() - began).toBeLessThan(10_000)
  expect(await streamed).toContain('event: complete')
  expect((await Promise.all(inFlight)).every(({ outcome }) => outcome === 'done')).toBe(true)
  await expect(readFile(path.join(dir, 'lock'))).rejects.toThrow('ENOENT')
  const next = await startServer(env)
  expect(await votesOf(next.url, poll)).toBe(before + 40)
  // A terminal that is closed asks for the same.
  expect(await next.end('SIGHUP')).toEqual({ code: 0, signal: null })
})
