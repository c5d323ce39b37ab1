import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, type ServerProcess, startServer, statusOf } from './processes.ts'

// A process with 512 MiB of memory under requests designed to exhaust it.

const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dir }, ['--max-old-space-size=512'])
})
afterAll(async () => {
  killAll()
  await rm(dir, { recursive: true, force: true })
})

function post(query: string): Promise<number> {
  return statusOf(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  })
}

/** Runs `count` requests, ten at a time. Responses with 503 from a busy machine are not counted. */
async function flood(
  count: number,
  request: (index: number) => Promise<number>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const status = await request(next++)
      if (status !== 503) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  return statuses
}

test('300 documents of 199 kB and 2,000 at the limits do not exhaust the memory', async () => {
  const huge = await flood(300, (index) =>
    post(`{ a${index}: __typename ${'b: __typename '.repeat(14_100)} }`),
  )
  expect([...huge.keys()]).toEqual([413])
  const wide = ' ... on Query { __typename }'.repeat(150)
  const long = `"${'x'.repeat(90_000)}"`
  const withinLimits = await flood(2_000, (index) =>
    post(index % 10 ? `query Q${index} {${wide} }` : `query Q${index} { poll(id: ${long}) { id } }`),
  )
  expect([...withinLimits.keys()]).toEqual([200])
  expect(await statusOf(`${server.url}/`)).toBe(200)
})

test('invalid documents are not cached either', async () => {
  const names = Array.from({ length: 90 }, (_, index) => 'nothing'.repeat(14) + index).join(' ')
  const invalid = await flood(500, (index) => post(`query Q${index} { ${names} }`))
  expect([...invalid.keys()]).toEqual([200])
  // Documents with more errors than graphql-js lists are rejected with 400.
  const withManyErrors = await flood(500, (index) => post(`query Q${index} { ${'nothing '.repeat(900)} }`))
  expect([...withManyErrors.keys()]).toEqual([400])
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
})
