import { expect, test } from 'vitest'
import { startTestServer } from './test/server.ts'

const { app } = await startTestServer()

test('a process that leaves says so to balancers, still lives and serves, and keeps no connection', async () => {
  const statuses = async () =>
    Promise.all(['/readyz', '/healthz', '/api/polls'].map(async (url) => (await app.inject(url)).statusCode))
  expect(await statuses()).toEqual([200, 200, 200])
  expect((await app.inject('/api/polls')).headers.connection).toBe('keep-alive')
  app.leave()
  expect(await statuses()).toEqual([503, 200, 200])
  expect((await app.inject('/api/polls')).headers.connection).toBe('close')
})
