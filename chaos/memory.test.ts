import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAll, type ServerProcess, startServer, statusOf } from './processes.ts'

// A process with 512 MiB, and people who want it dead.

const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dir }, ['--max-old-space-size=512'])
})
afterAll(async () => {
  endAll()
  await rm(dir, { recursive: true, force: true })
})

function post(query: string): Promise<number> {
  return statusOf(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  })
}

/** Runs `count` requests, ten at a time. */
async function flood(
  count: number,
  request: (index: number) => Promise<number>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const status = await request(next++)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  return statuses
}

test('300 documents of 199 kB and 2,000 at the limits leave it serving', async () => {
  const huge = await flood(300, (index) =>
    post(`{ a${index}: __typename ${'b: __typename '.repeat(14_100)} }`),
  )
  expect([...huge.keys()]).toEqual([413])
  const wide = ' __typename'.repeat(500)
  const long = `"${'x'.repeat(90_000)}"`
  const inside = await flood(2_000, (index) =>
    post(index % 10 ? `query Q${index} {${wide} }` : `query Q${index} { poll(id: ${long}) { id } }`),
  )
  expect([...inside.keys()]).toEqual([200])
  expect(await statusOf(`${server.url}/`)).toBe(200)
})

test('invalid documents are not kept either', async () => {
  const statuses = await flood(1_000, (index) => post(`query Q${index} { ${'nothing '.repeat(900)} }`))
  expect([...statuses.keys()]).toEqual([200])
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
})

test('made-up addresses of pages cost no rendering each, and no memory', async () => {
  const began = performance.now()
  await flood(100, (index) => statusOf(`${server.url}/?x=${index}`))
  await flood(3_000, (index) => statusOf(`${server.url}/nothing/${index}`))
  await flood(3_000, (index) => statusOf(`${server.url}/?x=${'y'.repeat(1_000)}${index}`))
  expect(performance.now() - began).toBeLessThan(40_000)
  expect(await statusOf(`${server.url}/`)).toBe(200)
})

test('who sends slowly is cut off, and holds up nobody', async () => {
  const slow = Array.from({ length: 50 }, (_, index) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    // Half of them never end their headers, half never their body.
    socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
    if (index % 2) socket.write('content-length: 1000\r\n\r\n{')
    const drip = setInterval(() => socket.write(index % 2 ? ' ' : `x-${Date.now()}: 1\r\n`), 500)
    socket.on('error', () => {})
    return new Promise<void>((resolve) => {
      socket.on('close', () => {
        clearInterval(drip)
        resolve()
      })
      socket.resume()
    })
  })
  expect(await statusOf(`${server.url}/`)).toBe(200)
  const began = Date.now()
  await Promise.all(slow)
  expect(Date.now() - began).toBeLessThan(20_000)
})

test('subscriptions of one address end at a number', async () => {
  const query = encodeURIComponent('subscription { pollResults(pollId: "x") { id } }')
  const abort = new AbortController()
  const open = () =>
    fetch(`${server.url}/graphql?query=${query}`, {
      headers: { accept: 'text/event-stream' },
      signal: abort.signal,
    })
  const streams = await Promise.all(Array.from({ length: 60 }, open))
  const statuses = streams.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  abort.abort()
  // Who leaves makes room.
  for (let tries = 0; tries < 50; tries++) {
    const again = await fetch(`${server.url}/graphql?query=${query}`, {
      headers: { accept: 'text/event-stream' },
    })
    await again.body?.cancel()
    if (again.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('no room was made')
})
