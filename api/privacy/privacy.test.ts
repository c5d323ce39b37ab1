import { expect, test } from 'vitest'
import { makeChallenge, makePoll } from '#api/test/factories.ts'
import { cookieOf, startTestServer } from '#api/test/server.ts'
import { STORED_DATA } from '#domain/pages/privacy-tables.ts'
import { QUIZ_VERSION } from '#domain/quiz/questions.ts'

const server = await startTestServer()
const { app, db } = server

const MY_DATA = `query ($id: String!) {
  myData(sessionId: $id) {
    sessionId
    completions { challenge points completedAt }
    quizSubmissions { responses { question value } overlapPercentage version createdAt }
    ballots { question option affiliation day }
  }
}`
const DELETE = `mutation ($id: String!) {
  deleteMyData(sessionId: $id) {
    __typename
    ... on DeletedData { completions quizSubmissions ballots }
    ... on Error { code }
  }
}`
const NOTHING = { completions: [], quizSubmissions: [], ballots: [] }

type MyData = Record<string, unknown>

async function read(id: string, headers: Record<string, string> = {}) {
  return (await server.graphql<{ myData: MyData }>(MY_DATA, { id }, headers)).data.myData
}

/** The voter cookie in the response to a deletion. */
async function cookieAfterRemoving(id: string, headers: Record<string, string>) {
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: DELETE, variables: { id } },
  })
  return cookies.find(({ name }) => name === 'unity_voter')
}

async function remove(id: string, headers: Record<string, string> = {}) {
  return (await server.graphql<{ deleteMyData: MyData }>(DELETE, { id }, headers)).data.deleteMyData
}

/** A visitor who has finished the quiz, completed a challenge and voted in two polls. */
async function makeVisitor(sessionId: string) {
  const challenge = await makeChallenge(db.prisma, { points: 15 })
  const polls = [await makePoll(db.prisma), await makePoll(db.prisma)] as const
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers })
  const cookie = cookieOf(
    await post(`/api/polls/${polls[0].id}/vote`, { optionIndex: 1, politicalAffiliation: 'other' }),
  )
  await post(`/api/polls/${polls[1].id}/vote`, { optionIndex: 0 }, cookie)
  await post(`/api/challenges/${challenge.id}/complete`, { sessionId })
  await post('/api/quiz/submit', { responses: { 0: 'made-up', 1: 'x' }, overlapPercentage: 5, sessionId })
  return { challenge, polls, cookie }
}

test('the export has all data of the browser, and its votes only with the cookie', async () => {
  const { challenge, polls, cookie } = await makeVisitor('session_1_a')
  const at = server.now().toISOString()
  const stored = {
    sessionId: 'session_1_a',
    completions: [{ challenge: challenge.title, points: 15, completedAt: '2026-11-20T00:00:00.000Z' }],
    quizSubmissions: [
      {
        responses: [
          { question: 0, value: 'made-up' },
          { question: 1, value: 'x' },
        ],
        overlapPercentage: 55,
        version: QUIZ_VERSION,
        createdAt: at,
      },
    ],
  }
  expect(await read('session_1_a', cookie)).toEqual({
    ...stored,
    ballots: [
      { question: polls[0].question, option: 'That', affiliation: 'OTHER', day: '2026-11-20' },
      { question: polls[1].question, option: 'This', affiliation: 'INDEPENDENT', day: '2026-11-20' },
    ],
  })
  expect(await read('session_1_a')).toEqual({ ...stored, ballots: [] })
})

