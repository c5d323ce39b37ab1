import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createMail } from '#api/mail/mail.ts'
import { makePoll } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { startSmtpSink } from '#e2e/fakes/smtp-sink.ts'
import { redactMessage } from './log.ts'

// Puts recognizable text into every input and searches the log for it, with and without failures.

const log: string[] = []
const logStream = new PassThrough()
logStream.on('data', (chunk) => log.push(String(chunk)))
const server = await startTestServer({ LOG_LEVEL: 'trace', RATE_LIMIT: 'on' }, { logStream })
const { app, db } = server
const poll = await makePoll(db.prisma)

const canary = (what: string) => `canary-${what}-7f3a9`
const session = `session_1_${'canary7f3a9'}`
const mail = 'canary-7f3a9@example.org'
const wrongToken = { authorization: `Bearer ${canary('wrong-token')}` }
const headers = {
  cookie: `unity_voter=${canary('cookie')}.signature`,
  'user-agent': canary('agent'),
  referer: `https://other.example/${canary('referer')}`,
  'x-forwarded-for': '198.51.100.77',
}

async function everyInput() {
  const post = (url: string, payload: object | string, more = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...more, 'content-type': 'application/json' },
      remoteAddress: '203.0.113.77',
    })
  const get = (url: string) => app.inject({ url, headers, remoteAddress: '203.0.113.77' })
  const graphql = (query: string, variables: object, more = {}) =>
    post('/graphql', { query, variables }, more)
  return [
    await post(`/api/polls/${poll.id}/vote`, { optionIndex: 0, politicalAffiliation: 'liberal' }),
    await post(`/api/polls/${canary('poll')}/vote`, { optionIndex: 0, politicalAffiliation: canary('who') }),
    await post('/api/quiz/submit', { responses: { 0: canary('answer') }, overlapPercentage: 50 }),
    await post(`/api/challenges/${canary('challenge')}/complete`, { sessionId: session }),
    await get(`/api/challenges/completed/${session}`),
    await post('/api/contact', {
      name: canary('name'),
      email: mail,
      subject: 'privacy',
      message: `${canary('message')} that is long enough`,
    }),
    await post('/api/contact', {
      name: canary('name'),
      email: canary('not-mail'),
      subject: canary('subject'),
    }),
    await post('/api/newsletter/subscribe', { email: mail }),
    await post('/api/newsletter/subscribe', `{"email":"${mail}`),
    await get(`/api/blog/search?q=${canary('search')}`),
    await get(`/api/blog/posts/${canary('slug')}`),
    await get(`/preview/${canary('preview')}`),
    await graphql('query ($token: String!) { postPreview(token: $token) { expiresAt } }', {
      token: canary('preview'),
    }),
    await get(`/api/blog/posts/category/${canary('category')}`),
    await get(`/api/${canary('nothing')}?token=${canary('query-token')}`),
    await get(`/api/%0a{"level":60,"msg":"${canary('forged')}"}`),
    await get(`/%`),
    await post('/api/blog/generate', {}, wrongToken),
    await post('/api/challenges', { title: canary('title') }, wrongToken),
    ...(await Promise.all(
      ['adminMessages', 'adminPolls', 'adminPosts', 'adminNewsletterIssues'].map((list) =>
        graphql(
          `query ($search: String) { ${list}(search: $search) { totalCount } }`,
          { search: mail },
          asAdmin,
        ),
      ),
    )),
    await graphql('query ($id: String!) { session(id: $id) { points } }', { id: session }),
    await graphql('query ($id: ID!) { poll(id: $id) { id } }', { id: canary('id') }),
    await graphql(`{ ${canary('field').replaceAll('-', '_')} }`, {}),
    await graphql('mutation ($s: String!) { deleteMyData(sessionId: $s) { __typename } }', { s: session }),
  ]
}

