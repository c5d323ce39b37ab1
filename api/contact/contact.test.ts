import { afterAll, expect, test, vi } from 'vitest'
import { createMail } from '#api/mail/mail.ts'
import { LIMITS } from '#api/server/rate-limit.ts'
import { startTestServer } from '#api/test/server.ts'
import { startSmtpSink } from '#e2e/fakes/smtp-sink.ts'

const sink = await startSmtpSink()
afterAll(() => sink.close())
const MAIL = {
  SMTP_URL: sink.url,
  MAIL_FROM: 'news@civicunity.example',
  CONTACT_TO: 'desk@civicunity.example',
}
const server = await startTestServer(MAIL)
const { app, db } = server

const SEND = `mutation ($name: String!, $email: String!, $subject: String!, $message: String!, $leaveEmpty: String) {
  sendContactMessage(name: $name, email: $email, subject: $subject, message: $message, leaveEmpty: $leaveEmpty) {
    __typename
    ... on ContactReceipt { id }
    ... on Error { code message }
    ... on BadInputError { fields { path message } }
  }
}`
const message = {
  name: 'Ada Jones',
  email: 'ada@example.com',
  subject: 'feedback',
  message: 'I like the polls. Ça va?\nA second line.',
}
async function send(change: object = {}, on = server) {
  const { data } = await on.graphql<{ sendContactMessage: Record<string, unknown> }>(SEND, {
    ...message,
    ...change,
  })
  return data.sendContactMessage
}
const count = () => db.prisma.contactMessage.count()
const contactJobs = async () => (await db.query(`SELECT FROM pgboss.job WHERE name LIKE 'contact%'`)).length

test('a message is stored and emailed with the sender as reply-to', async () => {
  const receipt = await send({ leaveEmpty: '' })
  expect(receipt).toMatchObject({ __typename: 'ContactReceipt' })
  const stored = await db.prisma.contactMessage.findUnique({ where: { id: String(receipt['id']) } })
  expect(stored).toMatchObject({ ...message, handledAt: null })
  await vi.waitFor(() => expect(sink.emails).toHaveLength(1), 30_000)
  const [email] = sink.emails
  expect(email?.to).toEqual(['desk@civicunity.example'])
  expect(email?.headers['reply-to']).toBe('Ada Jones <ada@example.com>')
  expect(email?.headers['subject']).toBe('Contact form: Feedback & Suggestions')
  expect(email?.text.replaceAll('\r\n', '\n')).toContain(
    'Name: Ada Jones\nEmail: ada@example.com\nSubject: Feedback & Suggestions\n\nI like the polls. Ça va?\nA second line.',
  )
})

test('visitor input cannot inject email headers', async () => {
  const before = sink.emails.length
  await send({
    name: 'Eve\r\nBcc: everyone@example.com',
    message: 'Hello there\r\n.\r\nMAIL FROM:<x@example.com>',
  })
  await send({ name: '"Eve" <boss@example.com>, x@example.com' })
  await vi.waitFor(() => expect(sink.emails).toHaveLength(before + 2), 30_000)
  for (const email of sink.emails.slice(before)) {
    expect(email.headers['bcc']).toBeUndefined()
    expect(email.to).toEqual(['desk@civicunity.example'])
    expect(email.headers['reply-to']).toMatch(/ <ada@example\.com>$/)
  }
})

test('each invalid field gets its own message, and nothing is stored', async () => {
  const before = await count()
  const failure = await send({ name: ' A ', email: 'ada', subject: 'complaint', message: 'too short' })
  expect(failure).toMatchObject({
    __typename: 'BadInputError',
    fields: [
      { path: 'name', message: 'Please enter your name' },
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'subject', message: 'Please select a subject category' },
      { path: 'message', message: 'Please enter a message of at least 10 characters' },
    ],
  })
  expect(await count()).toBe(before)
})

test('a filled honeypot field is rejected with a message', async () => {
  const before = await count()
  expect(await send({ leaveEmpty: 'https://spam.example' })).toMatchObject({
    fields: [{ path: 'leaveEmpty', message: 'Please leave the last field empty.' }],
  })
  expect(await count()).toBe(before)
})

test.each([
  ['SMTP', {}],
  ['an address for it', { SMTP_URL: MAIL.SMTP_URL, MAIL_FROM: MAIL.MAIL_FROM }],
])('without %s a message is stored and no email is queued', async (_what, environment) => {
  const silent = await startTestServer(environment, { db })
  const [messages, jobs] = [await count(), await contactJobs()]
  expect(await send({}, silent)).toMatchObject({ __typename: 'ContactReceipt' })
  expect([await count(), await contactJobs()]).toEqual([messages + 1, jobs])
})

test('a message is queued while the mail server is down and sent when it is back', async () => {
  const later = await startSmtpSink()
  await later.close()
  const env = { ...MAIL, SMTP_URL: later.url }
  const retryingServer = await startTestServer(env, {
    mail: createMail({ ...env, PUBLIC_URL: 'http://localhost:4000' }, { retryLimit: 20, retryDelay: 1 }),
  })
  expect(await send({}, retryingServer)).toMatchObject({ __typename: 'ContactReceipt' })
  await vi.waitFor(async () => {
    const jobs = await retryingServer.db.query<{ output: unknown }>(
      `SELECT output FROM pgboss.job WHERE name = 'contact-message' AND output IS NOT NULL`,
    )
    expect(jobs).toHaveLength(1)
  }, 30_000)
  const back = await startSmtpSink(Number(new URL(later.url).port))
  await vi.waitFor(() => expect(back.emails).toHaveLength(1), 30_000)
  expect(back.emails[0]?.headers['reply-to']).toBe('Ada Jones <ada@example.com>')
  await back.close()
})

test('email jobs do not contain the message', async () => {
  const jobs = await db.query(`SELECT data, output FROM pgboss.job WHERE name = 'contact-message'`)
  expect(jobs.length).toBeGreaterThan(0)
  expect(JSON.stringify(jobs)).not.toMatch(/Ada|example\.com|polls/)
})

test('REST accepts messages and returns the specified error messages', async () => {
  const post = (payload: object) => app.inject({ method: 'POST', url: '/api/contact', payload })
  const response = await post(message)
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({ success: true, id: expect.any(String) })
  const bad = await post({ name: '', email: '', message: '' })
  expect(bad.statusCode).toBe(400)
  expect(bad.json().errors).toEqual([
    { path: 'name', message: 'Please enter your name' },
    { path: 'email', message: 'Please enter a valid email address' },
    { path: 'subject', message: 'Please select a subject category' },
    { path: 'message', message: 'Please enter a message of at least 10 characters' },
  ])
})

test('messages per hour from one address are limited', async () => {
  const limited = await startTestServer({ RATE_LIMIT: 'on' }, { db })
  for (let index = 0; index < LIMITS.contact.max; index += 1) await send({}, limited)
  const { status } = await limited.graphql(SEND, message)
  expect(status).toBe(429)
})
