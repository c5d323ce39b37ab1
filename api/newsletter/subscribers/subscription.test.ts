import { afterAll, expect, test, vi } from 'vitest'
import { createMail } from '#api/mail/mail.ts'
import { LIMITS } from '#api/server/rate-limit.ts'
import { startTestServer } from '#api/test/server.ts'
import { startSmtpSink } from '#e2e/fakes/smtp-sink.ts'
import { WELCOME_QUEUE } from './subscription.service.ts'
import { signToken } from './subscription-token.ts'

const sink = await startSmtpSink()
afterAll(() => sink.close())
const MAIL = {
  SMTP_URL: sink.url,
  MAIL_FROM: 'Civic Unity <news@civicunity.example>',
  PUBLIC_URL: 'http://localhost:4000',
}
const server = await startTestServer(MAIL, {
  mail: createMail(MAIL, { retryLimit: 5, retryDelay: 1 }),
})
const silent = await startTestServer()
const { app, db, secrets } = server

const SUBSCRIBE = `mutation ($email: String!) {
  subscribeToNewsletter(email: $email) {
    __typename
    ... on NewsletterSignup { needsConfirmation }
    ... on Error { code message }
    ... on BadInputError { fields { path message } }
  }
}`
const CHANGE = (field: string) => `mutation ($token: String!) {
  ${field}(token: $token) {
    __typename
    ... on SubscriptionChange { already }
    ... on Error { code message }
  }
}`

const subscribe = (email: string, on = server) =>
  on.graphql<{ subscribeToNewsletter: Record<string, unknown> }>(SUBSCRIBE, { email })
const confirm = async (token: string) =>
  (await server.graphql<Record<string, unknown>>(CHANGE('confirmSubscription'), { token })).data[
    'confirmSubscription'
  ]
const unsubscribe = async (token: string) =>
  (await server.graphql<Record<string, unknown>>(CHANGE('unsubscribe'), { token })).data['unsubscribe']
const emailsTo = (email: string) => sink.emails.filter((sent) => sent.to.includes(email))
const stored = (email: string) => db.prisma.subscriber.findUnique({ where: { email } })

async function emailTo(address: string, count = 1) {
  await vi.waitFor(() => expect(emailsTo(address)).toHaveLength(count), 30_000)
  const email = emailsTo(address).at(-1)
  if (!email) throw new Error('no email')
  return email
}

const tokenIn = (text: string, page: string) =>
  new RegExp(`/newsletter/${page}\\?token=([^\\s"&]+)`).exec(text)?.[1] ?? ''

test('a sign-up is pending until the link in the email is confirmed, and then gets a welcome email', async () => {
  const { data } = await subscribe(' Ada@Example.com ')
  expect(data.subscribeToNewsletter).toEqual({
    __typename: 'NewsletterSignup',
    needsConfirmation: true,
  })
  const email = await emailTo('ada@example.com')
  expect(email.headers['subject']).toBe('Please confirm your subscription to Civic Unity')
  expect(email.from).toBe('news@civicunity.example')
  expect(await stored('ada@example.com')).toMatchObject({ status: 'pending' })

  const token = tokenIn(email.text, 'confirm')
  expect(await confirm(token)).toEqual({ __typename: 'SubscriptionChange', already: false })
  expect(await stored('ada@example.com')).toMatchObject({ status: 'confirmed', confirmedAt: server.now() })
  const welcome = await emailTo('ada@example.com', 2)
  expect(welcome.headers['subject']).toBe('Welcome to the overlap')
  expect(await confirm(token)).toMatchObject({ already: true })
  expect(emailsTo('ada@example.com')).toHaveLength(2)
  await db.prisma.subscriber.updateMany({
    where: { email: 'ada@example.com' },
    data: { status: 'undeliverable' },
  })
  expect(await confirm(token)).toMatchObject({ code: 'CONFLICT' })
})