function expectNoCanary() {
  const written = log.join('')
  expect(written).not.toMatch(/canary|7f3a9/i)
  expect(written).not.toMatch(/203\.0\.113\.77|198\.51\.100\.77|liberal|Bearer/i)
  for (const line of written.trim().split('\n'))
    expect(JSON.parse(line)).toMatchObject({ time: expect.anything() })
}

test('the log has requests but no personal data', async () => {
  const responses = await everyInput()
  for (const { statusCode } of responses) expect(statusCode).toBeLessThan(500)
  const requests = log
    .join('')
    .split('\n')
    .filter((line) => line.includes('"msg":"request"'))
  expect(requests).toHaveLength(responses.length)
  for (const line of requests) {
    expect(JSON.parse(line)).toMatchObject({
      reqId: expect.any(String),
      method: expect.any(String),
      route: expect.any(String),
      status: expect.any(Number),
      ms: expect.any(Number),
    })
  }
  expectNoCanary()
})

test('the log has no personal data when requests fail', async () => {
  const tables = ['Ballot', 'QuizSubmission', 'Completion', 'ContactMessage', 'Subscriber', 'Post', 'Poll']
  for (const table of tables) await db.query(`ALTER TABLE "${table}" RENAME TO "${table}Away"`)
  try {
    const responses = await everyInput()
    expect(responses.some(({ statusCode }) => statusCode === 500)).toBe(true)
    for (const { body } of responses) expect(body).not.toMatch(/relation|prisma|does not exist|node_modules/i)
    expectNoCanary()
  } finally {
    for (const table of tables) await db.query(`ALTER TABLE "${table}Away" RENAME TO "${table}"`)
  }
})

test('the log has no personal data when the mail server rejects an address or is down', async () => {
  const sink = await startSmtpSink()
  const environment = { SMTP_URL: sink.url, MAIL_FROM: 'news@civicunity.example', CONTACT_TO: mail }
  const mailing = await startTestServer(
    { ...environment, LOG_LEVEL: 'trace' },
    {
      db,
      logStream,
      mail: createMail({ ...environment, PUBLIC_URL: 'http://localhost' }, { retryLimit: 3, retryDelay: 1 }),
    },
  )
  const write = () =>
    mailing.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: {
        name: canary('name'),
        email: mail,
        subject: 'general',
        message: `${canary('message')} again`,
      },
    })
  const logContains = (what: string) => vi.waitFor(() => expect(log.join('')).toContain(what), 30_000)
  sink.rejectRecipient(mail)
  expect((await write()).statusCode).toBe(201)
  await logContains('email rejected')
  await sink.close()
  expect((await write()).statusCode).toBe(201)
  await logContains('"code":"ESOCKET ECONNREFUSED"')
  expectNoCanary()
  const jobs = await mailing.db.query('SELECT data, output FROM pgboss.job')
  expect(JSON.stringify(jobs)).not.toMatch(/canary|7f3a9/i)
})

test('error messages are logged without the values they quote', () => {
  expect(redactMessage('invalid input value for enum: "canary"')).toBe('invalid input value for enum: …')
  expect(redactMessage('550 <someone@example.org> rejected by 192.0.2.1')).toBe('550 … rejected by …')
  expect(redactMessage('550 someone@example.org is unknown')).toBe('550 … is unknown')
  expect(redactMessage('key a8f3c2e9d1b7a4f6c3 of 2001:db8::1 failed')).toBe('key … of … failed')
  expect(
    redactMessage('Invalid invocation:\n\n\nRaw query failed. Code: `42P01`. Message: `no canary`'),
  ).toBe('Raw query failed. Code: 42P01. Message: …')
  expect(redactMessage('Database error. Code: `26000`. Message: `no canary`')).toBe(
    'Database error. Code: 26000. Message: …',
  )
  expect(redactMessage('Raw query failed. Code: `canary`. Message: `CANAR`')).toBe(
    'Raw query failed. Code: …. Message: …',
  )
})
