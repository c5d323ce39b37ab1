import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { subscriptionLink } from '#api/newsletter/subscribers/subscription-link.ts'
import { makePost } from '#api/test/factories.ts'
import { changeIssue, makeSubscriber, NEWSLETTER_ENV, senderDeps } from '#api/test/newsletter.ts'
import { startTestServer } from '#api/test/server.ts'
import { startSmtpSink } from '#e2e/fakes/smtp-sink.ts'
import { acceptDelivery, CLAIM_SECONDS, claimDelivery } from './delivery.ts'
import { sendDue, startSender } from './issue-sender.ts'

const sink = await startSmtpSink()
afterAll(() => sink.close())
const server = await startTestServer({
  ...NEWSLETTER_ENV,
  SMTP_URL: sink.url.replace('//', '//editor:word@'),
})
const { prisma } = server.db
const START = new Date('2026-11-24T15:00:00Z')
const advanceMinutes = (minutes: number) => server.setNow(new Date(server.now().getTime() + minutes * 60_000))

beforeEach(async () => {
  server.setNow(START)
  sink.emails.length = 0
  await prisma.newsletterIssue.deleteMany()
  await prisma.subscriber.deleteMany()
})

const send = () => sendDue(senderDeps(server))
const change = (field: string, variables: Parameters<typeof changeIssue>[2] = {}) =>
  changeIssue(server, field, variables)
const addressees = () => sink.emails.flatMap(({ to }) => to).toSorted()

async function newIssue(input: object = {}): Promise<string> {
  const created = await change('createNewsletterIssue', {
    input: { subject: 'A fence that held', intro: '<p>Hello.</p>', ...input },
  })
  return created['id'] as string
}

async function issue(id: string) {
  return prisma.newsletterIssue.findUniqueOrThrow({ where: { id } })
}

const emailOf = (id: string) =>
  server.ask('query ($id: ID!) { adminNewsletterIssue(id: $id) { html text scheduledFor } }', { id })

async function failedChecks(id: string): Promise<string[]> {
  const checks = (await server.ask('query ($id: ID!) { newsletterIssueChecks(id: $id) { name passed } }', {
    id,
  })) as unknown as { name: string; passed: boolean }[]
  return checks.filter(({ passed }) => !passed).map(({ name }) => name)
}

async function unsubscribe(id: string) {
  const token = new URL(subscriptionLink(server, 'unsubscribe', id)).searchParams.get('token')
  const { data } = await server.graphql(
    `mutation ($token: String!) { unsubscribe(token: $token) { ... on SubscriptionChange { already } } }`,
    { token },
  )
  return data
}