test('an email has no remote content or tracking and supports one-click unsubscribe', async () => {
  await subscribe('bo@example.com')
  const { headers, html, text } = await emailTo('bo@example.com')
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  const url = new URL(headers['list-unsubscribe']?.slice(1, -1) ?? '')
  expect(url.origin + url.pathname).toBe('http://localhost:4000/newsletter/unsubscribe')
  expect(html).not.toMatch(/<img|<link|<script|url\(/)
  // The HTML part has the same links as the text part.
  expect(html).toContain(`href="${url.href}"`)
  expect(tokenIn(html, 'confirm')).toBe(tokenIn(text, 'confirm'))
  for (const address of `${text} ${html}`.match(/https?:\/\/[^\s"<]+/g) ?? []) {
    expect(address).toMatch(/^http:\/\/localhost:4000\//)
  }

  const response = await app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['location']).toBeUndefined()
  expect(await stored('bo@example.com')).toMatchObject({ status: 'unsubscribed' })
})

test('one-click unsubscribe also accepts a multipart form, which RFC 8058 prefers', async () => {
  await subscribe('di@example.com')
  const token = tokenIn((await emailTo('di@example.com')).text, 'unsubscribe')
  const post = (field: string, value: string) => {
    const form = ['--b1', `Content-Disposition: form-data; name="${field}"`, '', value, '--b1--', '']
    return app.inject({
      method: 'POST',
      url: `/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b1' },
      payload: form.join('\r\n'),
    })
  }
  expect((await post('List-Unsubscribe', 'No')).statusCode).toBe(400)
  expect((await post('token', 'One-Click')).statusCode).toBe(400)
  expect(await stored('di@example.com')).toMatchObject({ status: 'pending' })
  expect((await post('List-Unsubscribe', 'One-Click')).statusCode).toBe(200)
  expect(await stored('di@example.com')).toMatchObject({ status: 'unsubscribed' })
})

test('one-click unsubscribe accepts only the specified body and a valid token', async () => {
  const post = (query: string, payload: string, type = 'application/x-www-form-urlencoded', accept = '*/*') =>
    app.inject({
      method: 'POST',
      url: `/newsletter/unsubscribe${query}`,
      headers: { 'content-type': type, accept },
      payload,
    })
  await subscribe('cy@example.com')
  const token = tokenIn((await emailTo('cy@example.com')).text, 'unsubscribe')
  expect((await post(`?token=${token}`, 'List-Unsubscribe=One-Click&more=1')).statusCode).toBe(400)
  expect((await post(`?token=${token}`, '')).statusCode).toBe(400)
  expect((await post(`?token=${token}`, '{}', 'application/json')).statusCode).toBe(415)
  expect((await post(`?token=${token}`, 'x'.repeat(600))).statusCode).toBe(413)
  expect((await post('?token=a.b.c', 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  expect((await post('', 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  expect(await stored('cy@example.com')).toMatchObject({ status: 'pending' })
  const browser = await post(`?token=${token}`, 'List-Unsubscribe=One-Click', undefined, 'text/html,*/*')
  expect([browser.statusCode, browser.headers['location']]).toEqual([
    303,
    '/newsletter/unsubscribe?done=true',
  ])
  const invalid = await post('?token=a.b.c', 'List-Unsubscribe=One-Click', undefined, 'text/html,*/*')
  expect([invalid.statusCode, invalid.headers['location']]).toEqual([303, '/newsletter/unsubscribe'])
  expect(await stored('cy@example.com')).toMatchObject({ status: 'unsubscribed' })
  vi.spyOn(db.prisma, '$transaction').mockRejectedValueOnce(new Error('away'))
  const failed = await post(`?token=${token}`, 'List-Unsubscribe=One-Click', undefined, 'text/html,*/*')
  expect([failed.statusCode, failed.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
})

test('a GET request to either link changes nothing, so mail scanners are harmless', async () => {
  await subscribe('di@example.com')
  const { text } = await emailTo('di@example.com')
  for (const page of ['confirm', 'unsubscribe']) {
    await app.inject({ url: `/newsletter/${page}?token=${tokenIn(text, page)}` })
  }
  expect(await stored('di@example.com')).toMatchObject({ status: 'pending' })
})

test('a known address gets the same response and no second email right away', async () => {
  const first = await subscribe('ed@example.com')
  await emailTo('ed@example.com')
  const second = await subscribe('ED@example.com')
  expect(second.data).toEqual(first.data)
  await db.prisma.subscriber.update({ where: { email: 'ed@example.com' }, data: { status: 'confirmed' } })
  const third = await subscribe('ed@example.com')
  expect(third.data).toEqual(first.data)
  await subscribe('after-ed@example.com')
  await emailTo('after-ed@example.com')
  expect(emailsTo('ed@example.com')).toHaveLength(1)
})

test('a second confirmation email can be requested after five minutes', async () => {
  await subscribe('una@example.com')
  await emailTo('una@example.com')
  await vi.waitFor(
    async () => expect((await stored('una@example.com'))?.confirmationSentAt).not.toBeNull(),
    30_000,
  )
  server.setNow(new Date('2026-11-20T12:05:00Z'))
  await subscribe('una@example.com')
  await emailTo('una@example.com', 2)
  server.setNow(new Date('2026-11-20T12:00:00Z'))
})

test('a confirmation link works for three days and only for confirming', async () => {
  await subscribe('fay@example.com')
  const { text } = await emailTo('fay@example.com')
  const id = (await stored('fay@example.com'))?.id ?? ''
  const old = signToken(secrets.appSecret, 'confirm', {
    subscriberId: id,
    sentAt: new Date('2026-11-17T11:59:58Z'),
  })
  expect(await confirm(old)).toEqual({
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'This link has expired',
  })
  expect(await confirm(tokenIn(text, 'unsubscribe'))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await unsubscribe(tokenIn(text, 'confirm'))).toMatchObject({ code: 'NOT_FOUND' })
  for (const token of ['', 'a.b.c', `${id}.0.`, tokenIn(text, 'confirm').replace(/.$/, '!')]) {
    expect(await confirm(token)).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await stored('fay@example.com')).toMatchObject({ status: 'pending' })
})

test('an unsubscribe link never expires and works repeatedly, even after the address is deleted', async () => {
  await subscribe('gus@example.com')
  const token = tokenIn((await emailTo('gus@example.com')).text, 'unsubscribe')
  server.setNow(new Date('2031-01-01T00:00:00Z'))
  expect(await unsubscribe(token)).toEqual({
    __typename: 'SubscriptionChange',
    already: false,
  })
  expect(await unsubscribe(token)).toMatchObject({ already: true })
  // The retention period starts here.
  expect(await stored('gus@example.com')).toMatchObject({ unsubscribedAt: server.now() })
  await db.prisma.subscriber.delete({ where: { email: 'gus@example.com' } })
  expect(await unsubscribe(token)).toMatchObject({ already: true })
  server.setNow(new Date('2026-11-20T12:00:00Z'))
})

test('a former subscriber can subscribe again by confirming again', async () => {
  await subscribe('hal@example.com')
  const first = await emailTo('hal@example.com')
  await unsubscribe(tokenIn(first.text, 'unsubscribe'))
  expect(await confirm(tokenIn(first.text, 'confirm'))).toMatchObject({ code: 'CONFLICT' })
  await subscribe('hal@example.com')
  const again = await emailTo('hal@example.com', 2)
  expect(await stored('hal@example.com')).toMatchObject({ status: 'pending', unsubscribedAt: null })
  expect(await confirm(tokenIn(again.text, 'confirm'))).toMatchObject({ already: false })
})

test('no welcome email is sent to an address that has unsubscribed', async () => {
  await subscribe('ned@example.com')
  await unsubscribe(tokenIn((await emailTo('ned@example.com')).text, 'unsubscribe'))
  const id = (await stored('ned@example.com'))?.id
  await server.jobs.send(WELCOME_QUEUE, { subscriberId: id })
  await vi.waitFor(async () => {
    const jobs = await db.query(
      `SELECT 1 FROM pgboss.job WHERE name = $1 AND data->>'subscriberId' = $2 AND state = 'completed'`,
      [WELCOME_QUEUE, id],
    )
    expect(jobs).toHaveLength(1)
  }, 30_000)
  expect(emailsTo('ned@example.com')).toHaveLength(1)
})

test('a deferred email is sent later, and a rejected one is given up', async () => {
  sink.deferNext(1)
  await subscribe('ivy@example.com')
  const { headers } = await emailTo('ivy@example.com')
  // The Message-ID is the same for every attempt, so that mailboxes drop duplicates.
  const [{ id } = {}] = await db.query<{ id: string }>(
    `SELECT id FROM pgboss.job WHERE name = 'newsletter-confirmation' AND data->>'subscriberId' = $1`,
    [(await stored('ivy@example.com'))?.id],
  )
  expect(headers['message-id']).toBe(`<${id}@localhost>`)
  sink.rejectRecipient('jo@example.com')
  await subscribe('jo@example.com')
  await vi.waitFor(async () => {
    const [job] = await db.query<{ state: string }>(
      `SELECT state FROM pgboss.job WHERE name = 'newsletter-confirmation' AND data->>'subscriberId' = $1`,
      [(await stored('jo@example.com'))?.id],
    )
    expect(job?.state).toBe('completed')
  }, 30_000)
  expect(await stored('jo@example.com')).toMatchObject({
    status: 'pending',
    confirmationSentAt: server.now(),
  })
})

test('an address whose email could not be sent stays pending and expires as usual', async () => {
  const offline = await startTestServer(MAIL, {
    mail: createMail({ ...MAIL, SMTP_URL: 'smtp://127.0.0.1:9' }, { retryLimit: 1, retryDelay: 1 }),
  })
  await subscribe('max@example.com', offline)
  const [failed] = await vi.waitFor(async () => {
    const jobs = await offline.db.query<{ tries: number }>(
      `SELECT retry_count AS tries FROM pgboss.job WHERE name = 'newsletter-confirmation' AND state = 'failed'`,
    )
    expect(jobs).toHaveLength(1)
    return jobs
  }, 30_000)
  expect(failed?.tries).toBe(1)
  expect(await offline.db.prisma.subscriber.findMany()).toMatchObject([
    { status: 'pending', confirmationSentAt: offline.now() },
  ])
})

test.each(['greeting', 'sender'] as const)(
  'an email is retried after the mail server rejects the %s',
  async (at) => {
    sink.rejectNextConnection(at)
    await subscribe(`${at}@example.com`)
    await emailTo(`${at}@example.com`)
  },
)

test('email jobs do not contain addresses', async () => {
  const jobs = await db.query<{ data: unknown; output: unknown }>('SELECT data, output FROM pgboss.job')
  expect(jobs.length).toBeGreaterThan(5)
  expect(JSON.stringify(jobs)).not.toContain('@example.com')
})

test('without SMTP a sign-up is stored and no email is queued', async () => {
  const { data } = await subscribe('kim@example.com', silent)
  expect(data.subscribeToNewsletter).toMatchObject({ needsConfirmation: false })
  expect(await silent.db.prisma.subscriber.findMany()).toMatchObject([
    { email: 'kim@example.com', status: 'pending', confirmationSentAt: null },
  ])
  const jobs = await silent.db.query(`SELECT 1 FROM pgboss.job WHERE name LIKE 'newsletter%'`)
  expect(jobs).toEqual([])
})

test('a sign-up from before SMTP was configured gets exactly one email, even after two starts', async () => {
  expect(await silent.db.prisma.subscriber.count({ where: { email: 'kim@example.com' } })).toBe(1)
  const withSmtp = () =>
    startTestServer(MAIL, { db: silent.db, mail: createMail(MAIL, { retryLimit: 5, retryDelay: 60 }) })
  sink.rejectNextConnection('greeting')
  const first = await withSmtp()
  // The email is deferred for a minute, so the second start finds it queued.
  const jobs = (name: string) =>
    first.db.query<{ state: string }>('SELECT state::text FROM pgboss.job WHERE name = $1', [name])
  await vi.waitFor(
    async () => expect(await jobs('newsletter-confirmation')).toEqual([{ state: 'retry' }]),
    30_000,
  )
  await withSmtp()
  const done = { state: 'completed' }
  await vi.waitFor(async () => expect(await jobs('newsletter-late')).toEqual([done, done]), 30_000)
  await first.db.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
  await emailTo('kim@example.com')
  await vi.waitFor(async () => expect(await jobs('newsletter-confirmation')).toEqual([done]), 30_000)
  expect(emailsTo('kim@example.com')).toHaveLength(1)
  // The one-week retention period starts here.
  expect(await silent.db.prisma.subscriber.findMany()).toMatchObject([
    { email: 'kim@example.com', confirmationSentAt: first.now() },
  ])
})

test('two servers send one email for parallel sign-ups', async () => {
  const start = () => startTestServer(MAIL, { db, mail: createMail(MAIL) })
  const servers = [await start(), await start()] as const
  for (let address = 0; address < 5; address++) {
    const email = `lou${address}@example.com`
    await Promise.all([0, 1, 0, 1].map((on) => subscribe(email, servers[on])))
  }
  const unfinished = () =>
    db.query(`SELECT id FROM pgboss.job WHERE name = 'newsletter-confirmation' AND state < 'completed'`)
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), 30_000)
  for (let address = 0; address < 5; address++) expect(emailsTo(`lou${address}@example.com`)).toHaveLength(1)
})

test('a start queues no second email for a sign-up whose email is being sent', async () => {
  sink.rejectRecipient('max@example.com', '451 4.3.0 Later')
  await subscribe('max@example.com')
  await startTestServer(MAIL, { db, mail: createMail(MAIL) })
  const late = () =>
    db.query(`SELECT 1 FROM pgboss.job WHERE name = 'newsletter-late' AND state < 'completed'`)
  await vi.waitFor(async () => expect(await late()).toEqual([]), 30_000)
  const { id } = (await stored('max@example.com')) ?? {}
  const jobs = await db.query(`SELECT 1 FROM pgboss.job WHERE data->>'subscriberId' = $1`, [id])
  sink.acceptRecipient('max@example.com')
  expect(jobs).toHaveLength(1)
})

test('an invalid address is rejected with a message', async () => {
  const { data } = await subscribe('ada')
  expect(data.subscribeToNewsletter).toEqual({
    __typename: 'BadInputError',
    code: 'BAD_INPUT',
    message: 'Please enter a valid email address',
    fields: [{ path: 'email', message: 'Please enter a valid email address' }],
  })
})

test('REST accepts sign-ups', async () => {
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload })
  const responses = [await post({ email: 'lee@example.com' }), await post({ email: 'lee@example.com' })]
  expect(responses.map((response) => [response.statusCode, response.json()])).toEqual([
    [202, { success: true }],
    [202, { success: true }],
  ])
  const bad = await post({ email: 'lee' })
  expect(bad.statusCode).toBe(400)
  expect(bad.json()).toMatchObject({ code: 'BAD_INPUT', detail: 'Please enter a valid email address' })
  expect((await post({})).statusCode).toBe(400)
})

test('sign-ups per hour from one address are limited', async () => {
  const limited = await startTestServer({ RATE_LIMIT: 'on' }, { db: silent.db })
  for (let index = 0; index < LIMITS.newsletter.max; index += 1)
    await subscribe(`m${index}@example.com`, limited)
  const { status, errors } = await subscribe('one-more@example.com', limited)
  expect([status, errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED'])
})

test('one-click unsubscribes from one mail provider are not rate-limited', async () => {
  const limited = await startTestServer({ RATE_LIMIT: 'on' }, { db })
  await subscribe('zoe@example.com', limited)
  const { id: subscriberId } = await limited.db.prisma.subscriber.findUniqueOrThrow({
    where: { email: 'zoe@example.com' },
  })
  const token = signToken(secrets.appSecret, 'unsubscribe', { subscriberId, sentAt: server.now() })
  const statuses = new Set<number>()
  for (let times = 0; times <= LIMITS.data.max; times += 1) {
    const { statusCode } = await limited.app.inject({
      method: 'POST',
      url: `/newsletter/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    statuses.add(statusCode)
  }
  expect([...statuses]).toEqual([200])
})
