import { gzipSync } from 'node:zlib'
import { auditServer, serverAudits } from 'graphql-http'
import { expect, test } from 'vitest'
import { makeChallenge, makePoll } from '#api/test/factories.ts'
import { ADMIN_TOKEN, asAdmin, startTestServer } from '#api/test/server.ts'
import { OPERATION_TOO_LARGE } from './errors.ts'

// `/graphql` over HTTP: the specification, the limits and cross-origin access.

const server = await startTestServer({ NODE_ENV: 'production', RATE_LIMIT: 'on' })
const { app, db } = server
const json = { 'content-type': 'application/json' }
const typename = JSON.stringify({ query: '{ __typename }' })

function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/graphql', payload, headers: { ...json, ...headers } })
}
const ask = (query: string, variables?: object, headers?: Record<string, string>) =>
  post(JSON.stringify({ query, variables }), headers)

test('the server follows every MUST and SHOULD of GraphQL over HTTP', async () => {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const results = await auditServer({ url: `${url}/graphql` })
  const passed = results.filter(({ status }) => status === 'ok').map(({ name }) => name)
  const binding = serverAudits({ url: '' }).filter(({ name }) => /^(MUST|SHOULD) /.test(name))
  expect(binding.length).toBeGreaterThanOrEqual(36)
  expect(binding.map(({ name }) => name).filter((name) => !passed.includes(name))).toEqual([])
})

test('a mutation over GET is rejected', async () => {
  const query = encodeURIComponent('mutation { votePoll(pollId: "x", optionIndex: 0) { __typename } }')
  for (const accept of ['*/*', 'application/json']) {
    const response = await app.inject({ url: `/graphql?query=${query}`, headers: { accept } })
    expect(response.statusCode).toBe(405)
    expect(response.headers['allow']).toContain('POST')
  }
})

test('a batch is rejected', async () => {
  const response = await post(`[${typename},${typename}]`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).not.toBeInstanceOf(Array)
})

test('only uncompressed JSON in UTF-8 is executed', async () => {
  const types = [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/graphql',
    'application/graphql+json',
    '',
    'application/json; charset=latin1',
    'application/jsonp',
    '',
  ]
  for (const type of types) {
    const payload = type.includes('urlencoded') ? 'query={__typename}' : typename
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { 'content-type': type },
    })
    expect([type, response.statusCode, response.json().errors[0].extensions.code]).toEqual([
      type,
      415,
      'BAD_INPUT',
    ])
  }
  expect((await post(gzipSync(typename), { 'content-encoding': 'gzip' })).statusCode).toBe(400)
  for (const type of ['application/json; charset="UTF-8"', 'Application/JSON'])
    expect([type, (await post(typename, { 'content-type': type })).statusCode]).toEqual([type, 200])
})

test('other methods get the list of allowed methods, and HEAD has no body', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'QUERY'] as const) {
    const response = await app.inject({ method: method as 'PUT', url: '/graphql', headers: json })
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
  }
  const options = await app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://a.example' },
  })
  expect(options.statusCode).toBe(204)
  const head = await app.inject({
    method: 'HEAD',
    url: '/graphql?query={__typename}',
    headers: { accept: 'application/json' },
  })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test('a malformed request is BAD_INPUT and never an internal error', async () => {
  const bodies = [
    '',
    '{',
    'null',
    '1',
    '"text"',
    '[]',
    '[1]',
    `\ufeff${typename}`,
    '['.repeat(40_000),
    '{"query":1}',
    '{"query":"{ __typename }","variables":[1]}',
    '{"query":"{ __typename }","variables":"x"}',
    '{"query":"{ __typename }","operationName":1}',
    '{"query":"{ __typename }","__proto__":{"isAdmin":true}}',
    '{"query":"{ __typename }","constructor":{"prototype":{"isAdmin":true}}}',
    '{"query":"query ($id: ID!) { poll(id: $id) { id } }","variables":{"id":"\\u0000"}}',
    '{"query":"{ poll(id: \\"\\\\u0000\\") { id } }"}',
    '{"query":"{ poll(id: \\"\\\\u{0}\\") { id } }"}',
  ]
  for (const body of bodies) {
    const response = await post(body)
    expect([body.slice(0, 80), response.statusCode]).toEqual([body.slice(0, 80), 400])
    expect(response.json().errors[0].extensions.code).toBe('BAD_INPUT')
    expect(response.headers['allow']).toBeUndefined()
  }
  for (const query of ['query={__typename}&variables=%7B', 'query={__typename}&extensions=x', 'query=']) {
    const response = await app.inject({ url: `/graphql?${query}`, headers: { accept: 'application/json' } })
    expect(response.statusCode).toBe(400)
  }
  expect(Object.prototype).not.toHaveProperty('isAdmin')
})

