import { beforeEach, expect, test } from 'vitest'
import { makeChallenge } from '#api/test/factories.ts'
import { countQueries } from '#api/test/queries.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'
import { DEFAULT_CHALLENGES } from '#domain/challenges/defaults.ts'

const server = await startTestServer()
const { app, db } = server

beforeEach(async () => {
  await db.prisma.challenge.deleteMany()
})

const SESSION =
  'query ($id: String!) { session(id: $id) { id points totalPoints level progressPercent completedChallenges { title } } }'
const COMPLETE = `mutation ($challenge: ID!, $session: String!) {
  completeChallenge(challengeId: $challenge, sessionId: $session) {
    __typename
    ... on ChallengeCompletion {
      alreadyCompleted
      challenge { title points type }
      session { points level completedChallenges { title } }
    }
    ... on Error { code message }
    ... on BadInputError { fields { path } }
  }
}`
const CREATE = `mutation ($title: String!, $points: Int! = 10) {
  createChallenge(title: $title, description: "Do it.", type: SHARE, badgeIcon: "award", badgeColor: GOLD, points: $points) {
    __typename
    ... on Challenge { title type badgeColor points isActive }
    ... on Error { code message }
    ... on BadInputError { fields { path message } }
  }
}`

async function session(id: string) {
  return (await server.graphql<{ session: Record<string, unknown> }>(SESSION, { id })).data.session
}

async function complete(challenge: string, sessionId: string) {
  const variables = { challenge, session: sessionId }
  return (await server.graphql<{ completeChallenge: Record<string, unknown> }>(COMPLETE, variables)).data
    .completeChallenge
}

function create(variables: Record<string, unknown>, headers: Record<string, string> = asAdmin) {
  return server.graphql<{ createChallenge: Record<string, unknown> }>(CREATE, variables, headers)
}

const input = DEFAULT_CHALLENGES[0]
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })

test('creating a challenge sends a change event, but a rejected attempt does not', async () => {
  const topics: string[] = []
  const stop = server.changes.subscribe((topic) => topics.push(topic))
  await create({ title: 'Meet a neighbor' })
  await create({ title: 'Meet a neighbor' })
  stop()
  expect(topics).toEqual(['challenges'])
})

test('active challenges are listed in the order of their types', async () => {
  for (const challenge of DEFAULT_CHALLENGES.toReversed()) await makeChallenge(db.prisma, challenge)
  await makeChallenge(db.prisma, { title: 'Withdrawn', isActive: false })
  const { data } = await server.graphql<{ challenges: { title: string; type: string }[] }>(
    '{ challenges { title type } }',
  )
  expect(data.challenges.map(({ title }) => title)).toEqual(DEFAULT_CHALLENGES.map(({ title }) => title))
  expect(data.challenges[0]?.type).toBe('QUIZ')
})

test('an unknown session has no points and the first level', async () => {
  await makeChallenge(db.prisma, { points: 60 })
  await makeChallenge(db.prisma, { points: 40, isActive: false })
  expect(await session('session_1_new')).toEqual({
    id: 'session_1_new',
    points: 0,
    totalPoints: 60,
    level: 'Unity Seeker',
    progressPercent: 0,
    completedChallenges: [],
  })
})

test('completing a challenge adds points, raises the level and returns the session', async () => {
  const challenges = []
  for (const challenge of DEFAULT_CHALLENGES) challenges.push(await makeChallenge(db.prisma, challenge))
  const [quiz, poll, , , share] = challenges
  if (!quiz || !poll || !share) throw new Error('the default set has five')
  expect(await complete(quiz.id, 'session_1_a')).toEqual({
    __typename: 'ChallengeCompletion',
    alreadyCompleted: false,
    challenge: { title: 'Find Your Overlap', points: 15, type: 'QUIZ' },
    session: {
      points: 15,
      level: 'Peacekeeper',
      completedChallenges: [{ title: 'Find Your Overlap' }],
    },
  })
  await complete(poll.id, 'session_1_a')
  expect(await session('session_1_a')).toMatchObject({
    points: 25,
    totalPoints: 60,
    level: 'Peacekeeper',
    progressPercent: 42,
  })
  await complete(share.id, 'session_1_a')
  expect(await session('session_1_a')).toMatchObject({ points: 45, level: 'Bridge Builder' })
  expect(await session('session_2_b')).toMatchObject({ points: 0 })
})

test('completing a challenge again, even fifty times at once, changes nothing', async () => {
  const challenge = await makeChallenge(db.prisma, { points: 15 })
  const responses = await Promise.all(Array.from({ length: 50 }, () => complete(challenge.id, 'session_3_c')))
  expect(responses.filter((response) => response['alreadyCompleted'] === false)).toHaveLength(1)
  expect(await complete(challenge.id, 'session_3_c')).toMatchObject({ alreadyCompleted: true })
  expect(await session('session_3_c')).toMatchObject({ points: 15 })
})

