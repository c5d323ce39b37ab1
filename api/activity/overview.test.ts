import { beforeEach, expect, test } from 'vitest'
import { makePoll, makePost } from '#api/test/factories.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { startTestServer } from '#api/test/server.ts'
import { ISSUE_ERRORS } from '#domain/newsletter/issue-messages.ts'

const server = await startTestServer({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })
const { prisma } = server.db
const NOW = server.now()
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

beforeEach(async () => {
  server.setNow(NOW)
  await prisma.generationRun.deleteMany()
  await prisma.newsletterIssue.deleteMany()
  await prisma.post.deleteMany()
  await prisma.poll.deleteMany()
  await prisma.contactMessage.deleteMany()
  await prisma.automationSettings.deleteMany()
})

const OVERVIEW = `{ overview {
  attention { kind count items { id object title at } }
  week { kind id title at }
} }`

interface Overview {
  attention: { kind: string; count: number; items: Record<string, unknown>[] }[]
  week: Record<string, unknown>[]
}

async function overview(headers?: Record<string, string>): Promise<Overview> {
  if (!headers) return (await server.ask(OVERVIEW)) as unknown as Overview
  return (await server.graphql<{ overview: Overview }>(OVERVIEW, {}, headers)).data.overview
}

const draft = (title: string, hoursAgo: number) =>
  makePost(prisma, {
    title,
    status: 'draft',
    publishedAt: null,
    aiModel: 'stand-in',
    createdAt: inHours(-hoursAgo),
  })

/** A draft of a run whose Sources check failed. It still fails if its text has a figure. */
async function makeHeld(content: string) {
  const held = await draft('Held', 5)
  await prisma.post.update({ where: { id: held.id }, data: { content } })
  await prisma.generationRun.create({
    data: {
      trigger: 'manual',
      status: 'succeeded',
      category: 'Stories of Unity',
      stage: 'done',
      startedAt: inHours(-5),
      postId: held.id,
      checks: [{ name: 'Sources', passed: false, text: 'To verify: 87%.' }],
    },
  })
  return held
}

async function makeEverything() {
  await makeHeld('<p>Nearly 87% of Democrats agree with this.</p>')
  for (const hours of [1, 4, 3, 2]) await draft(`Unreviewed ${hours}`, hours)
  await makePost(prisma, { status: 'draft', title: 'By a person' })
  await makePost(prisma, { status: 'draft', title: 'Missed', publishAt: inHours(-25) })
  const trashed = await draft('In the trash', 6)
  await prisma.post.update({ where: { id: trashed.id }, data: { trashedAt: NOW } })
  const soon = await makePoll(prisma, { question: 'Closing soon?', closesAt: inHours(71) })
  await makePoll(prisma, { closesAt: inHours(73) })
  await makePoll(prisma, { status: 'draft', closesAt: inHours(1) })
  const message = { email: 'a@example.org', subject: 'general' as const, message: 'Hello.' }
  await prisma.contactMessage.createMany({
    data: [
      { ...message, name: 'Maria', createdAt: inHours(-19) },
      { ...message, name: 'Handled', createdAt: inHours(-30), handledAt: NOW },
    ],
  })
  await makeIssue(prisma, { subject: 'A draft', createdAt: inHours(-7) })
  await makeIssue(prisma, {
    subject: 'Stopped',
    status: 'paused',
    pausedReason: 'The mail server refuses us.',
    updatedAt: inHours(-6),
  })
  await makeIssue(prisma, { status: 'paused', pausedReason: ISSUE_ERRORS.pausedByEditor })
  await prisma.generationRun.create({
    data: {
      trigger: 'scheduled',
      status: 'failed',
      category: 'Stories of Unity',
      stage: 'writing',
      startedAt: inHours(-1),
      finishedAt: inHours(-1),
      failureMessage: 'The AI provider can’t be reached',
    },
  })
  return { soon }
}

test('a new site needs no attention', async () => {
  expect((await overview()).attention).toEqual([])
})

test('the overview lists what needs attention, most urgent first, at most three of a kind', async () => {
  const { soon } = await makeEverything()
  const { attention } = await overview()
  expect(attention.map(({ kind, count, items }) => [kind, count, items.map(({ title }) => title)])).toEqual([
    ['FAILED_JOB', 3, ['Missed', 'Stopped', 'The AI provider can’t be reached']],
    ['HELD_DRAFT', 1, ['Held']],
    ['UNREVIEWED_DRAFT', 4, ['Unreviewed 4', 'Unreviewed 3', 'Unreviewed 2']],
    ['CLOSING_POLL', 1, ['Closing soon?']],
    ['MESSAGE', 1, ['Maria']],
    ['ISSUE_DRAFT', 1, ['A draft']],
  ])
  expect(attention.find(({ kind }) => kind === 'CLOSING_POLL')?.items).toEqual([
    { id: soon.id, object: 'POLL', title: 'Closing soon?', at: inHours(71).toISOString() },
  ])
  expect(attention.find(({ kind }) => kind === 'MESSAGE')?.items[0]?.['at']).toBe(inHours(-19).toISOString())
})

