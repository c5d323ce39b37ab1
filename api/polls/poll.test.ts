import { expect, test, vi } from 'vitest'
import { makeBallots, makePoll } from '#api/test/factories.ts'
import { countQueries } from '#api/test/queries.ts'
import { cookieOf, startTestServer } from '#api/test/server.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { ballotKey, vote as castVote } from './poll.service.ts'

const server = await startTestServer()
const { app, db } = server

const VOTE = `mutation ($poll: ID!, $option: Int!, $who: Affiliation! = INDEPENDENT) {
  votePoll(pollId: $poll, optionIndex: $option, politicalAffiliation: $who) {
    __typename
    ... on Poll { totalVotes results { option votes percentage } }
    ... on Error { code message }
    ... on BadInputError { fields { path message } }
  }
}`

function vote(poll: string, option: number, headers: Record<string, string> = {}) {
  return server.graphql<{ votePoll: Record<string, unknown> }>(VOTE, { poll, option }, headers)
}

async function stored(pollId: string) {
  const [ballots, tallies] = await Promise.all([
    db.prisma.ballot.findMany({ where: { pollId } }),
    db.prisma.tally.findMany({ where: { pollId, votes: { gt: 0 } } }),
  ])
  return { ballots, votes: tallies.reduce((total, tally) => total + tally.votes, 0), tallies }
}

test('a vote returns the poll with its new results', async () => {
  const poll = await makePoll(db.prisma, { options: ['Yes', 'No'] })
  const { data } = await vote(poll.id, 1)
  expect(data.votePoll).toEqual({
    __typename: 'Poll',
    totalVotes: 1,
    results: [
      { option: 'Yes', votes: 0, percentage: 0 },
      { option: 'No', votes: 1, percentage: 100 },
    ],
  })
})

test('a vote returns whatever relations the query asks for', async () => {
  const { id } = await makePoll(db.prisma)
  const voter = { id: () => null, idOrNew: () => 'somebody', save: () => {}, clear: () => {} }
  const input = { optionIndex: 0, politicalAffiliation: 'other' } as const
  const cast = (include: Prisma.PollInclude) => castVote({ ...server, voter }, id, input, { include })
  const ballots = [{ optionIndex: 0, affiliation: 'other' }]
  const tallies = [{ votes: 1 }]
  expect(await cast({ tallies: true })).toMatchObject({ id, tallies })
  expect(await cast({ ballots: true })).toMatchObject({ id, ballots })
  expect(await cast({ tallies: true, ballots: true })).toMatchObject({ id, tallies, ballots })
  expect(await cast({ tallies: { where: { optionIndex: 1 } } })).toMatchObject({ id, tallies: [] })
})

test('a second vote by the same browser replaces the first', async () => {
  const poll = await makePoll(db.prisma)
  const first = await vote(poll.id, 0)
  const second = await vote(poll.id, 2, cookieOf(first))
  expect(second.data.votePoll).toMatchObject({ totalVotes: 1 })
  const { ballots, tallies } = await stored(poll.id)
  expect(ballots).toHaveLength(1)
  expect(tallies).toMatchObject([{ optionIndex: 2, votes: 1 }])
})