test('deletion removes all data of one browser, updates the tallies and affects nobody else', async () => {
  const { polls, cookie } = await makeVisitor('session_2_b')
  const other = await makeVisitor('session_3_c')
  await db.prisma.contactMessage.create({
    data: { name: 'Ada', email: 'ada@example.com', subject: 'other', message: 'Of no browser.' },
  })
  await db.prisma.subscriber.create({ data: { email: 'ada@example.com' } })
  const otherData = await read('session_3_c', other.cookie)
  const rows = await countRows()
  expect(await remove('session_2_b', cookie)).toEqual({
    __typename: 'DeletedData',
    completions: 1,
    quizSubmissions: 1,
    ballots: 2,
  })
  expect(await read('session_2_b', cookie)).toEqual({ sessionId: 'session_2_b', ...NOTHING })
  const tallies = await db.prisma.tally.findMany({
    where: { pollId: { in: polls.map(({ id }) => id) } },
  })
  expect(tallies.reduce((sum, { votes }) => sum + votes, 0)).toBe(0)
  expect(await read('session_3_c', other.cookie)).toEqual(otherData)
  expect(await countRows()).toEqual({
    ...rows,
    ballots: rows.ballots - 2,
    quizzes: rows.quizzes - 1,
    done: rows.done - 1,
  })
  expect(await remove('session_2_b', cookie)).toMatchObject({ completions: 0, ballots: 0 })
})

/** The number of rows in every table with visitor data. */
async function countRows() {
  const { ballot, quizSubmission, completion, contactMessage, subscriber } = db.prisma
  const [ballots, quizzes, done, messages, subscribers] = await Promise.all([
    ballot.count(),
    quizSubmission.count(),
    completion.count(),
    contactMessage.count(),
    subscriber.count(),
  ])
  return { ballots, quizzes, done, messages, subscribers }
}

test('deletion empties every table with a session ID', async () => {
  const { cookie } = await makeVisitor('session_8_h')
  const tables = STORED_DATA.flatMap((data) => Object.entries(data.tables))
    .filter(([, columns]) => columns.includes('sessionId'))
    .map(([table]) => table)
  const rowsOf = (table: string) =>
    db.query<object>(`SELECT '${table}' AS table FROM "${table}" WHERE "sessionId" = 'session_8_h'`)
  // makeVisitor has to store a row in a new table.
  for (const table of tables) expect(await rowsOf(table)).toEqual([{ table }])
  await remove('session_8_h', cookie)
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
})

test('deletion clears the voter cookie, and a session id alone does not give access to votes', async () => {
  const { cookie } = await makeVisitor('session_5_e')
  const otherVisitor = await makeVisitor('session_6_f')
  expect(await remove('session_5_e', otherVisitor.cookie)).toMatchObject({ quizSubmissions: 1, ballots: 2 })
  expect((await read('session_5_e', cookie))['ballots']).toHaveLength(2)
  const taken = await cookieAfterRemoving('session_5_e', cookie)
  expect(taken).toMatchObject({ value: '', path: '/' })
  expect(taken?.expires?.getTime()).toBe(0)
  expect(await cookieAfterRemoving('session_5_e', {})).toBeUndefined()
})

test('deleting votes sends change events for their polls', async () => {
  const { polls, cookie } = await makeVisitor('session_7_g')
  const topics: string[] = []
  const stop = server.changes.subscribe((topic) => topics.push(topic))
  await remove('session_7_g', cookie)
  await remove('session_7_g', cookie)
  stop()
  expect(topics.sort()).toEqual([...polls.map(({ id }) => `poll:${id}`), 'tallies'].sort())
})

test('concurrent deletions and votes leave tallies that match the ballots', async () => {
  const { polls, cookie } = await makeVisitor('session_4_d')
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? remove('session_4_d', cookie)
        : app.inject({
            method: 'POST',
            url: `/api/polls/${polls[index % 4 === 0 ? 0 : 1].id}/vote`,
            payload: { optionIndex: index % 3 },
            headers: cookie,
          }),
    ),
  )
  const where = { pollId: { in: polls.map(({ id }) => id) } }
  const [ballots, tallies] = await Promise.all([
    db.prisma.ballot.count({ where }),
    db.prisma.tally.findMany({ where }),
  ])
  expect(tallies.reduce((sum, { votes }) => sum + votes, 0)).toBe(ballots)
})

test('a malformed session id is rejected', async () => {
  expect(await remove('a b')).toEqual({ __typename: 'BadInputError', code: 'BAD_INPUT' })
  const { status, errors } = await server.graphql(MY_DATA, { id: 'a b' })
  expect([status, errors[0]?.extensions.code]).toEqual([400, 'BAD_INPUT'])
})
