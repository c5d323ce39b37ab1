import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'

let drawing = 0
let maxConcurrent = 0

vi.mock('./renderer.ts', () => ({
  toPng: vi.fn(async () => {
    maxConcurrent = Math.max(maxConcurrent, ++drawing)
    await setImmediate()
    drawing -= 1
    return Buffer.from('a picture')
  }),
}))

// Test files share a worker and its module cache. This file needs its own modules with the mock.
vi.resetModules()
afterAll(() => vi.resetModules())
const { startTestServer } = await import('#api/test/server.ts')
const { toPng } = await import('./renderer.ts')

test('concurrent requests for every result image render one at a time, and each image once', async () => {
  const { app } = await startTestServer()
  const percents = Array.from({ length: 101 }, (_, percent) => percent)
  for (let round = 0; round < 2; round++) {
    const responses = await Promise.all(percents.map((percent) => app.inject(`/og/quiz/${percent}.png`)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }
  expect(maxConcurrent).toBe(1)
  expect(toPng).toHaveBeenCalledTimes(101)
})
