import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

// What clients and the log get to see after an unexpected failure.

const lines: string[] = []
const logStream = new PassThrough()
logStream.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')))
const server = await startTestServer({ LOG_LEVEL: 'info' }, { logStream })
// A page route that fails, in place of the real pages.
server.app.get('/broken', () => {
  throw new Error('SELECT secret FROM prisma')
})
const slow = Promise.withResolvers<never>()
server.app.get('/slow', () => slow.promise)
await server.app.listen({ port: 0, host: '127.0.0.1' })
const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test('an internal error is masked over GraphQL and REST and logged with its request id', async () => {
  const poll = await makePoll(server.db.prisma)
  await server.db.query('ALTER TABLE "Ballot" RENAME TO "BallotAway"')
  try {
    const graphql = await server.graphql(
      'mutation ($id: ID!) { votePoll(pollId: $id, optionIndex: 0) { __typename } }',
      { id: poll.id },
    )
    expect(graphql.status).toBe(500)
    const [error] = graphql.errors
    expect(error).toMatchObject({ message: 'Something went wrong. Please try again.' })
    expect(error?.extensions.code).toBe('INTERNAL')
    const id = String(error?.extensions['requestId'])
    expect(id).toBe(graphql.headers['x-request-id'])
    expect(lines.filter((line) => line.includes(id) && line.includes('"level":50'))).toHaveLength(1)

    const rest = await server.app.inject({
      method: 'POST',
      url: `/api/polls/${poll.id}/vote`,
      payload: { optionIndex: 0 },
    })
    expect(rest.statusCode).toBe(500)
    expect(rest.json()).toMatchObject({ code: 'INTERNAL', title: 'Internal Server Error' })
    // The vote may have been stored before the failure, so a retry must come from the same voter.
    for (const { headers } of [graphql, rest]) expect(headers['set-cookie']).toMatch(/^unity_voter=/)
    const restId = String(rest.headers['x-request-id'])
    expect(rest.json().detail).toContain(restId)
    expect(lines.filter((line) => line.includes(restId) && line.includes('"level":50'))).toHaveLength(1)
    for (const body of [JSON.stringify(graphql), rest.body]) {
      expect(body).not.toMatch(/Ballot|relation|prisma|SELECT|INSERT|stack|node_modules/i)
    }
  } finally {
    await server.db.query('ALTER TABLE "BallotAway" RENAME TO "Ballot"')
  }
})

test('a stored value that does not fit its type is our failure, over GraphQL and REST', async () => {
  const { id } = await makePoll(server.db.prisma)
  const affiliations = ['liberal', 'conservative'] as const
  await server.db.prisma.tally.createMany({
    data: affiliations.map((affiliation) => ({
      pollId: id,
      affiliation,
      optionIndex: 0,
      votes: 2 ** 31 - 1,
    })),
  })
  const graphql = await server.graphql('query ($id: ID!) { poll(id: $id) { totalVotes } }', { id })
  const rest = await server.app.inject(`/api/polls/${id}/results`)
  expect([graphql.status, graphql.errors[0]?.extensions.code]).toEqual([500, 'INTERNAL'])
  expect([rest.statusCode, rest.json().code]).toEqual([500, 'INTERNAL'])
  for (const { headers } of [graphql, rest]) {
    const logged = lines.filter((line) => line.includes(String(headers['x-request-id'])))
    expect(logged.some((line) => line.includes('"level":50') && line.includes('Int cannot represent'))).toBe(
      true,
    )
  }
})

test.each([
  ['the disk of the database is full', '53100'],
  ['the database takes no writes for now', '25006'],
])(
  'while %s, GraphQL and REST return 503 with Retry-After, and the reason is logged',
  async (_what, code) => {
    const poll = await makePoll(server.db.prisma)
    await server.db.query(`CREATE FUNCTION reject_ballots() RETURNS trigger LANGUAGE plpgsql AS
    $$BEGIN RAISE 'no space for "secret words"' USING ERRCODE = '${code}'; END$$`)
    await server.db.query(
      'CREATE TRIGGER reject_ballots BEFORE INSERT ON "Ballot" FOR EACH ROW EXECUTE FUNCTION reject_ballots()',
    )
    try {
      const graphql = await server.graphql(
        'mutation ($id: ID!) { votePoll(pollId: $id, optionIndex: 0) { __typename } }',
        { id: poll.id },
      )
      const rest = await server.app.inject({
        method: 'POST',
        url: `/api/polls/${poll.id}/vote`,
        payload: { optionIndex: 0 },
      })
      expect([graphql.status, rest.statusCode]).toEqual([503, 503])
      for (const { headers } of [graphql, rest]) {
        expect(headers['retry-after']).toBe('5')
        const logged = lines
          .filter((line) => line.includes(String(headers['x-request-id'])))
          .map((line) => JSON.parse(line))
        expect(logged.filter(({ level }) => level === 40)).toMatchObject([{ reason: code }])
        expect(JSON.stringify(logged)).not.toContain('secret words')
      }
    } finally {
      await server.db.query('DROP FUNCTION reject_ballots CASCADE')
    }
  },
)

