import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, type ServerProcess, startServer, statusOf, waitUntil } from './processes.ts'

// More visitors than one process can serve, and clients that never finish a request.

const dir = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
let server: ServerProcess
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dir })
})
afterAll(async () => {
  killAll()
  await rm(dir, { recursive: true, force: true })
})

test('400 concurrent searches are served with limited concurrency while /healthz responds', async () => {
  let served = 0
  let healthChecks = 0
  const healthCheck = (async () => {
    while (served < 400) {
      expect(await statusOf(`${server.url}/healthz`, {}, 60_000)).toBe(200)
      if (served > 0 && served < 400) healthChecks += 1
    }
  })()
  const responses = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const response = await fetch(`${server.url}/blog?q=search${index}`)
      await response.arrayBuffer()
      served += 1
      return { status: response.status, wait: response.headers.get('retry-after') }
    }),
  )
  await healthCheck
  // Requests that would wait too long get 503. Their number depends on the machine.
  for (const { status, wait } of responses)
    expect([status, wait]).toEqual(status === 503 ? [503, '5'] : [200, null])
  expect(responses.some(({ status }) => status === 200)).toBe(true)
  // Without the limit, all responses end together and no health check gets through in between.
  expect(healthChecks).toBeGreaterThan(3)
  expect(await statusOf(`${server.url}/blog?q=afterwards`)).toBe(200)
})

test('an overloaded process returns 503, except for /healthz and assets', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'civic-unity-chaos-'))
  const hog = `process.on('SIGUSR2', () => {
    const hog = setInterval(() => { const end = Date.now() + 2_000; while (Date.now() < end); }, 1)
    setTimeout(() => clearInterval(hog), 10_000)
  })`
  const busy = await startServer({ DATA_DIR: own, LOG_LEVEL: 'warn' }, [
    '--import',
    `data:text/javascript,${encodeURIComponent(hog)}`,
  ])
  const [style] = /\/assets\/[^"]+\.css/.exec(await (await fetch(busy.url)).text()) as RegExpExecArray
  busy.signal('SIGUSR2')
  const timeoutMs = 60_000
  await waitUntil(async () => (await statusOf(`${busy.url}/api/polls`, {}, timeoutMs)) === 503)
  const paths = ['/api/polls', '/data/polls.csv', '/oembed']
  const [rejected, ...others] = await Promise.all(paths.map((path) => fetch(busy.url + path)))
  expect([rejected?.status, rejected?.headers.get('retry-after')]).toEqual([503, '5'])
  // Without this header, pages of other sites could not tell the response from a network error.
  for (const response of [rejected, ...others])
    expect(response?.headers.get('access-control-allow-origin')).toBe('*')
  expect(await rejected?.json()).toMatchObject({ code: 'INTERNAL', status: 503 })
  await waitUntil(async () => busy.output().includes('"reason":"eventLoopDelay"'))
  for (const path of ['/healthz', style])
    expect([path, await statusOf(busy.url + path, {}, timeoutMs)]).toEqual([path, 200])
  await waitUntil(async () => (await statusOf(`${busy.url}/api/polls`, {}, timeoutMs)) === 200)
  await busy.end('SIGKILL')
  await rm(own, { recursive: true })
})

test('clients that send slowly are disconnected and do not block others', async () => {
  const slow = Array.from({ length: 50 }, (_, index) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    // Half of them never finish their headers, and half never finish their body.
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
  // Without a timeout they would send forever.
  await Promise.all(slow)
})

test('subscriptions per address are limited', async () => {
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
  const rejected = streams.filter(({ status }) => status === 429)
  expect(rejected.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(Array(10).fill('50'))
  abort.abort()
  // Closing a connection frees a slot.
  await waitUntil(async () => {
    const again = await fetch(`${server.url}/graphql?query=${query}`, {
      headers: { accept: 'text/event-stream' },
    })
    await again.body?.cancel()
    return again.status === 200
  })
})
