import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { deleteExpired } from '#api/retention/retention.service.ts'
import { makeBallots, makeChallenge, makePoll, makePost } from '#api/test/factories.ts'
import { makeIssue, makeSubscriber } from '#api/test/newsletter.ts'
import { statementsOf } from '#api/test/queries.ts'
import { asAdmin, cookieOf, startTestServer } from '#api/test/server.ts'
import { dailyCounts, storeDailyCounts } from './daily-count.service.ts'

const server = await startTestServer()
const { prisma } = server.db
const { ask, graphql } = server

beforeEach(async () => {
  await prisma.dailyCount.deleteMany()
  await prisma.poll.deleteMany()
  await prisma.quizSubmission.deleteMany()
  await prisma.completion.deleteMany()
  await prisma.subscriber.deleteMany()
  await prisma.newsletterIssue.deleteMany()
})

const takeQuiz = (createdAt: Date) =>
  prisma.quizSubmission.create({ data: { responses: {}, overlapPercentage: 70, createdAt } })

const countsOf = async (from: string, to: string, deps: typeof server = server) =>
  (await dailyCounts(deps, { from, to })).map(({ day, kind, key, count }) => `${day} ${kind} ${key} ${count}`)

/** As the browser of a visitor, each with a cookie of its own unless one is given. */
async function vote(pollId: string, optionIndex = 0, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/polls/${pollId}/vote`,
    payload: { optionIndex, politicalAffiliation: 'other' },
    headers,
  })
  expect(response.statusCode).toBe(201)
  return cookieOf(response)
}

// In New York, the clock goes back on November 1 and forward on March 14. Kolkata is 5:30 ahead all year.
describe.each([
  ['America/New_York', '2026-10-31', ['2026-10-31', '2026-11-01', '2026-11-02']],
  ['America/New_York', '2027-03-13', ['2027-03-13', '2027-03-14', '2027-03-15']],
  ['Asia/Kolkata', '2026-10-31', ['2026-10-31', '2026-11-01', '2026-11-02']],
])('in %s around %s', (timeZone, _start, days) => {
  const [from = '', , to = ''] = days
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

  test('every quiz, sign-up, unsubscribe and issue counts on its local day, live and stored', async () => {
    const deps = { ...server, env: { ...server.env, SITE_TIMEZONE: timeZone } }
    const start = Date.parse(`${from}T00:00:00Z`) - 12 * 3_600_000
    const times = Array.from({ length: 4 * 24 * 2 }, (_, index) => new Date(start + index * 1_800_000 - 1))
    await prisma.quizSubmission.createMany({
      data: times.map((createdAt) => ({ responses: {}, overlapPercentage: 70, createdAt })),
    })
    await prisma.subscriber.createMany({
      data: times.map((at) => ({
        email: `${randomUUID()}@example.org`,
        status: 'unsubscribed' as const,
        confirmedAt: at,
        unsubscribedAt: new Date(at.getTime() + 1),
      })),
    })
    const expected = days.flatMap((day) => {
      const count = (shift: number) => times.filter((at) => local.format(at.getTime() + shift) === day).length
      return [`${day} quiz  ${count(0)}`, `${day} signUp  ${count(0)}`, `${day} unsubscribe  ${count(1)}`]
    })
    expect(await countsOf(from, to, deps)).toEqual(expected)
    server.setNow(new Date(`${to}T18:00:00Z`))
    await storeDailyCounts(deps)
    const lastStored = await prisma.dailyCount.aggregate({ _max: { day: true } })
    expect(lastStored._max.day?.toISOString().slice(0, 10)).toBe(days[1])
    expect(await countsOf(from, to, deps)).toEqual(expected)
  })
})

test('a vote counts on the local day, once per voter and day, and stays counted when it is withdrawn', async () => {
  const poll = await makePoll(prisma, { slug: 'first' })
  const other = await makePoll(prisma, { slug: 'second' })
  await makeBallots(prisma, poll.id, { liberal: [20] }, server.now(), { areSamples: true })
  // 11:59 PM and midnight in New York.
  server.setNow(new Date('2026-11-20T04:59:00Z'))
  const voter = await vote(poll.id)
  await vote(poll.id, 1)
  await vote(poll.id, 2, voter)
  server.setNow(new Date('2026-11-20T05:00:00Z'))
  await vote(poll.id, 0, voter)
  await vote(other.id)
  const expected = ['2026-11-19 vote first 2', '2026-11-20 vote first 1', '2026-11-20 vote second 1']
  expect(await countsOf('2026-11-01', '2026-11-30')).toEqual(expected)

  await storeDailyCounts(server)
  expect(await prisma.dailyTally.count()).toBe(2)
  await prisma.ballot.deleteMany()
  expect(await countsOf('2026-11-01', '2026-11-30')).toEqual(expected)
  expect(await prisma.dailyCount.findMany({ where: { kind: 'vote' } })).toEqual([
    { day: new Date('2026-11-19'), kind: 'vote', key: 'first', count: 2 },
  ])
})

test('a vote that commits after its day was stored is added', async () => {
  const poll = await makePoll(prisma, { slug: 'first' })
  await makeBallots(prisma, poll.id, { other: [1] }, new Date('2026-11-19T12:00:00Z'))
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  await storeDailyCounts(server)
  await makeBallots(prisma, poll.id, { other: [2] }, new Date('2026-11-19T12:00:00Z'))
  await storeDailyCounts(server)
  await storeDailyCounts(server)
  expect(await countsOf('2026-11-19', '2026-11-19')).toEqual(['2026-11-19 vote first 3'])
})

test('challenges are counted by kind and issues by slug, even if they were canceled later', async () => {
  server.setNow(new Date('2026-11-20T04:59:00Z'))
  const [quiz, again, story] = [
    await makeChallenge(prisma, { type: 'quiz' }),
    await makeChallenge(prisma, { type: 'quiz' }),
    await makeChallenge(prisma, { type: 'story' }),
  ]
  for (const { id } of [quiz, again, story])
    await ask(
      'mutation ($id: ID!) { completeChallenge(challengeId: $id, sessionId: "session_1") { __typename } }',
      { id },
    )
  await makeIssue(prisma, { slug: 'a-fence', status: 'sending', sentAt: server.now() })
  await makeIssue(prisma, { slug: 'canceled', status: 'canceled', sentAt: server.now() })
  expect(await countsOf('2026-11-19', '2026-11-20')).toEqual([
    '2026-11-19 challenge quiz 2',
    '2026-11-19 challenge story 1',
    '2026-11-19 issue a-fence 1',
    '2026-11-19 issue canceled 1',
  ])
})

test('totals outlive the rows that they count', async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  await takeQuiz(new Date('2025-11-02T12:00:00Z'))
  await makeSubscriber(prisma, { confirmedAt: new Date('2026-10-01T12:00:00Z') })
  const before = await countsOf('2025-11-01', '2026-11-20')
  expect(before).toEqual(['2025-11-02 quiz  1', '2026-10-01 signUp  1'])
  await storeDailyCounts(server)
  await deleteExpired(server)
  await prisma.subscriber.deleteMany()
  expect(await prisma.quizSubmission.count()).toBe(0)
  expect(await countsOf('2025-11-01', '2026-11-20')).toEqual(before)
  // Days without anything are stored too, so that they are counted once.
  await takeQuiz(new Date('2026-11-10T12:00:00Z'))
  await storeDailyCounts(server)
  expect(await countsOf('2025-11-01', '2026-11-20')).toEqual(before)
})

test('days that ended while no process ran are stored at the next start', async () => {
  server.setNow(new Date('2026-11-10T12:00:00Z'))
  await takeQuiz(new Date('2026-11-09T12:00:00Z'))
  await storeDailyCounts(server)
  await takeQuiz(new Date('2026-11-12T12:00:00Z'))
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  await storeDailyCounts(server)
  const stored = await prisma.dailyCount.findMany({ where: { kind: 'quiz', count: { gt: 0 } } })
  expect(stored.map(({ day }) => day.toISOString().slice(0, 10))).toEqual(['2026-11-09', '2026-11-12'])
  expect(await prisma.dailyCount.count({ where: { kind: 'quiz' } })).toBe(11)
})

test('a read adds to the day of a published article and to nothing else', async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  await makePost(prisma, { slug: 'a-fence' })
  await makePost(prisma, { slug: 'a-draft', status: 'draft', publishedAt: null })
  const read = async (slug: string, headers = {}) =>
    (await graphql('mutation ($slug: String!) { countRead(slug: $slug) }', { slug }, headers)).data[
      'countRead'
    ]
  expect([await read('a-fence'), await read('a-fence')]).toEqual([true, true])
  expect([await read('a-draft'), await read('missing')]).toEqual([false, false])
  expect([await read('a-fence', { dnt: '1' }), await read('a-fence', { 'sec-gpc': '1' })]).toEqual([
    false,
    false,
  ])
  expect(await prisma.dailyCount.findMany()).toEqual([
    { day: new Date('2026-11-20'), kind: 'read', key: 'a-fence', count: 2 },
  ])
  expect(await countsOf('2026-11-20', '2026-11-20')).toEqual(['2026-11-20 read a-fence 2'])
})

test('no query reads ballots, so their number does not matter', async () => {
  const statements = await statementsOf(server.db, async () => {
    await dailyCounts(server, { from: '2026-10-01', to: '2026-11-30' })
    await ask('{ overview { attention { kind count } week { kind } } }')
    await storeDailyCounts(server)
  })
  expect(statements.length).toBeGreaterThan(5)
  expect(statements.filter((sql) => /"Ballot"/.test(sql))).toEqual([])
})

const COUNTS =
  'query ($from: String!, $to: String!) { dailyCounts(from: $from, to: $to) { day kind key count } }'

test('the API names kinds in capitals and rejects invalid days with the field and the reason', async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'))
  await takeQuiz(server.now())
  expect(await ask(COUNTS, { from: '2026-11-20', to: '2026-11-20' })).toEqual([
    { day: '2026-11-20', kind: 'QUIZ', key: '', count: 1 },
  ])
  const reject = async (from: string, to: string) =>
    (await graphql(COUNTS, { from, to }, asAdmin)).errors[0]?.extensions['fields']
  expect(await reject('yesterday', '2026-11-20')).toEqual([
    { path: 'from', message: 'Please enter a day such as 2026-11-27' },
  ])
  for (const [from, to] of [
    ['9999-12-30', '9999-12-31'],
    ['0000-01-01', '0000-01-02'],
  ] as const)
    expect(await reject(from, to)).toMatchObject([{ path: 'from' }, { path: 'to' }])
  for (const to of ['2026-11-19', '2029-01-01'])
    expect(await reject('2026-11-20', to)).toMatchObject([{ path: 'to' }])
})

test('everyone can read totals of complete weeks, from Monday to Sunday', async () => {
  const site = await startTestServer({}, { db: server.db }, { cacheBytes: 1_000_000 })
  const quiz = (at: string) =>
    site.db.prisma.quizSubmission.create({
      data: { responses: {}, overlapPercentage: 70, createdAt: new Date(at) },
    })
  const activity = async (query = '') => (await site.app.inject(`/api/activity${query}`)).json()
  expect(await activity()).toEqual([])
  // Sunday and Monday in New York.
  await quiz('2026-11-16T04:59:00Z')
  await quiz('2026-11-16T05:00:00Z')
  await quiz('2026-11-22T12:00:00Z')
  site.setNow(new Date('2026-11-22T12:00:00Z'))
  await storeDailyCounts(site)
  expect((await activity()).map((week: { week: string }) => week.week)).toEqual(['2026-11-09'])
  site.setNow(new Date('2026-11-23T12:00:00Z'))
  await storeDailyCounts(site)
  const none = { articlesRead: 0, votes: 0, challenges: 0, signUps: 0, unsubscribes: 0, issuesSent: 0 }
  expect(await activity()).toEqual([
    { week: '2026-11-16', quizzes: 2, ...none },
    { week: '2026-11-09', quizzes: 1, ...none },
  ])
  expect(await activity('?weeks=1')).toHaveLength(1)
})
