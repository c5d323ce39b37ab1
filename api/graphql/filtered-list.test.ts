import { beforeEach, expect, test } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { prisma } = server.db

beforeEach(async () => {
  await prisma.contactMessage.deleteMany()
  await prisma.newsletterIssue.deleteMany()
  await prisma.poll.deleteMany()
})

interface List {
  totalCount: number
  pageCount: number
  nodes: Record<string, string>[]
  states: { state: string; count: number }[]
}

/** Selects `label` of the items. */
async function find(list: string, label: string, args: string) {
  const found = (await server.ask(
    `{ ${list}(${args}) { totalCount pageCount nodes { ${label} } states { state count } } }`,
  )) as unknown as List
  return {
    total: found.totalCount,
    found: found.nodes.map((node) => node[label]),
    counts: Object.fromEntries(found.states.map(({ state, count }) => [state, count])),
  }
}

test('messages are found by sender, address, category and text, and counted by state', async () => {
  const message = (name: string, change: object = {}) =>
    prisma.contactMessage.create({
      data: {
        name,
        email: `${name.toLowerCase()}@example.org`,
        subject: 'general',
        message: 'The ferry to the island.',
        ...change,
      },
    })
  await message('Ada')
  await message('Bob', { handledAt: new Date() })
  await message('Cyd', { subject: 'media', message: 'A 50% share, an under_score.' })
  const messages = (args: string) => find('adminMessages', 'name', args)
  expect(await messages('search: "FERR island"')).toEqual({
    total: 2,
    found: ['Ada', 'Bob'],
    counts: { WAITING: 1, HANDLED: 1 },
  })
  expect(await messages('search: "ferry", state: HANDLED')).toEqual({
    total: 1,
    found: ['Bob'],
    counts: { WAITING: 1, HANDLED: 1 },
  })
  expect((await messages('state: WAITING')).found).toEqual(['Cyd', 'Ada'])
  expect((await messages('search: " ADA@example "')).found).toEqual(['Ada'])
  expect((await messages('search: "press"')).found).toEqual(['Cyd'])
  // Wildcards of SQL are ordinary characters.
  expect((await messages('search: "50%"')).found).toEqual(['Cyd'])
  expect((await messages('search: "%"')).found).toEqual(['Cyd'])
  expect((await messages('search: "r_s"')).found).toEqual(['Cyd'])
  expect((await messages('search: "ferry submarine"')).total).toBe(0)
  expect((await messages('search: "  "')).total).toBe(3)
})

test('polls are found by question and options, drafts first, then open and closed ones', async () => {
  const closed = (question: string, day: number) =>
    makePoll(prisma, { question, status: 'closed', closedAt: new Date(Date.UTC(2026, 0, day)) })
  await closed('The first ferry?', 1)
  await closed('The second ferry?', 2)
  await makePoll(prisma, { question: 'What next?', options: ['A ferry', 'A pool'], position: 2 })
  await makePoll(prisma, { question: 'Ferry or bridge?', position: 1 })
  await makePoll(prisma, { question: 'A draft of a ferry?', status: 'draft', position: 9 })
  await makePoll(prisma, { question: 'What for lunch?' })
  const polls = (args: string) => find('adminPolls', 'question', args)
  expect(await polls('search: "ferry"')).toEqual({
    total: 5,
    found: ['A draft of a ferry?', 'Ferry or bridge?', 'What next?', 'The second ferry?', 'The first ferry?'],
    counts: { DRAFT: 1, OPEN: 2, CLOSED: 2 },
  })
  expect((await polls('search: "ferry", state: CLOSED, pageSize: 1')).found).toEqual(['The second ferry?'])
  expect((await polls('pageSize: 50')).counts).toEqual({ DRAFT: 1, OPEN: 3, CLOSED: 2 })
})

test('issues are found by subject and text, but not by the names of their elements', async () => {
  await makeIssue(prisma, { subject: 'A fence', intro: '<p>Some <strong>neighbors</strong> met.</p>' })
  await makeIssue(prisma, { subject: 'A bridge', closing: '<p>Thank your neighbors.</p>', status: 'paused' })
  await makeIssue(prisma, { subject: 'A road', tryThis: 'Visit a neighbor.', status: 'scheduled' })
  const issues = (args: string) => find('adminNewsletterIssues', 'subject', args)
  expect(await issues('search: "neighbor", state: PAUSED')).toEqual({
    total: 1,
    found: ['A bridge'],
    counts: { DRAFT: 1, SCHEDULED: 1, SENDING: 0, PAUSED: 1, SENT: 0, CANCELED: 0 },
  })
  expect((await issues('search: "neighbor"')).total).toBe(3)
  expect((await issues('search: "bridge"')).found).toEqual(['A bridge'])
  expect((await issues('search: "strong"')).total).toBe(0)
})

test('a search that is too long is rejected with its field', async () => {
  const { errors } = await server.graphql(
    'query ($search: String) { adminMessages(search: $search) { totalCount } }',
    { search: 'x'.repeat(201) },
    asAdmin,
  )
  expect(errors?.[0]?.message).toBe('Please keep your search under 200 characters')
})