test('every confirmed subscriber gets the issue once, with one-click unsubscribe and the same Message-ID as the delivery', async () => {
  const ada = await makeSubscriber(prisma, { email: 'ada@example.org' })
  await makeSubscriber(prisma, { email: 'ben@example.org' })
  await makeSubscriber(prisma, { email: 'new@example.org', status: 'pending' })
  await makeSubscriber(prisma, { email: 'unsubscribed@example.org', status: 'unsubscribed' })
  const id = await newIssue()

  expect(await change('sendNewsletterIssue', { id })).toMatchObject({
    status: 'SENDING',
    counts: { total: 2 },
  })
  await send()

  expect(addressees()).toEqual(['ada@example.org', 'ben@example.org'])
  const email = sink.emails.find(({ to }) => to.includes('ada@example.org'))
  const delivery = await prisma.delivery.findFirstOrThrow({ where: { subscriberId: ada.id } })
  expect(email?.headers).toMatchObject({
    subject: 'A fence that held',
    'message-id': `<${delivery.id}@localhost>`,
    'list-id': 'Civic Unity newsletter <newsletter.localhost>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  const [url = ''] = /http[^>]+/.exec(email?.headers['list-unsubscribe'] ?? '') ?? []
  expect(url).toContain(`token=${ada.id}.`)
  expect(email?.html).toContain(`href="${url}"`)
  expect(email?.text).toContain(url)
  expect(await issue(id)).toMatchObject({ status: 'sent', totalCount: 2, sentCount: 2 })
  await send()
  expect(sink.emails).toHaveLength(2)
})

test('when two editors click Send, the second gets a conflict', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  const responses = await Promise.all([
    change('sendNewsletterIssue', { id }),
    change('sendNewsletterIssue', { id }),
  ])
  expect(responses.filter(({ status }) => status === 'SENDING')).toHaveLength(1)
  expect(responses.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1)
  await send()
  expect(sink.emails).toHaveLength(1)
})

test('an issue that changed after the editor opened it is neither sent nor scheduled', async () => {
  await makeSubscriber(prisma)
  const { id, revision } = (await change('createNewsletterIssue', {
    input: { subject: 'Read by one editor', intro: 'Hello' },
  })) as { id: string; revision: string }
  await change('updateNewsletterIssue', { id, input: { intro: 'Changed by another' } })
  const rejected = { code: 'CONFLICT', message: expect.stringContaining('Nothing was sent') }
  expect(await change('sendNewsletterIssue', { id, revision })).toMatchObject(rejected)
  const at = '2026-11-24T16:00:00Z'
  expect(await change('scheduleNewsletterIssue', { id, revision, at })).toMatchObject(rejected)
  expect(await issue(id)).toMatchObject({ status: 'draft', sentAt: null })
})

test('a subscriber who unsubscribes or is removed after the start gets nothing', async () => {
  const ada = await makeSubscriber(prisma)
  const ben = await makeSubscriber(prisma)
  const cleo = await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  await unsubscribe(ada.id)
  await prisma.subscriber.delete({ where: { id: ben.id } })
  await send()
  expect(addressees()).toEqual([cleo.email])
  expect(await issue(id)).toMatchObject({ status: 'sent', sentCount: 1, skippedCount: 2 })
})

test('an email that is claimed again and again without an end is given up', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  await prisma.delivery.updateMany({ data: { attempts: 6 } })
  await send()
  expect(sink.emails).toEqual([])
  expect(await issue(id)).toMatchObject({ status: 'sent', rejectedCount: 1 })
})

test('a subscriber who unsubscribes after the claim gets nothing', async () => {
  const ada = await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  expect(await claimDelivery(server)).toMatchObject({ subscriberId: ada.id })
  await unsubscribe(ada.id)
  advanceMinutes(CLAIM_SECONDS / 60 + 1)
  await send()
  expect(sink.emails).toEqual([])
  expect(await issue(id)).toMatchObject({ status: 'sent', skippedCount: 1 })
})

test('a claim belongs to one worker until it expires', async () => {
  await makeSubscriber(prisma)
  await change('sendNewsletterIssue', { id: await newIssue() })
  const [one, other] = await Promise.all([claimDelivery(server), claimDelivery(server)])
  expect([one, other].filter(Boolean)).toHaveLength(1)
  await send()
  expect(sink.emails).toEqual([])
  advanceMinutes(CLAIM_SECONDS / 60 + 1)
  await send()
  expect(sink.emails).toHaveLength(1)
  expect(sink.emails[0]?.headers['message-id']).toBe(`<${(one ?? other)?.id}@localhost>`)
})

test('pausing and resuming sends nothing twice', async () => {
  await makeSubscriber(prisma)
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  const claimed = await claimDelivery(server)
  expect(await change('pauseNewsletterIssue', { id })).toMatchObject({
    status: 'PAUSED',
    pausedReason: 'An editor paused it.',
  })
  await send()
  expect(sink.emails).toEqual([])
  expect(claimed).not.toBeNull()
  expect(await change('resumeNewsletterIssue', { id })).toMatchObject({
    status: 'SENDING',
    pausedReason: null,
  })
  await send()
  advanceMinutes(CLAIM_SECONDS / 60 + 1)
  await send()
  expect(new Set(addressees()).size).toBe(2)
  expect(sink.emails).toHaveLength(2)
})

test('an issue that is paused while its last email goes out counts as sent', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  const last = await claimDelivery(server)
  await change('pauseNewsletterIssue', { id })
  if (last) await acceptDelivery(server, last)
  await send()
  expect(await issue(id)).toMatchObject({ status: 'sent', sentCount: 1, pausedReason: null })
})