test('the voter cookie is signed, HttpOnly and lasts a year', async () => {
  const poll = await makePoll(db.prisma)
  const { headers } = await vote(poll.id, 0)
  expect(headers['set-cookie']).toMatch(
    /^unity_voter=[^;]+\.[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('a forged cookie counts as a new voter', async () => {
  const poll = await makePoll(db.prisma)
  const { cookie } = cookieOf(await vote(poll.id, 0))
  await vote(poll.id, 0, { cookie: cookie.replace(/\.[^.]+$/, '.forged') })
  expect((await stored(poll.id)).ballots).toHaveLength(2)
})

test('a hundred concurrent votes by one voter leave one ballot', async () => {
  const poll = await makePoll(db.prisma)
  const cookie = cookieOf(await vote(poll.id, 0))
  await Promise.all(Array.from({ length: 100 }, (_, index) => vote(poll.id, index % 3, cookie)))
  const { ballots, votes } = await stored(poll.id)
  expect(ballots).toHaveLength(1)
  expect(votes).toBe(1)
})

const VOTERS = process.env['FULL'] ? 300 : 30

test(`${VOTERS} concurrent voters leave ${VOTERS} ballots and matching tallies`, async () => {
  const poll = await makePoll(db.prisma)
  await Promise.all(Array.from({ length: VOTERS }, (_, index) => vote(poll.id, index % 3)))
  const { ballots, votes, tallies } = await stored(poll.id)
  expect(ballots).toHaveLength(VOTERS)
  expect(votes).toBe(VOTERS)
  expect(tallies.map((tally) => tally.votes)).toEqual(Array(3).fill(VOTERS / 3))
})

test('a closed poll rejects votes with a message', async () => {
  const poll = await makePoll(db.prisma, { status: 'closed' })
  const { data, status } = await vote(poll.id, 0)
  expect(status).toBe(200)
  expect(data.votePoll).toEqual({
    __typename: 'ConflictError',
    code: 'CONFLICT',
    message: 'This poll is closed',
  })
  expect((await stored(poll.id)).ballots).toEqual([])
})

test('a rejected vote does not set the cookie', async () => {
  const closed = await makePoll(db.prisma, { status: 'closed' })
  const open = await makePoll(db.prisma)
  for (const [id, optionIndex] of [
    [closed.id, 0],
    [open.id, 99],
    ['none', 0],
  ]) {
    const response = await app.inject({
      method: 'POST',
      url: `/api/polls/${id}/vote`,
      payload: { optionIndex, politicalAffiliation: 'other' },
    })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})

test('an option that the poll does not have is rejected as BAD_INPUT', async () => {
  const poll = await makePoll(db.prisma)
  for (const option of [-1, 3, 99]) {
    const { data } = await vote(poll.id, option)
    expect(data.votePoll).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'optionIndex' }] })
  }
  expect((await stored(poll.id)).ballots).toEqual([])
})

test('a vote on a missing poll is NOT_FOUND while another poll is open', async () => {
  await makePoll(db.prisma)
  for (const id of ['nobody', '', '%00', 'é'.repeat(300)]) {
    const { data } = await vote(id, 0)
    expect(data.votePoll).toMatchObject({ code: 'NOT_FOUND', message: 'Poll not found' })
  }
})

test('a vote while no poll is open fails with “No active poll”', async () => {
  await db.prisma.poll.updateMany({ data: { status: 'closed' } })
  const { data } = await vote('nobody', 0)
  expect(data.votePoll).toMatchObject({ code: 'NOT_FOUND', message: 'No active poll' })
})

test('text that the database cannot store is BAD_INPUT', async () => {
  const { errors, status } = await vote('\u0000', 0)
  expect(status).toBe(400)
  expect(errors[0]?.extensions.code).toBe('BAD_INPUT')
})

test('ballots of one voter in two polls share no identifier', async () => {
  const polls = [await makePoll(db.prisma), await makePoll(db.prisma)] as const
  const cookie = cookieOf(await vote(polls[0].id, 0))
  await vote(polls[1].id, 0, cookie)
  const [one, two] = [(await stored(polls[0].id)).ballots[0], (await stored(polls[1].id)).ballots[0]]
  expect(one?.key).not.toBe(two?.key)
  expect(one?.id).not.toBe(two?.id)
  expect(one?.day).toEqual(new Date('2026-11-20T00:00:00Z'))
  expect(ballotKey('secret', 'a', 'v')).not.toBe(ballotKey('secret', 'b', 'v'))
})

test('small groups are withheld, and never only one group', async () => {
  const poll = await makePoll(db.prisma, { options: ['Yes', 'No'] })
  await makeBallots(
    db.prisma,
    poll.id,
    { conservative: [3, 0], liberal: [5, 4], independent: [8, 7] },
    server.now(),
  )
  const { data } = await server.graphql<{
    poll: { resultsByAffiliation: { affiliation: string; total: number }[] }
  }>('query ($id: ID!) { poll(id: $id) { resultsByAffiliation { affiliation total } } }', { id: poll.id })
  expect(data.poll.resultsByAffiliation).toEqual([{ affiliation: 'INDEPENDENT', total: 15 }])
})

test('a larger MIN_GROUP_SIZE withholds more groups over GraphQL and REST and is in the response', async () => {
  const strictServer = await startTestServer({ MIN_GROUP_SIZE: '16' }, { db })
  const poll = await makePoll(db.prisma, { options: ['Yes', 'No'] })
  const spread = { conservative: [8, 8], liberal: [8, 7], independent: [9, 9], other: [6, 6] }
  await makeBallots(db.prisma, poll.id, spread, server.now())
  const { data } = await strictServer.graphql<Record<string, unknown>>(
    'query ($id: ID!) { poll(id: $id) { minGroupSize resultsByAffiliation { affiliation } } }',
    { id: poll.id },
  )
  expect(data['poll']).toEqual({
    minGroupSize: 16,
    resultsByAffiliation: [{ affiliation: 'CONSERVATIVE' }, { affiliation: 'INDEPENDENT' }],
  })
  const rest = await strictServer.app.inject(`/api/polls/${poll.id}/results/by-affiliation`)
  expect(Object.keys(rest.json())).toEqual(['conservative', 'independent'])
})

test.skipIf(!db.pglite)('the active poll and its results take two statements', async () => {
  await makePoll(db.prisma)
  const count = await countQueries(db, () =>
    server.graphql(
      '{ activePoll { id question results { votes } resultsByAffiliation { total } totalVotes } }',
    ),
  )
  expect(count).toBe(2)
})

test.skipIf(!db.pglite).each([
  ['{ question createdAt status options }', 1],
  ['{ question results { votes } }', 2],
])('a vote that selects %s takes %i statements', async (selection, statements) => {
  const { id } = await makePoll(db.prisma)
  const mutation = `mutation { votePoll(pollId: "${id}", optionIndex: 0) { ... on Poll ${selection} } }`
  let voted: unknown
  const count = await countQueries(db, async () => {
    voted = (await server.graphql(mutation)).data['votePoll']
  })
  expect(count).toBe(statements)
  expect((await server.graphql(`{ poll(id: "${id}") ${selection} }`)).data['poll']).toEqual(voted)
})

async function followVotes(pollId: string, signal: AbortSignal, onVotes: (votes: number) => void) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'text/event-stream' },
    payload: { query: `subscription { pollResults(pollId: "${pollId}") { totalVotes results { votes } } }` },
    payloadAsStream: true,
    signal,
  })
  response.stream().on('data', (chunk) => {
    const totalVotes = /"totalVotes":(\d+)/.exec(String(chunk))
    if (totalVotes) onVotes(Number(totalVotes[1]))
  })
}