test('a null for an argument that has a default is BAD_INPUT', async () => {
  const response = await ask('query ($status: PollStatus) { polls(status: $status) { id } }', {
    status: null,
  })
  expect(response.json().errors[0]).toMatchObject({ path: ['polls'], extensions: { code: 'BAD_INPUT' } })
})

test('multipart responses are not supported', async () => {
  for (const accept of ['multipart/mixed', 'multipart/mixed; boundary=x, multipart/*', 'text/html']) {
    const response = await post(typename, { accept })
    expect([accept, response.statusCode, response.json().errors[0].extensions.code]).toEqual([
      accept,
      406,
      'BAD_INPUT',
    ])
  }
  const either = await post(typename, { accept: 'multipart/mixed;deferSpec=20220824, application/json' })
  expect([either.statusCode, either.headers['transfer-encoding']]).toEqual([200, undefined])
  expect(either.json().data).toEqual({ __typename: 'Query' })
})

test('a client that accepts only event streams gets the result of a query as one', async () => {
  for (const query of ['{ quiz { version } }', '{ session(id: "session_1_stream") { points } }']) {
    const response = await ask(query, {}, { accept: 'text/event-stream' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(/^text\/event-stream/)
    expect(response.body).toMatch(/^event: next\ndata: \{"data":/m)
  }
})

test('variables named __proto__ do not pollute prototypes', async () => {
  const response = await post('{"query":"{ __typename }","variables":{"__proto__":{"isAdmin":true}}}')
  expect(response.statusCode).toBe(200)
  expect(Object.prototype).not.toHaveProperty('isAdmin')
})

test('a body over the size limit is 413', async () => {
  const body = (length: number) => `{"query":"{ __typename }"${' '.repeat(length - 26)}}`
  expect((await post(body(100_000))).statusCode).toBe(200)
  expect((await post(body(100_001))).statusCode).toBe(413)
})

test('documents beyond the limits are rejected, even when repeated', async () => {
  const documents = [
    `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    `{ __typename ${'@a '.repeat(6)} }`,
    `{ ${'__typename '.repeat(1_001)} }`,
    `{ polls ${'{ results '.repeat(10)} ${'}'.repeat(10)} }`,
    '{ polls { ...a } } fragment a on Poll { ...b } fragment b on Poll { ...a }',
    `{ ${'a: polls { id options '.repeat(20)} ${'}'.repeat(20)} }`,
  ]
  for (const document of [...documents, ...documents]) {
    const { data, errors } = (await ask(document)).json()
    expect(data).toBeUndefined()
    expect(errors[0].extensions.code).toBe('BAD_INPUT')
  }
})

test('a document at each limit is executed, and one beyond it is rejected', async () => {
  const deep = (levels: number) =>
    `{ post(slug: "x") ${'{ relatedPosts '.repeat(levels - 2)} { id } ${'}'.repeat(levels - 2)} }`
  // Two tokens for the braces, six for each fragment, one for each name.
  const long = (tokens: number) =>
    `{ ${'... on Query { __typename } '.repeat(Math.floor((tokens - 2) / 6))} ${'__typename '.repeat((tokens - 2) % 6)} }`
  const named = (names: number) =>
    `{ ${Array.from({ length: names }, (_, n) => `a${n}: __typename`).join(' ')} }`
  const directed = (directives: number) =>
    `{ ${'... @include(if: true) { __typename } '.repeat(directives)} }`
  for (const [document, most] of [
    [deep, 8],
    [long, 1_000],
    [named, 15],
    [directed, 5],
  ] as const) {
    expect((await ask(document(most))).json().errors).toBeUndefined()
    const [error] = (await ask(document(most + 1))).json().errors
    // Rejected by the document limits. The cost limit would add `extensions.cost`.
    expect([error.message, error.extensions]).toEqual([OPERATION_TOO_LARGE, { code: 'BAD_INPUT' }])
  }
})

test('16 aliased votes are rejected together, and 14 votes count as 14', async () => {
  const poll = await makePoll(db.prisma)
  const votes = (count: number) =>
    `mutation { ${Array.from(
      { length: count },
      (_, index) => `v${index}: votePoll(pollId: "${poll.id}", optionIndex: 0) { __typename }`,
    ).join(' ')} }`
  expect((await ask(votes(16))).json().data).toBeUndefined()
  const response = await ask(votes(14))
  expect(response.json().extensions.rateLimits).toMatchObject([{ name: 'vote', limit: 60, remaining: 46 }])
  expect(response.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '46' })
})

test('votes, submissions and privacy requests each count against their own rate limit', async () => {
  const [poll, challenge] = [await makePoll(db.prisma), await makeChallenge(db.prisma)]
  const message = 'name: "Ada", email: "ada@example.org", subject: "other", message: "Ten letters or more."'
  const operations: [string, number, string][] = [
    ['vote', 60, `mutation { votePoll(pollId: "${poll.id}", optionIndex: 0) { __typename } }`],
    [
      'quiz',
      60,
      'mutation { submitQuiz(responses: [{ question: 0, value: "a" }], overlapPercentage: 1) { __typename } }',
    ],
    [
      'challenge',
      120,
      `mutation { completeChallenge(challengeId: "${challenge.id}", sessionId: "s") { __typename } }`,
    ],
    ['newsletter', 20, 'mutation { subscribeToNewsletter(email: "ada@example.org") { __typename } }'],
    ['contact', 20, `mutation { sendContactMessage(${message}) { __typename } }`],
    ['data', 30, '{ myData(sessionId: "s") { sessionId } }'],
    ['data', 30, 'mutation { deleteMyData(sessionId: "s") { __typename } }'],
    ['data', 30, 'mutation { confirmSubscription(token: "x") { __typename } }'],
    ['data', 30, 'mutation { unsubscribe(token: "x") { __typename } }'],
  ]
  for (const [index, [name, limit, query]] of operations.entries()) {
    const request = {
      method: 'POST',
      url: '/graphql',
      payload: { query },
      remoteAddress: `192.0.2.${index}`,
    } as const
    const { extensions } = (await app.inject(request)).json()
    expect([query, extensions.rateLimits]).toEqual([
      query,
      [{ name, limit, remaining: limit - 1, reset: 3600 }],
    ])
  }
})

test('input that breaks a rule is rejected before it counts against a limit', async () => {
  for (const operation of [
    'votePoll(pollId: "p", optionIndex: -1)',
    'submitQuiz(responses: [], overlapPercentage: 1)',
    'completeChallenge(challengeId: "c", sessionId: "not a session")',
    'subscribeToNewsletter(email: "ada")',
    'sendContactMessage(name: "A", email: "ada", subject: "", message: "")',
    'sendContactMessage(name: "Ada", email: "ada@example.org", subject: "other", message: "Ten letters or more.", leaveEmpty: "bot")',
    'deleteMyData(sessionId: "not a session")',
  ]) {
    const query = `mutation { ${operation} { ... on BadInputError { code } } }`
    const { data, extensions } = (await ask(query)).json()
    expect([operation, Object.values(data)]).toEqual([operation, [{ code: 'BAD_INPUT' }]])
    expect([operation, extensions.rateLimits]).toEqual([operation, undefined])
  }
})

test('over the limit, GraphQL and REST return 429 with Retry-After', async () => {
  const poll = await makePoll(db.prisma)
  const document = `mutation { votePoll(pollId: "${poll.id}", optionIndex: 0) { __typename } }`
  for (let count = 0; count < 60; count++) await ask(document)
  const limited = await ask(document)
  expect(limited.statusCode).toBe(429)
  expect(limited.json().errors[0].extensions.code).toBe('RATE_LIMITED')
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  expect(limited.headers['ratelimit-remaining']).toBe('0')
  const rest = await app.inject({
    method: 'POST',
    url: `/api/polls/${poll.id}/vote`,
    payload: { optionIndex: 0 },
  })
  expect(rest.statusCode).toBe(429)
  expect(rest.json().code).toBe('RATE_LIMITED')
  expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0)
  expect(rest.headers['ratelimit-remaining']).toBe('0')
})

test('error messages in production do not suggest names', async () => {
  const documents: [string, object?][] = [
    ['{ polx { id } }'],
    ['{ polls(statu: OPEN) { id } }'],
    ['{ polls(status: OPENN) { id } }'],
    ['{ polls { ... on Pol { id } } }'],
    ['query ($s: PollStatus!) { polls(status: $s) { id } }', { s: 'OPENN' }],
  ]
  for (const [document, variables] of documents) {
    const { errors } = (await ask(document, variables)).json()
    expect(errors[0].message).not.toMatch(/did you mean/i)
    expect(errors[0].extensions.code).toBe('BAD_INPUT')
  }
})

test('requests from other sites are 403, and no response has CORS headers', async () => {
  const origins: [Record<string, string>, number][] = [
    [{}, 200],
    [{ origin: 'http://localhost:4000' }, 200],
    [{ origin: 'http://unity.example', host: 'unity.example' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost:4001' }, 403],
    [{ origin: 'http://localhost:4000.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: '' }, 403],
    [{ origin: 'https://evil.example', ...asAdmin }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
  ]
  for (const [headers, status] of origins) {
    const response = await post(typename, headers)
    expect([headers, response.statusCode]).toEqual([headers, status])
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  const foreign = await app.inject({
    url: '/graphql?query={__typename}',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.statusCode).toBe(403)
})

test('a link on another site opens GraphiQL, which loads nothing from other hosts', async () => {
  const page = await app.inject({
    url: '/graphql',
    headers: { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toMatch(/https?:|\*|script-src[^;]*unsafe-inline/)
  const [, script] = /<script src="([^"]+)">/.exec(page.body) ?? []
  const code = await app.inject(script ?? '')
  expect(code.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  expect(code.body).toContain('renderYogaGraphiQL')
})

test('with GRAPHIQL=off only an admin can introspect and open GraphiQL', async () => {
  const closed = await startTestServer({ GRAPHIQL: 'off' }, { db })
  const queries = [
    '{ __schema { types { name } } }',
    '{ __type(name: "Poll") { name } }',
    'fragment a on Query { __schema { queryType { name } } } { ...a }',
  ]
  for (const query of queries) {
    const admin = await closed.graphql(query, {}, asAdmin)
    expect(admin.errors).toEqual([])
    const unauthenticated = await closed.graphql(query)
    expect(unauthenticated.data).toBeUndefined()
  }
  const open = (headers: Record<string, string>) =>
    closed.app.inject({ url: '/graphql', headers: { accept: 'text/html', ...headers } })
  const nonAdmins: Record<string, string>[] = [
    {},
    { authorization: 'Bearer no' },
    { authorization: ADMIN_TOKEN },
  ]
  for (const headers of nonAdmins) {
    expect((await open(headers)).headers['content-type']).not.toContain('text/html')
  }
  const headers = { accept: 'text/html', ...asAdmin }
  expect((await closed.app.inject({ method: 'HEAD', url: '/graphql', headers })).statusCode).toBe(200)
  const page = await open(asAdmin)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  const [, script = ''] = /<script src="([^"]+)">/.exec(page.body) ?? []
  const scriptFor = async (headers: Record<string, string>) => {
    const response = await closed.app.inject({ url: script, headers })
    return [response.statusCode, response.headers['cache-control']]
  }
  expect(await scriptFor(asAdmin)).toEqual([200, 'no-store'])
  expect((await scriptFor({}))[0]).toBe(404)
})

test('guessing admin tokens by opening GraphiQL is rate-limited', async () => {
  const closed = await startTestServer({ GRAPHIQL: 'off', RATE_LIMIT: 'on' }, { db })
  const guess = async (authorization: string) => {
    const headers = { accept: 'text/html', authorization }
    return (await closed.app.inject({ url: '/graphql', headers, remoteAddress: '192.0.2.99' })).statusCode
  }
  for (let guesses = 0; guesses < 10; guesses += 1) expect(await guess(`Bearer guess-${guesses}`)).toBe(405)
  expect(await guess('Bearer guess-10')).toBe(429)
  expect(await guess(asAdmin.authorization)).toBe(200)
})

// The attacks that graphql-cop tries, with its criteria for a finding.

const COP = { accept: '*/*' }

test.each<[string, string]>([
  [
    'alias overloading',
    `query cop { ${Array.from({ length: 101 }, (_, n) => `alias${n}:__typename`).join(' ')} }`,
  ],
  ['field duplication', `query cop { ${'__typename '.repeat(500)} }`],
  ['directive overloading', `query cop { __typename ${'@aa'.repeat(10)} }`],
  [
    'circular introspection',
    `query cop { __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`,
  ],
  [
    'circular fragments',
    'query cop { __schema { ...A } } fragment A on __Schema { __typename ...B } fragment B on __Schema { ...A }',
  ],
])('%s is rejected with a single error', async (_name, document) => {
  const { data, errors } = (await ask(document, undefined, COP)).json()
  expect(data).toBeUndefined()
  expect(errors).toHaveLength(1)
})

test('a batch of eleven operations is rejected', async () => {
  const response = await post(`[${Array(11).fill(typename).join(',')}]`, COP)
  expect(response.statusCode).toBe(400)
  expect(response.body).not.toContain('"data"')
})

test('links and forms cannot run operations by GET, URL parameters or urlencoded bodies', async () => {
  for (const query of ['query cop {__typename}', 'mutation cop {__typename}']) {
    const url = `/graphql?query=${encodeURIComponent(query)}`
    const byGet = await app.inject({ url, headers: COP })
    const byPost = await app.inject({ method: 'POST', url, headers: COP })
    const form = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...COP, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `query=${encodeURIComponent(query)}`,
    })
    for (const response of [byGet, byPost, form]) {
      expect([400, 405, 415]).toContain(response.statusCode)
      expect(response.body).not.toContain('"data"')
    }
  }
})

test('errors reveal no names, stack traces or tools', async () => {
  for (const document of [
    'query cop { __schema { directive } }',
    'qwerty cop { abc }',
    'query cop { __typename }',
  ]) {
    const { body } = await ask(document, undefined, COP)
    expect(body).not.toMatch(/did you mean|tracing|stacktrace|exception|node_modules/i)
  }
})

test('with GRAPHIQL=off no developer tool is reachable', async () => {
  const closed = await startTestServer({ GRAPHIQL: 'off' }, { db })
  const open = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } })
  const [, script = ''] = /<script src="([^"]+)">/.exec(open.body) ?? []
  expect((await app.inject(script)).statusCode).toBe(200)
  for (const accept of ['*/*', 'text/html']) {
    const { body } = await closed.app.inject({ url: '/graphql', headers: { accept } })
    expect(body).not.toMatch(/graphiql|playground/i)
    for (const url of [script, '/graphiql', '/playground', '/console', '/altair', '/graphql/console']) {
      expect((await closed.app.inject({ url, headers: { accept } })).statusCode).toBe(404)
    }
  }
  expect((await closed.app.inject('/api/docs')).body).not.toMatch(/graphiql|playground/i)
  expect((await closed.graphql('{ __schema { types { name } } }')).data).toBeUndefined()
})
