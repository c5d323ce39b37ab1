import { expect, test, vi } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { ADMIN_TOKEN, asAdmin, cookieOf, startTestServer } from '#api/test/server.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import { securityHeaders } from './security-headers.ts'

// Security headers, addresses behind proxies, forged identities and the contents of a database dump.

const server = await startTestServer({ PUBLIC_URL: 'https://unity.example' })
const { app, db } = server
const poll = await makePoll(db.prisma)
const voteOn = (id: string) => `/api/polls/${id}/vote`

test('every response has the security headers', async () => {
  for (const url of ['/healthz', '/api/polls', '/api/nothing', '/graphql?query={__typename}']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(
      policy
        .replace(/'sha256-[^']+'/, "'sha256-…'")
        .split(';')
        .sort(),
    ).toEqual(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-…'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
      ].sort(),
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
  }
})

test('under Vite the content security policy allows its reconnect worker', () => {
  const headers = securityHeaders({ underVite: true, https: false })
  expect(headers['content-security-policy']).toContain('worker-src blob:')
})

test('private responses are not cached, and cookies over HTTPS are Secure', async () => {
  const admin = await app.inject({ url: '/api/polls', headers: asAdmin })
  expect(admin.headers['cache-control']).toBe('no-store')
  const vote = await app.inject({ method: 'POST', url: voteOn(poll.id), payload: { optionIndex: 0 } })
  expect(vote.headers['set-cookie']).toMatch(/HttpOnly; Secure; SameSite=Lax/)
  expect(vote.headers['cache-control']).toBe('no-store')
  const query = '{ polls { question } }'
  for (const request of [
    { method: 'POST', url: '/graphql', payload: { query } },
    {
      method: 'GET',
      url: `/graphql?${new URLSearchParams({ query })}`,
      headers: { accept: 'application/json' },
    },
  ] as const) {
    const { statusCode, headers } = await app.inject(request)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  }
})

test('without HTTPS the server does not send HSTS', async () => {
  const plain = await startTestServer({}, { db })
  expect((await plain.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
})

async function remaining(trust: string, remoteAddress: string, forwarded: string) {
  const behind = await servers(trust)
  const response = await behind.app.inject({
    method: 'POST',
    url: voteOn(poll.id),
    payload: { optionIndex: 0 },
    remoteAddress,
    headers: { 'x-forwarded-for': forwarded },
  })
  return Number(response.headers['ratelimit-remaining'])
}
const known = new Map<string, ReturnType<typeof startTestServer>>()
function servers(trust: string) {
  const found = known.get(trust) ?? startTestServer({ TRUST_PROXY: trust, RATE_LIMIT: 'on' }, { db })
  known.set(trust, found)
  return found
}

test('X-Forwarded-For is ignored unless a proxy is trusted', async () => {
  expect(await remaining('off', '192.0.2.10', '198.51.100.1')).toBe(59)
  expect(await remaining('off', '192.0.2.10', '198.51.100.2')).toBe(58)
})

test('behind one proxy only the last X-Forwarded-For entry counts', async () => {
  expect(await remaining('1', '192.0.2.20', 'made-up, 198.51.100.20')).toBe(59)
  expect(await remaining('1', '192.0.2.21', 'other, 203.0.113.5, 198.51.100.20')).toBe(58)
  expect(await remaining('1', '192.0.2.20', '198.51.100.21')).toBe(59)
})

test('a port after the forwarded address does not change the client’s identity', async () => {
  expect(await remaining('1', '192.0.2.20', '198.51.100.40:50123')).toBe(59)
  expect(await remaining('1', '192.0.2.20', '198.51.100.40:50124')).toBe(58)
  expect(await remaining('1', '192.0.2.20', '198.51.100.40')).toBe(57)
  expect(await remaining('1', '192.0.2.20', '[2001:db8:40:1::1]:50123')).toBe(59)
  expect(await remaining('1', '192.0.2.20', '[2001:db8:40:1::2]')).toBe(58)
})

test('with networks in TRUST_PROXY, only proxies inside them are trusted', async () => {
  const trust = '10.0.0.0/8'
  expect(await remaining(trust, '10.1.2.3', '198.51.100.30')).toBe(59)
  expect(await remaining(trust, '10.9.9.9', 'made-up, 198.51.100.30')).toBe(58)
  expect(await remaining(trust, '192.0.2.30', '198.51.100.30')).toBe(59)
  expect(await remaining(trust, '192.0.2.30', '198.51.100.31')).toBe(58)
})

test('IPv6 addresses in the same /64 network count as one address', async () => {
  expect(await remaining('off', '2001:db8:1:2::1', '')).toBe(59)
  expect(await remaining('off', '2001:db8:1:2:ffff::9', '')).toBe(58)
  expect(await remaining('off', '2001:db8:1:3::1', '')).toBe(59)
})

test('IPv6 addresses in the same /64 network share the limit on subscriptions', async () => {
  const behind = await servers('off')
  const follow = (last: number) =>
    behind.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: `2001:db8:50:1::${last}`,
      headers: { accept: 'text/event-stream' },
      payload: { query: 'subscription { pollResults(pollId: "x") { id } }' },
      payloadAsStream: true,
    })
  const open = await Promise.all(Array.from({ length: 51 }, (_, last) => follow(last)))
  expect(open.filter((response) => response.statusCode === 200)).toHaveLength(50)
  expect(open.filter((response) => response.statusCode === 429)).toHaveLength(1)
  for (const response of open) response.stream().destroy()
})