test('a follower cannot tell votes apart that are cast within two seconds, and gets them all', async () => {
  const { id } = await makePoll(db.prisma)
  const controller = new AbortController()
  const received: number[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 10_000 })
  // `vi.waitFor` would move the clock.
  await new Promise<void>((resolve) => {
    void followVotes(id, controller.signal, (votes) => {
      received.push(votes)
      resolve()
    })
  })
  expect(received).toEqual([0])
  for (let voter = 0; voter < 5; voter += 1) {
    await vote(id, voter % 3)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(received).toEqual([0])
  await vi.advanceTimersByTimeAsync(500)
  vi.useRealTimers()
  await vi.waitFor(() => expect(received).toEqual([0, 5]), 30_000)
  controller.abort()
})

test.skipIf(!db.pglite)('all followers of a poll share one read after a vote', async () => {
  const { id } = await makePoll(db.prisma)
  const controller = new AbortController()
  const received: number[] = []
  const followers = Array.from({ length: 30 }, (_, who) => who)
  for (const who of followers)
    await followVotes(id, controller.signal, (votes) => {
      received[who] = votes
    })
  const waitForVotes = (votes: number) =>
    vi.waitFor(
      () => expect(followers.map((who) => received[who])).toEqual(followers.map(() => votes)),
      30_000,
    )
  await waitForVotes(0)
  const count = await countQueries(db, async () => {
    await vote(id, 0)
    await waitForVotes(1)
  })
  controller.abort()
  // Three for the vote, two for the shared read, and possibly two for a read that began earlier.
  expect(count).toBeLessThan(10)
})

test('a REST vote returns 201 with the results and sets the cookie', async () => {
  const poll = await makePoll(db.prisma, { options: ['Yes', 'No'] })
  const response = await app.inject({
    method: 'POST',
    url: `/api/polls/${poll.id}/vote`,
    payload: { optionIndex: 0, politicalAffiliation: 'LiBeRaL' },
  })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({
    success: true,
    results: [
      { option: 'Yes', votes: 1, percentage: 100 },
      { option: 'No', votes: 0, percentage: 0 },
    ],
  })
  expect(cookieOf(response).cookie).toMatch(/^unity_voter=/)
  expect((await stored(poll.id)).ballots).toMatchObject([{ affiliation: 'liberal' }])
})

test('REST failures are problem+json with the code, the message and the fields', async () => {
  const poll = await makePoll(db.prisma, { status: 'closed' })
  const post = (id: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/polls/${id}/vote`, payload })
  const closed = await post(poll.id, { optionIndex: 0 })
  expect(closed.statusCode).toBe(409)
  expect(closed.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(closed.json()).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    detail: 'This poll is closed',
    code: 'CONFLICT',
  })
  const wrong = await post(poll.id, { optionIndex: 'one', politicalAffiliation: 'martian' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors.map((field: { path: string }) => field.path)).toEqual([
    'optionIndex',
    'politicalAffiliation',
  ])
  expect((await post('nobody', { optionIndex: 0 })).statusCode).toBe(404)
})

test('REST lists the open polls, the active one first, and returns the results', async () => {
  await db.prisma.poll.updateMany({ data: { status: 'closed' } })
  const later = await makePoll(db.prisma, { position: 2 })
  const active = await makePoll(db.prisma, { position: 1, options: ['Yes', 'No'] })
  await makeBallots(db.prisma, active.id, { liberal: [2, 4], other: [6, 6] }, server.now())
  const polls = (await app.inject('/api/polls')).json()
  expect(polls.map((poll: { id: string }) => poll.id)).toEqual([active.id, later.id])
  const { id, slug, question } = active
  expect(polls[0]).toEqual({ id, slug, question, options: ['Yes', 'No'], exampleVotes: 0 })
  const results = await app.inject(`/api/polls/${active.id}/results`)
  expect(results.json()).toEqual([
    { votes: 8, percentage: 44 },
    { votes: 10, percentage: 56 },
  ])
  const groups = await app.inject(`/api/polls/${active.id}/results/by-affiliation`)
  expect(groups.json()).toEqual({
    liberal: [
      { option: 'Yes', percentage: 33 },
      { option: 'No', percentage: 67 },
    ],
    other: [
      { option: 'Yes', percentage: 50 },
      { option: 'No', percentage: 50 },
    ],
  })
})
