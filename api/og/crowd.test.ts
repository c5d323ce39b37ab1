import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { startTestServer } from '../test/server.ts'
import { toPng } from './renderer.ts'

let drawing = 0
let mostAtOnce = 0

vi.mock('./renderer.ts', () => ({
  toPng: vi.fn(async () => {
    mostAtOnce = Math.max(mostAtOnce, ++drawing)
    await setImmediate()
    drawing -= 1
    return Buffer.from('a picture')
  }),
}))

test('a crowd that asks for every result’s picture has them drawn one after another, and once', async () => {
  const { app } = await startTestServer()
  const percents = Array.from({ length: 101 }, (_, percent) => percent)
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(percents.map((percent) => app.inject(`/og/quiz/${percent}.png`)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  }
  expect(mostAtOnce).toBe(1)
  expect(toPng).toHaveBeenCalledTimes(101)
})
