import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#api/test/server.ts'
import { reserveEmailSlot } from './mail-rate.ts'

const server = await startTestServer({ MAIL_PER_MINUTE: '1' })

beforeEach(async () => {
  await server.db.prisma.mailRate.deleteMany()
})

test('emails of all processes together get one slot after another', async () => {
  const waits = await Promise.all(Array.from({ length: 4 }, () => reserveEmailSlot(server)))
  const minutes = waits.toSorted((a, b) => a - b).map((wait) => wait / 60_000)
  expect(minutes[0]).toBe(0)
  for (const [index, wait] of minutes.entries()) {
    expect(wait).toBeLessThanOrEqual(index)
    if (index > 0) expect(wait).toBeGreaterThan(index - 0.5)
  }
})

test('a confirmation overtakes an issue by taking a slot without waiting', async () => {
  await reserveEmailSlot(server)
  const before = await reserveEmailSlot(server)
  await reserveEmailSlot(server)
  expect((await reserveEmailSlot(server)) - before).toBeGreaterThan(60_000)
})
