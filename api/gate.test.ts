import { expect, test } from 'vitest'
import { createGate, Overloaded } from './gate.ts'
import { isUnavailable } from './outage.ts'
import { startTestServer } from './test/server.ts'

function held() {
  let release = () => {}
  const work = () =>
    new Promise<void>((resolve) => {
      release = resolve
    })
  return { work, release: () => release() }
}

test('a few at a time, in the order in which they came', async () => {
  const gate = createGate(2, { waiting: 100, patienceMs: 10_000 })
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
  const results = await Promise.all(indices.map((index) => gate.run(() => work(index))))
  expect(results).toEqual(indices)
  expect(order).toEqual(indices)
  expect(most).toBe(2)
})

test('who would wait behind too many, or has waited too long, is told so and nothing is done', async () => {
  const gate = createGate(1, { waiting: 1, patienceMs: 50 })
  const first = held()
  const working = gate.run(first.work)
  let done = false
  const late = gate.run(async () => {
    done = true
  })
  await expect(gate.run(async () => {})).rejects.toThrow(Overloaded)
  await expect(late).rejects.toThrow(Overloaded)
  first.release()
  await working
  expect(await gate.run(async () => 'free')).toBe('free')
  expect(done).toBe(false)
  expect(isUnavailable(new Overloaded())).toBe(true)
})

test('others are heard between one work and the next', async () => {
  const gate = createGate(1)
  let heard = 0
  let going = true
  const listen = () => {
    heard += 1
    if (going) setImmediate(listen)
  }
  setImmediate(listen)
  // Each comes in after the one before it was done, as requests that are read from many sockets at once.
  for (let index = 0; index < 20; index++) await gate.run(async () => {})
  going = false
  expect(heard).toBeGreaterThanOrEqual(19)
})

test('an overloaded server says so at both doors, and when to come back', async () => {
  const server = await startTestServer({}, { gate: { run: () => Promise.reject(new Overloaded()) } })
  const rest = await server.app.inject('/api/polls')
  expect([rest.statusCode, rest.headers['retry-after']]).toEqual([503, '5'])
  expect(rest.json()).toMatchObject({ code: 'INTERNAL', status: 503 })
  const graphql = await server.graphql('{ polls { id } }')
  expect([graphql.status, graphql.headers['retry-after']]).toEqual([503, '5'])
  expect(graphql.errors[0]?.extensions.code).toBe('INTERNAL')
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)
})

test('work that fails makes room like any other', async () => {
  const gate = createGate(1, { waiting: 1, patienceMs: 1_000 })
  const failed = gate.run(async () => {
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await gate.run(async () => 1)).toBe(1)
})