test('a completion is stored with its day and without its time', async () => {
  const { id } = await makeChallenge(db.prisma)
  await complete(id, 'session_5_e')
  const [row] = await db.query<Record<string, unknown>>(
    `SELECT to_jsonb("Completion") - 'challengeId' AS row FROM "Completion" WHERE "sessionId" = 'session_5_e'`,
  )
  expect(row).toEqual({ row: { sessionId: 'session_5_e', day: '2026-11-20' } })
})

test('completing a missing or inactive challenge is NOT_FOUND', async () => {
  const withdrawn = await makeChallenge(db.prisma, { isActive: false })
  for (const id of ['nobody', '', withdrawn.id]) {
    expect(await complete(id, 'session_4_d')).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await session('session_4_d')).toMatchObject({ completedChallenges: [] })
})

test('a malformed session id is rejected', async () => {
  const challenge = await makeChallenge(db.prisma)
  for (const wrong of ['', 'a b', 'x'.repeat(129), 'é', "'; DROP TABLE"]) {
    expect(await complete(challenge.id, wrong)).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'sessionId' }],
    })
    const read = await server.graphql(SESSION, { id: wrong })
    expect(read.status).toBe(400)
    expect(read.errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'id' }] })
  }
})

test('an admin creates a challenge, and its title is unique even under concurrency', async () => {
  const { data } = await create({ title: 'Call a friend' })
  expect(data.createChallenge).toEqual({
    __typename: 'Challenge',
    title: 'Call a friend',
    type: 'SHARE',
    badgeColor: 'GOLD',
    points: 10,
    isActive: true,
  })
  expect((await create({ title: 'Call a friend' })).data.createChallenge).toMatchObject({
    code: 'CONFLICT',
    message: 'A challenge with this title already exists',
  })
  const race = await Promise.all(Array.from({ length: 10 }, () => create({ title: 'Race' })))
  expect(race.filter(({ data }) => data.createChallenge['__typename'] === 'Challenge')).toHaveLength(1)
  expect((await create({ title: 'No', points: 0 })).data.createChallenge).toMatchObject({
    code: 'BAD_INPUT',
    fields: [{ path: 'title' }, { path: 'points' }],
  })
})

test('creating a challenge without the admin token is rejected', async () => {
  const unauthenticated: Record<string, string>[] = [{}, { authorization: 'Bearer wrong' }]
  for (const headers of unauthenticated) {
    const { status, errors } = await create({ title: 'Mine' }, headers)
    expect(status).toBe(401)
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
  const rest = await post('/api/challenges', {})
  expect(rest.statusCode).toBe(401)
  expect(rest.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    detail: 'Invalid admin token - please check your credentials',
  })
  expect(await db.prisma.challenge.count()).toBe(0)
})

test.skipIf(!db.pglite)('reading a session takes three statements, whatever it has completed', async () => {
  for (let count = 0; count < 5; count += 1) {
    await complete((await makeChallenge(db.prisma)).id, 'session_5_e')
  }
  expect(await countQueries(db, () => session('session_5_e'))).toBeLessThanOrEqual(3)
})

test('REST lists challenges, completes them (201, then 200) and lists completions', async () => {
  const { id } = await makeChallenge(db.prisma, { ...input })
  const shape = { id, ...input }
  expect((await app.inject('/api/challenges')).json()).toEqual([shape])
  const once = await post(`/api/challenges/${id}/complete`, { sessionId: 'session_6_f' })
  expect([once.statusCode, once.json()]).toEqual([201, shape])
  const twice = await post(`/api/challenges/${id}/complete`, { sessionId: 'session_6_f' })
  expect([twice.statusCode, twice.json()]).toEqual([200, shape])
  expect((await app.inject('/api/challenges/completed/session_6_f')).json()).toEqual([shape])
  expect((await app.inject('/api/challenges/completed/session_7_g')).json()).toEqual([])
})

test('REST rejects malformed session ids and unknown challenges', async () => {
  expect((await app.inject('/api/challenges/completed/a%20b')).statusCode).toBe(400)
  expect((await post('/api/challenges/nobody/complete', { sessionId: 'session_8_h' })).statusCode).toBe(404)
  const { id } = await makeChallenge(db.prisma)
  for (const body of [{}, { sessionId: 'a b' }, { sessionId: 1 }]) {
    expect((await post(`/api/challenges/${id}/complete`, body)).statusCode).toBe(400)
  }
})

test('REST creates a challenge for an admin: 201, then 409, or 400 with each invalid field', async () => {
  const created = await post('/api/challenges', { ...input }, asAdmin)
  expect([created.statusCode, created.json()]).toEqual([201, { id: expect.any(String), ...input }])
  const taken = await post('/api/challenges', { ...input }, asAdmin)
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'CONFLICT'])
  const wrong = await post('/api/challenges', { ...input, type: 'dance', points: 1.5 }, asAdmin)
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors.map((field: { path: string }) => field.path)).toEqual(['type', 'points'])
})
