import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase } from '#api/database/db.ts'
import { startPostgres } from '#api/test/postgres.ts'
import { startSmtpSink } from '#e2e/fakes/smtp-sink.ts'
import { ADMIN_TOKEN, killAll, type ServerProcess, startServer, waitUntil } from './processes.ts'

// Sends an issue with real processes that are killed again and again.

const SUBSCRIBERS = 2_000
const KILLS = 20
/** Fast enough for a test, and slow enough that all kills happen while the issue is being sent. */
const MAIL_PER_MINUTE = 2_400

const postgres = await startPostgres()
if (!postgres) console.warn('SKIPPED: no PostgreSQL here. Sending by two processes was not tested.')
const withPostgres = test.skipIf(!postgres)

const sink = await startSmtpSink()
afterEach(() => {
  killAll()
  sink.emails.length = 0
})
afterAll(async () => {
  await sink.close()
  await postgres?.stop()
})

const MAIL = {
  SMTP_URL: sink.url,
  MAIL_FROM: 'Civic Unity <news@civicunity.example>',
  POSTAL_ADDRESS: '123 Example Street',
  MAIL_PER_MINUTE: String(MAIL_PER_MINUTE),
  PUBLIC_URL: 'https://civicunity.example',
  SEED_DEMO: 'false',
}

const ADD_SUBSCRIBERS = `INSERT INTO "Subscriber" (id, email, status)
  SELECT gen_random_uuid()::text, 'subscriber-' || n || '@example.org', 'confirmed' FROM generate_series(1, ${SUBSCRIBERS}) AS n`

async function admin(url: string, query: string): Promise<Record<string, Record<string, unknown>>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN_TOKEN}` },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await response.json()) as { data: never; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function startIssue({ url }: ServerProcess): Promise<string> {
  const created = await admin(
    url,
    `mutation { createNewsletterIssue(input: { subject: "Chaos", intro: "<p>Hello.</p>" }) {
      ... on NewsletterIssue { id } } }`,
  )
  const id = created['createNewsletterIssue']?.['id'] as string
  const sent = await admin(
    url,
    `mutation { sendNewsletterIssue(id: "${id}") { ... on NewsletterIssue { status } ... on Error { message } } }`,
  )
  expect(sent['sendNewsletterIssue']).toEqual({ status: 'SENDING' })
  return id
}

async function issueStatus(url: string, id: string): Promise<Record<string, unknown>> {
  const { adminNewsletterIssue } = await admin(
    url,
    `{ adminNewsletterIssue(id: "${id}") { status counts { total sent rejected skipped } } }`,
  )
  return adminNewsletterIssue ?? {}
}

/** Calls `killAndRestart` at even intervals while the issue is being sent. */
async function killRepeatedly(killAndRestart: (kill: number) => Promise<void>): Promise<void> {
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const goal = Math.floor((SUBSCRIBERS * kill) / (KILLS + 2))
    await waitUntil(() => sink.emails.length >= goal, 300_000)
    await killAndRestart(kill)
  }
}

function expectOneMessageIdEach(): void {
  const idsBySubscriber = new Map<string, Set<string>>()
  for (const { to, headers } of sink.emails) {
    const [subscriber = ''] = to
    const ids = idsBySubscriber.get(subscriber) ?? new Set()
    idsBySubscriber.set(subscriber, ids.add(headers['message-id'] ?? ''))
  }
  expect(idsBySubscriber.size).toBe(SUBSCRIBERS)
  expect([...idsBySubscriber.values()].filter((ids) => ids.size !== 1)).toEqual([])
  expect(new Set([...idsBySubscriber.values()].flatMap((ids) => [...ids])).size).toBe(SUBSCRIBERS)
  // A kill leaves at most five emails sent and unrecorded.
  expect(sink.emails.length).toBeLessThanOrEqual(SUBSCRIBERS + KILLS * 5)
}

withPostgres(
  'two processes that are killed 20 times in turn send every subscriber one Message-ID',
  async () => {
    if (!postgres) return
    const url = await postgres.createDatabase('newsletter')
    const env = { ...MAIL, DATABASE_URL: url }
    const servers = [await startServer(env), await startServer(env)]
    const db = new Client({ connectionString: url })
    await db.connect()
    await db.query(ADD_SUBSCRIBERS)
    const id = await startIssue(servers[0] as ServerProcess)
    await killRepeatedly(async (kill) => {
      const victim = kill % 2
      await servers[victim]?.end('SIGKILL')
      servers[victim] = await startServer(env)
    })
    const address = (servers[0] as ServerProcess).url
    await waitUntil(async () => (await issueStatus(address, id))['status'] === 'SENT', 400_000)
    expect((await issueStatus(address, id))['counts']).toEqual({
      total: SUBSCRIBERS,
      sent: SUBSCRIBERS,
      rejected: 0,
      skipped: 0,
    })
    await db.end()
    expectOneMessageIdEach()
  },
  900_000,
)

test('one process on the embedded database that is killed 20 times sends every subscriber one Message-ID', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-unity-newsletter-'))
  const env = { ...MAIL, DATA_DIR: folder }
  const seeding = await openDatabase({ DATABASE_POOL: 1, DATA_DIR: folder })
  await seeding.query(ADD_SUBSCRIBERS)
  await seeding.close()
  let server = await startServer(env)
  const id = await startIssue(server)
  await killRepeatedly(async () => {
    await server.end('SIGKILL')
    server = await startServer(env)
  })
  await waitUntil(async () => (await issueStatus(server.url, id))['status'] === 'SENT', 400_000)
  expect((await issueStatus(server.url, id))['counts']).toEqual({
    total: SUBSCRIBERS,
    sent: SUBSCRIBERS,
    rejected: 0,
    skipped: 0,
  })
  expectOneMessageIdEach()
  await server.end('SIGTERM')
  await delay(100)
  await rm(folder, { recursive: true, force: true })
}, 900_000)