test('canceling skips the rest, and a canceled schedule can be edited again', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  expect(await change('cancelNewsletterIssue', { id })).toMatchObject({
    status: 'CANCELED',
    counts: { skipped: 1 },
  })
  await send()
  expect(sink.emails).toEqual([])

  const other = await newIssue()
  await change('scheduleNewsletterIssue', { id: other, at: '2026-11-25T15:00:00Z' })
  expect(await change('updateNewsletterIssue', { id: other, input: { subject: 'New' } })).toMatchObject({
    code: 'CONFLICT',
  })
  await change('cancelNewsletterIssue', { id: other })
  expect(await change('updateNewsletterIssue', { id: other, input: { subject: 'New' } })).toMatchObject({
    status: 'DRAFT',
    slug: 'new',
  })
})

test('an issue whose schedule was canceled is shown as it would be sent now', async () => {
  const post = await makePost(prisma, { title: 'Before', slug: 'renamed' })
  const id = await newIssue({ postIds: [post.id] })
  await change('scheduleNewsletterIssue', { id, at: '2026-12-08T15:00:00Z' })
  await prisma.post.update({ where: { id: post.id }, data: { title: 'After' } })
  expect(await emailOf(id)).toMatchObject({ html: expect.stringContaining('Before') })

  await change('cancelNewsletterIssue', { id })
  const shown = await emailOf(id)
  expect(shown).toMatchObject({ html: expect.stringContaining('After'), scheduledFor: null })
  expect(shown['text']).toContain('November 24, 2026')
})

test('a scheduled issue is sent at the scheduled time', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('scheduleNewsletterIssue', { id, at: '2026-11-24T16:00:00Z' })
  await send()
  expect(sink.emails).toEqual([])
  advanceMinutes(60)
  await send()
  expect(sink.emails).toHaveLength(1)
  expect(await issue(id)).toMatchObject({ status: 'sent' })
})

test('a rescheduled issue has the date of the day on which it is sent, in the site’s time zone', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('scheduleNewsletterIssue', { id, at: '2026-11-26T02:00:00Z' })
  expect((await emailOf(id))['text']).toContain('November 25, 2026')
  await change('scheduleNewsletterIssue', { id, at: '2026-11-28T02:00:00Z' })
  expect((await emailOf(id))['text']).toContain('November 27, 2026')
  server.setNow(new Date('2026-11-28T02:00:00Z'))
  await send()
  for (const body of [sink.emails[0]?.html, sink.emails[0]?.text]) expect(body).toContain('November 27, 2026')
})

test('an issue more than two hours late waits for an editor, who resumes or reschedules it', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('scheduleNewsletterIssue', { id, at: '2026-11-24T16:00:00Z' })
  advanceMinutes(60 + 121)
  await send()
  expect(sink.emails).toEqual([])
  const paused = await issue(id)
  expect(paused.status).toBe('paused')
  expect(paused.pausedReason).toContain('wasn’t running')
  expect(await change('scheduleNewsletterIssue', { id, at: '2026-11-25T16:00:00Z' })).toMatchObject({
    status: 'SCHEDULED',
  })
  await change('sendNewsletterIssue', { id })
  await send()
  expect(sink.emails).toHaveLength(1)
})

test.for([
  ['busy', 'turned us away'],
  ['greeting', 'turned us away'],
  ['login', 'rejected the login'],
  ['loginRequired', 'requires a login'],
  ['sender', 'rejected the sender’s address'],
  ['throttledLogin', 'turned us away'],
  ['throttledSender', 'turned us away'],
] as const)('a rejection at %s pauses the issue and says why', async ([at, reason]) => {
  const failing = await startTestServer(
    { ...NEWSLETTER_ENV, SMTP_URL: sink.url.replace('//', '//editor:word@') },
    { db: server.db },
  )
  await makeSubscriber(failing.db.prisma)
  const { id } = await changeIssue(failing, 'createNewsletterIssue', {
    input: { subject: 'Hi', intro: 'Hello' },
  })
  await changeIssue(failing, 'sendNewsletterIssue', { id: id as string })
  sink.rejectNextConnection(at)
  await sendDue(senderDeps(failing))
  const { status, pausedReason } = await failing.db.prisma.newsletterIssue.findFirstOrThrow()
  expect(status).toBe('paused')
  expect(pausedReason).toContain(reason)
  expect(sink.emails).toEqual([])
  await changeIssue(failing, 'resumeNewsletterIssue', { id: id as string })
  await sendDue(senderDeps(failing))
  expect(sink.emails).toHaveLength(1)
})

