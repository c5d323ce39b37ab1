import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'

const { app } = await startTestServer()

test('a process that leaves says so to balancers, still lives and serves, and keeps no connection', async () => {
  const statuses = async () =>
    Promise.all(['/readyz', '/healthz', '/api/polls'].map(async (url) => (await app.inject(url)).statusCode))
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await app.inject('/api/polls')).headers.connection).toBe('keep-alive')
  app.leave()
  expect(await statuses()).toEqual([503, 200, 200])
  expect((await app.inject('/api/polls')).headers.connection).toBe('close')
  // A page asks for live news again as soon as they end: over the same connection, it would keep the process.
  const live = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'text/event-stream' },
    payload: { query: 'subscription { pollResults(pollId: "none") { id } }' },
    payloadAsStream: true,
  })
  expect(live.headers['content-type']).toContain('text/event-stream')
  expect(live.headers.connection).toBe('close')
  live.stream().destroy()
})
