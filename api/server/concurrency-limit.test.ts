import { afterAll, expect, test, vi } from 'vitest'
import { isUnavailable } from '#api/database/outage.ts'
import { openTestDatabase } from '#api/test/database.ts'
import { makePost } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { RateLimited } from '#domain/errors.ts'
import { type ConcurrencyLimit, createConcurrencyLimit, Overloaded } from './concurrency-limit.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, release: resolve }
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

test('an overloaded server returns 503 with Retry-After over REST, GraphQL and feeds', async () => {
  const server = await startTestServer(
    {},
    { db, concurrency: { run: () => Promise.reject(new Overloaded()) } },
  )
  const rest = await server.app.inject('/api/polls')
  expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5'])
  expect(rest.json()).toMatchObject({ code: 'INTERNAL', status: 503 })
  const graphql = await server.graphql('{ polls { id } }')
  expect([graphql.status, graphql.headers['retry-after']]).toEqual([503, '5'])
  expect(graphql.errors[0]?.extensions.code).toBe('INTERNAL')
  for (const path of [
    '/sitemap.xml',
    '/blog/feed.xml',
    '/polls/feed.json',
    '/newsletter/feed.xml',
    '/today/feed.xml',
  ])
    expect([path, (await server.app.inject(path)).statusCode]).toEqual([path, 503])
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

function clientAt(address: string) {
  const disconnected = new AbortController()
  return { address, signal: disconnected.signal, disconnect: () => disconnected.abort() }
}

test('work of a client that disconnected is never started', async () => {
  const limit = createConcurrencyLimit(1, { maxWaiting: 1 })
  const first = held()
  const working = limit.run(first.work)
  const client = clientAt('192.0.2.1')
  const started: string[] = []
  const dropped = limit.run(async () => started.push('dropped'), client)
  client.disconnect()
  await expect(dropped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  const next = limit.run(async () => started.push('next'))
  first.release()
  await Promise.all([working, next])
  await expect(limit.run(async () => started.push('late'), client)).rejects.toThrow('aborted')
  expect(started).toEqual(['next'])
})

test('an address can have a limited number of open requests, and others come first when it has many', async () => {
  const limit = createConcurrencyLimit(1, { maxPerAddress: 30 })
  const first = held()
  const working = limit.run(first.work)
  const order: string[] = []
  const busy = clientAt('192.0.2.1')
  const done = Array.from({ length: 30 }, (_, index) =>
    limit.run(async () => order.push(`busy ${index}`), busy),
  )
  await expect(limit.run(async () => {}, busy)).rejects.toThrow(RateLimited)
  done.push(limit.run(async () => order.push('other'), clientAt('192.0.2.2')))
  first.release()
  await Promise.all([working, ...done])
  expect(order).toHaveLength(31)
  expect(order.indexOf('other')).toBe(order.indexOf('busy 19') + 1)
  expect(await limit.run(async () => 'again', busy)).toBe('again')
})

const busyServer = () => {
  const concurrency = createConcurrencyLimit(1, { maxPerAddress: 2 })
  const slot = held()
  return { concurrency, slot, working: concurrency.run(slot.work) }
}

test('too many open requests from one address get 429 with Retry-After and RateLimit headers', async () => {
  const { concurrency, slot, working } = busyServer()
  const { app } = await startTestServer({}, { db, concurrency })
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress })
  const served = [from('192.0.2.1', '/api/polls'), from('192.0.2.1', '/api/challenges')]
  await new Promise(setImmediate)
  const limited = {
    'retry-after': '5',
    'ratelimit-limit': '2',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '5',
  }
  for (const url of ['/api/blog/posts', '/blog/feed.xml', '/og/any-post.png']) {
    const rejected = await from('192.0.2.1', url)
    expect([url, rejected.statusCode, rejected.json().code]).toEqual([url, 429, 'RATE_LIMITED'])
    expect(rejected.headers).toMatchObject(limited)
  }
  for (const query of ['{ tags { name } }', 'mutation { deletePost(id: "x") { __typename } }']) {
    const rejected = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '192.0.2.1',
      payload: { query },
    })
    expect([query, rejected.statusCode]).toEqual([query, 429])
    expect(rejected.json().errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
    expect(rejected.headers).toMatchObject(limited)
  }
  served.push(from('192.0.2.2', '/api/blog/posts'))
  await new Promise(setImmediate)
  slot.release()
  await working
  expect((await Promise.all(served)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
})

test('a client that disconnects leaves the queue, unless another one waits for the same response', async () => {
  const { concurrency: limit, slot, working } = busyServer()
  let started = 0
  const concurrency: ConcurrencyLimit = {
    ...limit,
    run: (work, client) =>
      limit.run(() => {
        started += 1
        return work()
      }, client),
  }
  const { app } = await startTestServer({}, { db, concurrency })
  await makePost(db.prisma)
  await app.listen({ port: 0, host: '127.0.0.1' })
  let arrived = 0
  app.server.on('request', () => {
    arrived += 1
  })
  const visit = async (path: string) => {
    const controller = new AbortController()
    const before = arrived
    const response = fetch(app.listeningOrigin + path, { signal: controller.signal })
    response.catch(() => {})
    await vi.waitFor(() => expect(arrived).toBe(before + 1), 30_000)
    return { response, disconnect: () => controller.abort() }
  }
  const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  const alone = await visit('/api/blog/search?q=alone')
  const first = await visit('/api/blog/posts?limit=1')
  const second = await visit('/api/blog/posts?limit=1')
  alone.disconnect()
  first.disconnect()
  await vi.waitFor(async () => expect(await connections()).toBe(1), 30_000)
  slot.release()
  await working
  expect(await (await second.response).json()).toHaveLength(1)
  await limit.run(async () => {})
  expect(started).toBe(1)
})