test('a mail server that is down pauses the issue, and nothing is lost', async () => {
  const failing = await startTestServer(
    { ...NEWSLETTER_ENV, SMTP_URL: 'smtp://127.0.0.1:9' },
    { db: server.db },
  )
  await makeSubscriber(failing.db.prisma)
  const { id } = await changeIssue(failing, 'createNewsletterIssue', {
    input: { subject: 'Hi', intro: 'Hello' },
  })
  await changeIssue(failing, 'sendNewsletterIssue', { id: id as string })
  await sendDue(senderDeps(failing))
  const paused = await failing.db.prisma.newsletterIssue.findFirstOrThrow({ include: { deliveries: true } })
  expect(paused).toMatchObject({ status: 'paused', deliveries: [{ status: 'waiting', attempts: 0 }] })
  expect(paused.pausedReason).toContain('couldn’t connect')
})

test('an issue is paused when the server restarts without a mail server', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  const restarted = await startTestServer(NEWSLETTER_ENV, { db: server.db })
  restarted.setNow(server.now())
  await sendDue(senderDeps(restarted))
  expect(await issue(id)).toMatchObject({
    status: 'paused',
    pausedReason: expect.stringContaining('Check SMTP_URL'),
  })
})

test('mailboxes that defer or disconnect do not delay other subscribers and are retried later', async () => {
  const troubled = ['450 4.2.1 Later', '421 4.7.0 Slow down', 'disconnect'] as const
  for (const how of troubled) {
    const { email } = await makeSubscriber(prisma)
    sink.rejectRecipient(email, how)
  }
  for (let count = 0; count < 5; count += 1) await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  await send()
  expect(sink.emails).toHaveLength(5)
  expect(await issue(id)).toMatchObject({ status: 'sending', sentCount: 5 })

  const { email } = await prisma.subscriber.findFirstOrThrow({ orderBy: { id: 'asc' } })
  sink.acceptRecipient(email)
  advanceMinutes(6)
  await send()
  expect(addressees()).toContain(email)
  for (const minutes of [20, 70, 250, 730]) {
    advanceMinutes(minutes)
    await send()
  }
  expect(await issue(id)).toMatchObject({ status: 'sent', sentCount: 6, rejectedCount: 2 })
  expect(await prisma.subscriber.count({ where: { status: 'undeliverable' } })).toBe(0)
})

test('a mailbox that never responds does not delay other subscribers', async () => {
  const silent = await makeSubscriber(prisma)
  sink.rejectRecipient(silent.email, 'hang')
  for (let count = 0; count < 8; count += 1) await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  const sending = send()
  await vi.waitFor(() => expect(sink.emails).toHaveLength(8), 20_000)
  sink.dropConnections()
  await vi.waitFor(async () => {
    sink.dropConnections()
    expect(await prisma.delivery.count({ where: { status: 'claimed' } })).toBe(0)
  }, 20_000)
  await sending
  sink.acceptRecipient(silent.email)
  advanceMinutes(6)
  await send()
  expect(await issue(id)).toMatchObject({ status: 'sent', sentCount: 9 })
})