test('clients that disconnect while waiting do not use up subscription slots', async () => {
  let queued = 0
  let openQueue = () => {}
  const queueOpened = new Promise<void>((resolve) => {
    openQueue = resolve
  })
  const concurrency: ConcurrencyLimit = {
    run: async (work) => {
      queued += 1
      await queueOpened
      return work()
    },
  }
  const { app } = await startTestServer({ TRUST_PROXY: '1' }, { db, concurrency })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const follow = (signal: AbortSignal) =>
    fetch(`${app.listeningOrigin}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.77',
      },
      body: JSON.stringify({ query: 'subscription { pollResults(pollId: "x") { id } }' }),
      signal,
    })
  const disconnecting = new AbortController()
  const aborted = Promise.allSettled(Array.from({ length: 50 }, () => follow(disconnecting.signal)))
  await vi.waitFor(() => expect(queued).toBe(50), 30_000)
  disconnecting.abort()
  await aborted
  const connections = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await vi.waitFor(async () => expect(await connections()).toBe(0), 30_000)
  openQueue()
  const controller = new AbortController()
  expect((await follow(controller.signal)).status).toBe(200)
  controller.abort()
})

test('after ten wrong tokens in ten minutes, wrong ones get 429 everywhere, and the valid one is accepted', async () => {
  const guarded = await startTestServer({ RATE_LIMIT: 'on' }, { db })
  const otherServer = await startTestServer({ RATE_LIMIT: 'on' }, { db })
  const overRest = (token: string, remoteAddress = '192.0.2.66', on = guarded) =>
    on.app.inject({
      url: '/api/blog/automation/status',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    })
  const overGraphql = (token: string) =>
    guarded.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '192.0.2.66',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ automationStatus { shouldCreateToday } }' },
    })
  for (let guess = 0; guess < 5; guess++) {
    expect((await overRest(`guess-number-${guess}`)).statusCode).toBe(401)
    expect((await overGraphql(`guess-number-${guess}`)).statusCode).toBe(401)
  }
  for (const rejected of [
    await overRest('guess-number-11'),
    await overGraphql('guess-number-12'),
    await overRest('guess-number-13', '192.0.2.66', otherServer),
  ]) {
    expect(rejected.statusCode).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
    expect(rejected.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '0' })
  }
  expect((await overRest('guess-number-14', '192.0.2.67')).statusCode).toBe(401)
  expect((await overRest(ADMIN_TOKEN)).statusCode).toBe(200)
  expect((await overGraphql(ADMIN_TOKEN)).statusCode).toBe(200)
  guarded.setNow(new Date('2026-11-20T12:10:01Z'))
  expect((await overRest('guess-number-15')).statusCode).toBe(401)
})

test('during rotation both the old and the new admin token are valid', async () => {
  const tokens = ['the-token-of-last-year', 'the-token-of-this-year']
  const { app: rotating } = await startTestServer({ ADMIN_TOKEN: tokens.join(', ') }, { db })
  const statusFor = async (authorization: string) =>
    (await rotating.inject({ url: '/api/blog/automation/status', headers: { authorization } })).statusCode
  for (const token of tokens) {
    // The scheme is case-insensitive (RFC 9110, 11.1).
    expect([await statusFor(`Bearer ${token}`), await statusFor(`bearer ${token}`)]).toEqual([200, 200])
  }
  for (const other of [ADMIN_TOKEN, tokens.join(', '), tokens.join(',')])
    expect(await statusFor(`Bearer ${other}`)).toBe(401)
})

test('rate limit keys do not contain the address and differ from day to day', async () => {
  const counting = await startTestServer({ RATE_LIMIT: 'on' }, { db })
  const keys = async () => (await db.prisma.rateLimit.findMany()).map(({ key }) => key)
  async function newKeysAfterVote(at: string) {
    counting.setNow(new Date(at))
    const before = await keys()
    await counting.app.inject({
      method: 'POST',
      url: voteOn(poll.id),
      payload: { optionIndex: 0 },
      remoteAddress: '192.0.2.40',
    })
    return (await keys()).filter((key) => !before.includes(key))
  }
  const evening = await newKeysAfterVote('2026-11-20T23:59:00Z')
  const night = await newKeysAfterVote('2026-11-21T00:01:00Z')
  for (const keys of [evening, night]) expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
})

test('a voter cookie without a valid signature is ignored', async () => {
  const own = await makePoll(db.prisma)
  const first = await app.inject({ method: 'POST', url: voteOn(own.id), payload: { optionIndex: 0 } })
  const { cookie } = cookieOf(first)
  const [value = '', signature = ''] = cookie.replace('unity_voter=', '').split('.')
  const forged = [
    `unity_voter=${value}`,
    `unity_voter=${value}.`,
    `unity_voter=someone-else.${signature}`,
    'unity_voter=.',
    'unity_voter=%00',
    `unity_voter=${'x'.repeat(4_000)}.y`,
  ]
  for (const attempt of forged) {
    const response = await app.inject({
      method: 'POST',
      url: voteOn(own.id),
      payload: { optionIndex: 0 },
      headers: { cookie: attempt },
    })
    expect([attempt.slice(0, 40), response.statusCode]).toEqual([attempt.slice(0, 40), 201])
    expect(cookieOf(response).cookie).toMatch(/^unity_voter=/)
  }
  expect(await db.prisma.ballot.count({ where: { pollId: own.id } })).toBe(1 + forged.length)
})

test('malformed session ids are rejected', async () => {
  for (const id of ['a b', 'x'.repeat(129), '../etc', "x' OR 1=1 --", '<script>', 'é']) {
    const response = await app.inject(`/api/challenges/completed/${encodeURIComponent(id)}`)
    expect([id.slice(0, 20), response.statusCode]).toEqual([id.slice(0, 20), 400])
  }
})

test('unknown fields in a request are ignored', async () => {
  const own = await makePoll(db.prisma)
  await app.inject({
    method: 'POST',
    url: voteOn(own.id),
    payload: {
      optionIndex: 0,
      id: 'mine',
      key: 'mine',
      day: '1999-01-01',
      pollId: poll.id,
      votes: 99,
      isAdmin: true,
    },
  })
  const [ballot] = await db.prisma.ballot.findMany({ where: { pollId: own.id } })
  expect(ballot?.id).not.toBe('mine')
  expect(ballot?.key).not.toBe('mine')
  expect(ballot?.day).toEqual(new Date('2026-11-20T00:00:00Z'))
  await app.inject({
    method: 'POST',
    url: '/api/quiz/submit',
    payload: { id: 'mine', responses: { 0: 'x' }, overlapPercentage: 99, createdAt: '1999-01-01' },
  })
  expect(await db.prisma.quizSubmission.count({ where: { id: 'mine' } })).toBe(0)
  expect(await db.prisma.quizSubmission.count({ where: { overlapPercentage: 99 } })).toBe(0)
})

test('a dump cannot link a person’s ballots to each other, to a session or to an address', async () => {
  const polls = [await makePoll(db.prisma), await makePoll(db.prisma), await makePoll(db.prisma)]
  const session = 'session_1_dumped'
  let cookie: Record<string, string> = {}
  for (const { id } of polls) {
    const response = await app.inject({
      method: 'POST',
      url: voteOn(id),
      payload: { optionIndex: 1, politicalAffiliation: 'other' },
      headers: cookie,
      remoteAddress: '203.0.113.99',
    })
    if (response.headers['set-cookie']) cookie = cookieOf(response)
  }
  await app.inject({
    method: 'POST',
    url: '/api/quiz/submit',
    payload: { responses: { 0: 'x' }, overlapPercentage: 50, sessionId: session },
    headers: cookie,
    remoteAddress: '203.0.113.99',
  })
  const voter = cookie['cookie']?.replace('unity_voter=', '').split('.')[0] ?? ''
  const ballots = await db.prisma.ballot.findMany({ where: { pollId: { in: polls.map(({ id }) => id) } } })
  expect(ballots).toHaveLength(3)
  // Ballots share only the option, the affiliation and the day, none of which identifies a person.
  for (const column of ['id', 'key', 'pollId'] as const) {
    expect(new Set(ballots.map((ballot) => ballot[column])).size).toBe(3)
  }
  expect(Object.keys(ballots[0] ?? {}).sort()).toEqual([
    'affiliation',
    'day',
    'id',
    'key',
    'optionIndex',
    'pollId',
  ])
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const rows = await db.query(`SELECT * FROM "${name}"`)
    const dump = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
    expect([name, dump.includes('203.0.113.99'), dump.includes(voter)]).toEqual([name, false, false])
    for (const { key } of ballots) expect([name, dump.includes(key)]).toEqual([name, name === 'Ballot'])
  }
})
