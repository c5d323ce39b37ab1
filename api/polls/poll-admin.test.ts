import { beforeEach, expect, test } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { ask } = server
const { prisma } = server.db

beforeEach(async () => {
  await prisma.poll.deleteMany()
})

const CREATE_POLL = `mutation ($question: String!, $options: [String!]!) {
  createPoll(question: $question, options: $options) {
    __typename
    ... on Poll { id question options status }
    ... on BadInputError { fields { path message } }
  }
}`

test('a new poll comes after the active one until it is moved first', async () => {
  // Created earlier, because the newer poll comes first when both have the same position.
  const active = await makePoll(prisma, { createdAt: new Date('2026-11-01T12:00:00Z') })
  const poll = await ask(CREATE_POLL, { question: 'What shall we build?', options: ['A pool', 'A library'] })
  const activeId = async () =>
    (await server.graphql<{ activePoll: { id: string } }>('{ activePoll { id } }')).data.activePoll.id
  expect(await activeId()).toBe(active.id)
  const order = (ids: string[]) =>
    ask(
      'mutation ($ids: [ID!]!) { orderPolls(ids: $ids) { __typename ... on OrderedPolls { polls { id } } ... on Error { message } } }',
      { ids },
    )
  expect(await order([poll['id'] as string, active.id])).toMatchObject({
    polls: [{ id: poll['id'] }, { id: active.id }],
  })
  expect(await activeId()).toBe(poll['id'])
  for (const ids of [[active.id], [active.id, active.id], [active.id, 'nobody'], []]) {
    expect(await order(ids)).toMatchObject({ __typename: 'BadInputError' })
  }
  expect(await activeId()).toBe(poll['id'])
})

test.each([
  ['a single one', ['Yes']],
  ['twenty-one', Array.from({ length: 21 }, (_, index) => `Answer ${index}`)],
  ['a blank one', ['Yes', '   ']],
  ['a duplicate', ['Yes', ' yes ']],
])('invalid poll options are rejected (%s)', async (_, options) => {
  expect(await ask(CREATE_POLL, { question: 'What shall we build?', options })).toMatchObject({
    __typename: 'BadInputError',
    fields: [{ path: expect.stringMatching(/^options/) }],
  })
  expect(await prisma.poll.count()).toBe(0)
})

test('after the last open poll is closed, there is no active poll and votes are rejected', async () => {
  const poll = await makePoll(prisma)
  await ask('mutation ($id: ID!) { closePoll(id: $id) { __typename } }', { id: poll.id })
  expect((await server.graphql('{ activePoll { id } }')).data['activePoll']).toBeNull()
  expect((await server.app.inject('/api/polls')).json()).toEqual([])
  const vote = await server.app.inject({
    method: 'POST',
    url: `/api/polls/${poll.id}/vote`,
    payload: { optionIndex: 0 },
  })
  expect(vote.statusCode).toBe(409)
})

test('an invalid poll is rejected', async () => {
  expect(await ask(CREATE_POLL, { question: 'Short', options: ['A', 'a'] })).toMatchObject({
    fields: [{ path: 'question' }, { path: 'options', message: 'Every option must be different' }],
  })
  expect(await prisma.poll.count()).toBe(0)
})

test('a closed poll stays closed and cannot be closed again', async () => {
  const poll = await makePoll(prisma)
  const close = (id: string) =>
    ask(
      'mutation ($id: ID!) { closePoll(id: $id) { __typename ... on Poll { status } ... on Error { message } } }',
      {
        id,
      },
    )
  expect(await close(poll.id)).toMatchObject({ status: 'CLOSED' })
  // Closed polls are sorted by this date.
  expect(await prisma.poll.findUnique({ where: { id: poll.id } })).toMatchObject({ closedAt: server.now() })
  expect(await close(poll.id)).toMatchObject({ __typename: 'ConflictError', message: 'This poll is closed' })
  expect(await close('nobody')).toMatchObject({ __typename: 'NotFoundError' })
  const entries = await prisma.auditEntry.findMany({ where: { action: 'closePoll', target: poll.id } })
  expect(entries).toHaveLength(1)
})

test('closed polls are listed by closing date, latest first', async () => {
  const closed = (question: string, position: number, day: number) =>
    makePoll(prisma, { question, position, status: 'closed', closedAt: new Date(Date.UTC(2026, 10, day)) })
  await closed('The first?', 1, 1)
  await closed('The latest?', 9, 20)
  await closed('The one between?', 5, 10)
  expect((await server.graphql('{ polls(status: CLOSED) { question } }')).data['polls']).toEqual([
    { question: 'The latest?' },
    { question: 'The one between?' },
    { question: 'The first?' },
  ])
})

test('every change to polls sends a change event, and closing one notifies its followers', async () => {
  const topics: string[] = []
  const stop = server.changes.subscribe((topic) => topics.push(topic))
  const { id } = await ask(CREATE_POLL, {
    question: 'What shall we build?',
    options: ['A pool', 'A library'],
  })
  await ask('mutation ($ids: [ID!]!) { orderPolls(ids: $ids) { __typename } }', { ids: [id] })
  await ask('mutation ($id: ID!) { closePoll(id: $id) { __typename } }', { id })
  stop()
  expect(topics).toEqual(['polls', 'polls', 'polls', `poll:${id}`])
})

test('editors can page through all closed polls, beyond the fifty in the public list', async () => {
  for (let day = 1; day <= 52; day += 1) {
    const closedAt = new Date(Date.UTC(2026, 0, day))
    await makePoll(prisma, { question: `Question of day ${day}?`, status: 'closed', closedAt })
  }
  await makePoll(prisma)
  const page = (number: number) =>
    ask(
      'query ($page: Int!) { adminPolls(state: CLOSED, page: $page, pageSize: 25) { totalCount page pageCount nodes { question } } }',
      { page: number },
    )
  const first = await page(1)
  expect(first).toMatchObject({ totalCount: 52, page: 1, pageCount: 3 })
  expect((first['nodes'] as unknown[])[0]).toEqual({ question: 'Question of day 52?' })
  expect(await page(9)).toMatchObject({
    page: 3,
    nodes: [{ question: 'Question of day 2?' }, { question: 'Question of day 1?' }],
  })
})