test('an address that does not exist gets no more issues, and others only after a second rejection', async () => {
  const nobody = await makeSubscriber(prisma)
  const full = await makeSubscriber(prisma)
  const blocking = await makeSubscriber(prisma)
  sink.rejectRecipient(nobody.email)
  sink.rejectRecipient(full.email, '552 5.2.2 Mailbox full')
  sink.rejectRecipient(blocking.email, '554 5.7.1 Blocked')
  const statuses = async () => {
    const subscribers = await prisma.subscriber.findMany({ orderBy: { id: 'asc' } })
    return subscribers.map(({ status }) => status)
  }
  for (const expected of ['confirmed', 'undeliverable']) {
    await change('sendNewsletterIssue', { id: await newIssue() })
    await send()
    expect(await statuses()).toEqual(['undeliverable', expected, 'confirmed'])
  }
  expect(await server.ask('{ subscriberCounts { confirmed undeliverable } }')).toEqual({
    confirmed: 1,
    undeliverable: 2,
  })
  const { csv } = (await server.ask('mutation { exportSubscribers { csv } }')) as { csv: string }
  const row = csv.split('\r\n').find((line) => line.startsWith(`"${full.email}"`))
  expect(row).toMatch(/"undeliverable"$/)

  await server.ask(
    `mutation ($email: String!) { markSubscriberDeliverable(email: $email) { ... on DeliverableSubscriber { email } } }`,
    { email: full.email },
  )
  sink.acceptRecipient(full.email)
  await change('sendNewsletterIssue', { id: await newIssue() })
  await send()
  expect(addressees()).toEqual([full.email])
})

test('a scheduled issue starts on time while another one is still being sent', async () => {
  const slow = await startTestServer(
    { ...NEWSLETTER_ENV, MAIL_PER_MINUTE: '1', SMTP_URL: sink.url.replace('//', '//editor:word@') },
    { db: server.db },
  )
  for (let count = 0; count < 4; count += 1) await makeSubscriber(prisma)
  const [first, second] = [await newIssue(), await newIssue()]
  await change('sendNewsletterIssue', { id: first })
  await change('scheduleNewsletterIssue', { id: second, at: '2026-11-24T16:00:00Z' })
  slow.setNow(START)
  const stop = await startSender(senderDeps(slow))
  await vi.waitFor(() => expect(sink.emails).toHaveLength(1), 10_000)
  slow.setNow(new Date('2026-11-24T16:00:00Z'))
  await vi.waitFor(async () => expect(await issue(second)).toMatchObject({ status: 'sending' }), 10_000)
  expect(await issue(first)).toMatchObject({ status: 'sending' })
  await stop()
  await prisma.mailRate.deleteMany()
})

test('an issue that every mailbox rejects is paused before it empties the list', async () => {
  for (let count = 0; count < 40; count += 1) {
    const { email } = await makeSubscriber(prisma)
    sink.rejectRecipient(email, '554 5.7.1 Blocked')
  }
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  await send()
  const { status, pausedReason, rejectedCount } = await issue(id)
  expect(status).toBe('paused')
  expect(pausedReason).toContain('last 20 emails')
  expect(rejectedCount).toBeLessThan(40)
  expect(await prisma.subscriber.count({ where: { status: 'confirmed' } })).toBe(40)
})

test('an issue that an editor postpones while it is being started waits for its new time', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  await change('scheduleNewsletterIssue', { id, at: '2026-11-24T16:00:00Z' })
  advanceMinutes(60)
  const postpone = vi.fn(async () => {})
  postpone.mockImplementationOnce(async () => {
    await change('scheduleNewsletterIssue', { id, at: '2026-11-25T16:00:00Z' })
  })
  const postponing = prisma.$extends({
    query: { newsletterIssue: { findMany: ({ args, query }) => query(args).finally(postpone) } },
  }) as unknown as typeof prisma
  await sendDue({ ...senderDeps(server), db: { ...server.db, prisma: postponing } })
  expect(sink.emails).toEqual([])
  expect(await issue(id)).toMatchObject({ status: 'scheduled' })
})

test('after an error of the database, emails that are being sent are waited for', async () => {
  for (let i = 0; i < 2; i += 1) await makeSubscriber(prisma)
  await change('sendNewsletterIssue', { id: await newIssue() })
  const query = vi.fn(server.db.query)
  query.mockImplementationOnce(server.db.query).mockRejectedValueOnce(new Error('The connection was lost'))
  const db = { ...server.db, query: query as typeof server.db.query }
  await expect(sendDue({ ...senderDeps(server), db })).rejects.toThrow('lost')
  expect(await prisma.delivery.count({ where: { status: 'sent' } })).toBe(1)
  await send()
  expect(sink.emails).toHaveLength(2)
})