test('writers see drafts and polls, but no messages, issues and failures', async () => {
  await makeEverything()
  await makeIssue(prisma, { status: 'scheduled', scheduledFor: inHours(2) })
  const { token } = await server.ask(
    'mutation { createEditor(name: "Wil", role: WRITER) { ... on NewEditor { token } } }',
  )
  const { attention, week } = await overview({ authorization: `Bearer ${token}` })
  expect(attention.map(({ kind }) => kind)).toEqual(['HELD_DRAFT', 'UNREVIEWED_DRAFT', 'CLOSING_POLL'])
  expect(week.map(({ kind }) => kind)).not.toContain('ISSUE')
})

test('a generation that succeeded after a failure needs no attention', async () => {
  const run = { trigger: 'manual' as const, category: 'Stories of Unity', stage: 'done' }
  await prisma.generationRun.create({ data: { ...run, status: 'failed', startedAt: inHours(-2) } })
  await prisma.generationRun.create({ data: { ...run, status: 'succeeded', startedAt: inHours(-1) } })
  expect((await overview()).attention).toEqual([])
})

test('jobs that were given up need attention until one of the same kind succeeds', async () => {
  let fails = true
  await server.jobs.work('test-job', async () => {
    if (fails) throw new Error('No')
  })
  const failures = async () => (await server.jobs.failed()).map(({ name }) => name)
  const finish = async (state: string) => {
    await server.jobs.send('test-job', {})
    await expect
      .poll(
        async () =>
          server.db.query(`SELECT 1 FROM pgboss.job WHERE name = 'test-job' AND state = $1`, [state]),
        { timeout: 30_000 },
      )
      .not.toEqual([])
  }
  await server.db.query(`UPDATE pgboss.queue SET retry_limit = 0 WHERE name = 'test-job'`)
  await finish('failed')
  expect(await failures()).toEqual(['test-job'])
  expect((await overview()).attention).toMatchObject([
    { kind: 'FAILED_JOB', items: [{ id: null, object: null, title: 'test-job' }] },
  ])
  fails = false
  await finish('completed')
  expect(await failures()).toEqual([])
})

test('the week lists articles, polls that close, issues and automated posts, soonest first', async () => {
  const poll = await makePoll(prisma, { closesAt: inHours(30) })
  const post = await makePost(prisma, { status: 'draft', publishAt: inHours(1) })
  await makePoll(prisma, { closesAt: inHours(8 * 24) })
  const issue = await makeIssue(prisma, { status: 'scheduled', scheduledFor: inHours(2) })
  const { week } = await overview()
  // 10 AM in New York is 3 PM in UTC.
  const slot = (day: number) => ({
    kind: 'AUTOMATION',
    id: null,
    title: null,
    at: `2026-11-${day}T15:00:00.000Z`,
  })
  expect(week).toEqual([
    { kind: 'ARTICLE', id: post.id, title: post.title, at: inHours(1).toISOString() },
    { kind: 'ISSUE', id: issue.id, title: issue.subject, at: inHours(2).toISOString() },
    slot(20),
    { kind: 'POLL_CLOSING', id: poll.id, title: poll.question, at: inHours(30).toISOString() },
    slot(22),
    slot(24),
    slot(26),
  ])
})

test('no automated post is listed while the schedule is paused', async () => {
  await server.ask('mutation { updateAutomation(paused: true) { paused } }')
  expect((await overview()).week).toEqual([])
})

test('a held draft is found behind more than a hundred older ones, unless its text was corrected', async () => {
  for (let hour = 0; hour < 101; hour += 1) await draft(`Older ${hour}`, 100 + hour)
  const held = await makeHeld('<p>Nearly 87% of Democrats agree with this.</p>')
  await makeHeld('<p>Most neighbors agree with this.</p>')
  const { attention } = await overview()
  expect(attention.map(({ kind, count }) => [kind, count])).toEqual([
    ['HELD_DRAFT', 1],
    ['UNREVIEWED_DRAFT', 100],
  ])
  expect(attention[0]?.items).toMatchObject([{ id: held.id }])
  const list = await server.ask('{ adminPosts(state: HELD) { totalCount nodes { id } } }')
  expect(list).toEqual({ totalCount: 1, nodes: [{ id: held.id }] })
})