test.each(['/api/contact', '/graphql'])(
  'a client that disconnects while sending to %s is not logged as an outage',
  async (path) => {
    const before = lines.length
    const arrived = once(server.app.server, 'request')
    const { port } = server.app.server.address() as AddressInfo
    const visitor = connect(port, '127.0.0.1')
    visitor.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    )
    const [{ socket }] = (await arrived) as [IncomingMessage]
    // `once` would reject, because Fastify destroys the socket with the parser's error.
    const closed = new Promise((resolve) => socket.on('close', resolve))
    visitor.destroy()
    await closed
    await server.app.inject('/healthz')
    const logged = await vi.waitFor(() => {
      const since = lines.slice(before).map((line) => JSON.parse(line))
      expect(since.at(-1)).toMatchObject({ route: '/healthz' })
      return since
    }, 30_000)
    expect(logged.filter(({ level }) => level > 30)).toEqual([])
  },
)

test('a client that disconnects during a GraphQL request is not logged as an error', async () => {
  const started = Promise.withResolvers<Promise<unknown>[]>()
  const concurrency: ConcurrencyLimit = {
    run: (work) => {
      const result = work()
      started.resolve([result])
      return result
    },
  }
  const logged: string[] = []
  const log = new PassThrough()
  log.on('data', (chunk) => logged.push(...String(chunk).trim().split('\n')))
  const { app } = await startTestServer({ LOG_LEVEL: 'info' }, { db: server.db, concurrency, logStream: log })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const controller = new AbortController()
  // The transaction holds the only connection of the embedded database. On PostgreSQL, the query waits for the lock.
  await server.db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Poll" IN ACCESS EXCLUSIVE MODE`
    const arrived = once(app.server, 'request')
    const response = fetch(`${app.listeningOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ polls { id question } }' }),
      signal: controller.signal,
    })
    const aborted = expect(response).rejects.toThrow()
    const [{ socket }] = (await arrived) as [IncomingMessage]
    await started.promise
    const closed = once(socket, 'close')
    controller.abort()
    await Promise.all([closed, aborted])
  })
  await Promise.allSettled(await started.promise)
  await app.inject('/healthz')
  await vi.waitFor(() => expect(logged.at(-1)).toContain('"route":"/healthz"'), 30_000)
  expect(logged.filter((line) => JSON.parse(line).level > 30)).toEqual([])
})

test('an error is logged even after the client has disconnected', async () => {
  const before = lines.length
  const arrived = once(server.app.server, 'request')
  const { port } = server.app.server.address() as AddressInfo
  const visitor = connect(port, '127.0.0.1')
  visitor.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  const [{ socket }] = (await arrived) as [IncomingMessage]
  const closed = once(socket, 'close')
  visitor.destroy()
  await closed
  slow.reject(new Error('a fault that took its time'))
  await vi.waitFor(() => {
    const since = lines.slice(before).map((line) => JSON.parse(line))
    expect(since).toContainEqual(expect.objectContaining({ level: 50, msg: 'request failed' }))
  }, 30_000)
})

test('a page that fails to render gets a complete HTML error page without internal details', async () => {
  const response = await server.app.inject({ url: '/broken', headers: { accept: BROWSER_ACCEPT } })
  expect(response.statusCode).toBe(500)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  const id = String(response.headers['x-request-id'])
  expect(response.body).toContain(`<code>${id}</code>`)
  expect(response.body).toContain('<h1>Something went wrong</h1>')
  expect(response.body).not.toMatch(/SELECT|secret|prisma|\.ts/)
  // The page loads nothing, and the policy allows its inline style by hash.
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(response.body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(response.body).not.toMatch(/<script|https?:/)
  expect(lines.filter((line) => line.includes(id) && line.includes('"level":50'))).toHaveLength(1)
  const head = await server.app.inject({
    method: 'HEAD',
    url: '/broken',
    headers: { accept: BROWSER_ACCEPT },
  })
  expect([head.statusCode, head.body]).toEqual([500, ''])
})

test('a malformed URL gets an HTML page in a browser and a problem elsewhere', async () => {
  const visit = await server.app.inject({ url: '/blog/%E0%A4%A', headers: { accept: BROWSER_ACCEPT } })
  expect([visit.statusCode, visit.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(visit.body).toContain('<h1>Bad Request</h1>')
  for (const [url, accept] of [
    ['/broken', 'application/json'],
    ['/broken', '*/*'],
    ['/blog/%', '*/*'],
    ['/api/polls/%/results', BROWSER_ACCEPT],
    ['/api/nothing', BROWSER_ACCEPT],
  ] as const) {
    const response = await server.app.inject({ url, headers: { accept } })
    expect([url, response.headers['content-type']]).toEqual([url, 'application/problem+json; charset=utf-8'])
  }
})