test('an issue that cannot be started does not keep a later one from starting', async () => {
  await makeSubscriber(prisma)
  const [broken, intact] = [await newIssue(), await newIssue({ subject: 'Intact' })]
  await change('scheduleNewsletterIssue', { id: broken, at: '2026-11-24T16:00:00Z' })
  await change('scheduleNewsletterIssue', { id: intact, at: '2026-11-24T16:00:00Z' })
  await prisma.newsletterIssue.update({ where: { id: broken }, data: { html: null } })
  advanceMinutes(60)
  await send()
  expect(sink.emails.map(({ headers }) => headers['subject'])).toEqual(['Intact'])
})

test.for([
  ['unpublished', '“Withdrawn”'],
  ['deleted', '/blog/withdrawn'],
] as const)('a scheduled issue is paused if one of its articles has been %s', async ([what, reason]) => {
  await makeSubscriber(prisma)
  await prisma.post.deleteMany({ where: { slug: 'withdrawn' } })
  const post = await makePost(prisma, { title: 'Withdrawn', slug: 'withdrawn' })
  const id = await newIssue({ postIds: [post.id] })
  await change('scheduleNewsletterIssue', { id, at: '2026-11-24T16:00:00Z' })
  if (what === 'deleted') await prisma.post.delete({ where: { id: post.id } })
  else await prisma.post.update({ where: { id: post.id }, data: { status: 'draft' } })
  const failed = what === 'deleted' ? 'Links' : 'Articles'
  expect(await failedChecks(id)).toContain(failed)
  expect(await change('sendNewsletterIssue', { id })).toMatchObject({ code: 'CONFLICT' })
  advanceMinutes(60)
  await send()
  expect(sink.emails).toEqual([])
  expect(await failedChecks(id)).toContain(failed)
  const { status, pausedReason } = await issue(id)
  expect(status).toBe('paused')
  expect(pausedReason).toContain(reason)
  expect(pausedReason).toContain('To edit the issue, cancel it first.')
  expect(await change('resumeNewsletterIssue', { id })).toMatchObject({ code: 'CONFLICT' })
  expect(await change('scheduleNewsletterIssue', { id, at: '2026-11-25T16:00:00Z' })).toMatchObject({
    code: 'CONFLICT',
  })
})

test('an unsubscribe within three days counts for the issue', async () => {
  const early = await makeSubscriber(prisma)
  const late = await makeSubscriber(prisma)
  const id = await newIssue()
  await change('sendNewsletterIssue', { id })
  await send()
  advanceMinutes(60)
  await unsubscribe(early.id)
  await unsubscribe(early.id)
  advanceMinutes(4 * 24 * 60)
  await unsubscribe(late.id)
  expect(await issue(id)).toMatchObject({ unsubscribedCount: 1 })
})

test('a test email reaches one address and never the list', async () => {
  await makeSubscriber(prisma)
  const id = await newIssue()
  const TEST = `mutation ($id: ID!, $to: String!) { sendTestNewsletterIssue(id: $id, to: $to) {
    ... on NewsletterTestEmail { to } ... on Error { code message } } }`
  expect(await server.ask(TEST, { id, to: 'me@example.org' })).toEqual({ to: 'me@example.org' })
  expect(addressees()).toEqual(['me@example.org'])
  expect(sink.emails[0]?.headers['subject']).toBe('[Test] A fence that held')
  expect(sink.emails[0]?.html).not.toContain('token=')
  expect(await prisma.delivery.count()).toBe(0)
  sink.rejectRecipient('no@example.org')
  expect(await server.ask(TEST, { id, to: 'no@example.org' })).toMatchObject({ code: 'CONFLICT' })
  expect(await server.ask(TEST, { id, to: 'nobody' })).toMatchObject({ code: 'BAD_INPUT' })
})

test('deliveries hold no address', async () => {
  const subscriber = await makeSubscriber(prisma)
  sink.rejectRecipient(subscriber.email)
  await change('sendNewsletterIssue', { id: await newIssue() })
  await send()
  expect(JSON.stringify(await prisma.delivery.findMany())).not.toContain(subscriber.email)
  const { errors } = await server.graphql('{ adminNewsletterIssues { totalCount } }')
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
