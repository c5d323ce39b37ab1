import { expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'

const { app } = await startTestServer()

test('during shutdown the server is alive but not ready, and it serves and closes connections', async () => {
  const statuses = async () =>
    Promise.all(['/readyz', '/healthz', '/api/polls'].map(async (url) => (await app.inject(url)).statusCode))
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await app.inject('/api/polls')).headers.connection).toBe('keep-alive')
  app.startDraining()
  expect(await statuses()).toEqual([503, 200, 200])
  expect((await app.inject('/api/polls')).headers.connection).toBe('close')
  // A page resubscribes as soon as a stream ends. On a keep-alive connection, this would keep the process running.
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
