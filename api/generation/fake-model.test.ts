import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { STAND_IN_KEY, startModelServer } from '#e2e/fakes/model-server.ts'
import { openModel } from './model.ts'

// The fake must match the provider's documented format. Otherwise passing tests say nothing about the real one.

const documented = await readFile('e2e/fakes/documented-reply.sse', 'utf8')

const eventsOf = (stream: string) => [...stream.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => data)
const chunksOf = (stream: string) =>
  eventsOf(stream)
    .slice(0, -1)
    .map((data) => JSON.parse(data))

/** The value with every text and number replaced by its type. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted()
      .map(([key, inner]) => [key, shapeOf(inner)]),
  )
}

/** The shapes of a stream's chunks in order, without consecutive duplicates. */
const shapesOf = (stream: string) => {
  const shapes = chunksOf(stream).map(shapeOf)
  return shapes.filter((shape, index) => JSON.stringify(shape) !== JSON.stringify(shapes[index - 1]))
}

async function askFake(options: object) {
  const server = await startModelServer()
  const body = { model: 'gpt-4.1', messages: [{ role: 'user', content: 'Hi' }], stream: true, ...options }
  const response = await fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STAND_IN_KEY}` },
    body: JSON.stringify(body),
  })
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const reply = await response.text()
  await server.close()
  return reply
}

test('the fake model streams chunks in the documented shape and order', async () => {
  const reply = await askFake({ stream_options: { include_usage: true } })
  expect(shapesOf(reply)).toEqual(shapesOf(documented))
  expect(eventsOf(reply).at(-1)).toBe(eventsOf(documented).at(-1))
})

test('all chunks of a reply share one id and timestamp, and the last choice has a finish reason', async () => {
  for (const reply of [documented, await askFake({})]) {
    const chunks = chunksOf(reply)
    expect(new Set(chunks.map(({ id, created, object }) => `${id} ${created} ${object}`)).size).toBe(1)
    expect(chunks[0].object).toBe('chat.completion.chunk')
    const reasons = chunks.flatMap(({ choices }) =>
      choices.map((choice: { finish_reason: unknown }) => choice.finish_reason),
    )
    expect(reasons.at(-1)).toBe('stop')
    expect(new Set(reasons.slice(0, -1))).toEqual(new Set([null]))
  }
})

test('usage is sent only when the request asks for it', async () => {
  expect(chunksOf(await askFake({})).filter((chunk) => 'usage' in chunk)).toEqual([])
})

test('our client reads the documented reply', async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/event-stream').end(documented)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const model = openModel({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'gpt-4.1' })
  const completion = await model.complete([], () => {}, new AbortController().signal)
  server.close()
  expect(completion).toEqual({
    text: 'Hello, neighbor.',
    model: 'gpt-4.1-2025-04-14',
    promptTokens: 19,
    completionTokens: 4,
  })
})
