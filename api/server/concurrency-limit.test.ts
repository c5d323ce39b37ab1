import { expect, test } from 'vitest'
import { isUnavailable } from '#api/database/outage.ts'
import { startTestServer } from '#api/test/server.ts'
import { createConcurrencyLimit, Overloaded } from './concurrency-limit.ts'

function held() {
  let release = () => {}
  const work = () =>
    new Promise<void>((resolve) => {
      release = resolve
    })
  return { work, release: () => release() }
}

test('work runs with limited concurrency in order of arrival', async () => {
  const limit = createConcurrencyLimit(2, { maxWaiting: 100, maxWaitMs: 10_000 })
  let working = 0
  let most = 0
  const order: number[] = []
  const work = async (index: number) => {
    working += 1
    most = Math.max(most, working)
    order.push(index)
    await new Promise(setImmediate)
    working -= 1
    return index
  }
  const indices = Array.from({ length: 50 }, (_, index) => index)
  const results = await Promise.all(indices.map((index) => limit.run(() => work(index))))
  expect(results).toEqual(indices)
  expect(order).toEqual(indices)
  expect(most).toBe(2)
})

test('work is rejected without starting when the queue is full or the wait is too long', async () => {
  const limit = createConcurrencyLimit(1, { maxWaiting: 1, maxWaitMs: 50 })
  const first = held()
  const working = limit.run(first.work)
  let done = false
  const late = limit.run(async () => {
    done = true
  })
  await expect(limit.run(async () => {})).rejects.toThrow(Overloaded)
  await expect(late).rejects.toThrow(Overloaded)
  first.release()
  await working
  expect(await limit.run(async () => 'free')).toBe('free')
  expect(done).toBe(false)
  expect(isUnavailable(new Overloaded())).toBe(true)
})

test('the event loop runs between two pieces of work', async () => {
  const limit = createConcurrencyLimit(1)
  let turns = 0
  let isRunning = true
  const listen = () => {
    turns += 1
    if (isRunning) setImmediate(listen)
  }
  setImmediate(listen)
  // Each arrives after the previous one is done, like requests from many sockets.
  for (let index = 0; index < 20; index++) await limit.run(async () => {})
  isRunning = false
  expect(turns).toBeGreaterThanOrEqual(19)
})

test('an overloaded server returns 503 with Retry-After over REST and GraphQL', async () => {
  const server = await startTestServer(
    {},
    { concurrency: { run: () => Promise.reject(new Overloaded()), release: () => {} } },
  )
  const rest = await server.app.inject('/api/polls')
  expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5'])
  expect(rest.json()).toMatchObject({ code: 'INTERNAL', status: 503 })
  const graphql = await server.graphql('{ polls { id } }')
  expect([graphql.status, graphql.headers['retry-after']]).toEqual([503, '5'])
  expect(graphql.errors[0]?.extensions.code).toBe('INTERNAL')
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
})

test('failed work frees its slot', async () => {
  const limit = createConcurrencyLimit(1, { maxWaiting: 1, maxWaitMs: 1_000 })
  const failed = limit.run(async () => {
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await limit.run(async () => 1)).toBe(1)
})

test('work that releases its slot early lets others start and still returns its result', async () => {
  const limit = createConcurrencyLimit(1)
  const first = held()
  const waiting = limit.run(async () => {
    limit.release()
    await first.work()
    return 'first'
  })
  expect(await limit.run(async () => 'second')).toBe('second')
  first.release()
  expect(await waiting).toBe('first')
  const failing = limit.run(async () => {
    limit.release()
    await limit.run(async () => {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
})
