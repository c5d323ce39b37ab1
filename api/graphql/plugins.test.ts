import fastify from 'fastify'
import { createSchema, createYoga } from 'graphql-yoga'
import { afterAll, expect, test, vi } from 'vitest'
import { limitSubscriptions, type ServerContext } from './plugins.ts'

const schema = createSchema<ServerContext>({
  typeDefs: 'type Query { now: Int } type Subscription { ticks: Int }',
  resolvers: {
    Subscription: {
      ticks: {
        subscribe: async function* () {
          yield { ticks: 1 }
          await new Promise(() => {})
        },
      },
    },
  },
})
const plugins = [limitSubscriptions({ perAddress: 2, total: 3 })]
const yoga = createYoga<ServerContext>({ schema, plugins, logging: false })
const app = fastify({ trustProxy: true, forceCloseConnections: true })
app.post('/graphql', (fastifyRequest, fastifyReply) =>
  yoga.handleNodeRequestAndResponse(fastifyRequest, fastifyReply, { fastifyRequest, fastifyReply }),
)
afterAll(() => app.close())

test('the total number of subscriptions is limited, and closing one frees a slot', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = async (address: string) => {
    const client = new AbortController()
    const { status } = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ query: 'subscription { ticks }' }),
      signal: client.signal,
    })
    return { status, disconnect: () => client.abort() }
  }
  const first = await open('192.0.2.1')
  expect([(await open('192.0.2.2')).status, (await open('192.0.2.3')).status]).toEqual([200, 200])
  for (let visitor = 0; visitor < 5; visitor += 1) expect((await open('192.0.2.4')).status).toBe(429)
  first.disconnect()
  await vi.waitFor(async () => expect((await open('192.0.2.4')).status).toBe(200), 30_000)
  expect((await open('192.0.2.5')).status).toBe(429)
})
