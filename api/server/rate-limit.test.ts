import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '#api/test/database.ts'
import { createRateLimiter } from './rate-limit.ts'

const db = await openTestDatabase()
afterAll(() => db.close())

test('a window ends after its hour, or at midnight UTC if that is earlier', async () => {
  let now = new Date('2026-11-25T22:30:00Z')
  const limiter = createRateLimiter(db, 'secret', () => now, true)
  expect(await limiter.consume('vote', '192.0.2.1')).toMatchObject({ remaining: 59, reset: 3600 })
  now = new Date('2026-11-25T23:55:00Z')
  expect(await limiter.consume('vote', '192.0.2.1')).toMatchObject({ remaining: 59, reset: 300 })
  now = new Date('2026-11-26T00:00:00Z')
  expect(await limiter.consume('vote', '192.0.2.1')).toMatchObject({ remaining: 59, reset: 3600 })
})
