import { expect, test } from 'vitest'
import { makeBallots, makePoll } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { app, ask, changes, db, graphql, now } = server
const { prisma } = db

const CREATE = `mutation ($question: String!, $closesAt: DateTime) {
  createPoll(question: $question, options: ["A pool", "A library"], closesAt: $closesAt) {
    ... on Poll { id slug closesAt }
    ... on BadInputError { fields { path message } }
  }
}`
const UPDATE = `mutation ($id: ID!, $closesAt: DateTime, $outcome: String) {
  updatePoll(id: $id, closesAt: $closesAt, outcome: $outcome) {
    ... on Poll { slug closesAt outcome { text at } }
    ... on Error { code message }
    ... on BadInputError { fields { path } }
  }
}`
const REMOVE = `mutation ($id: ID!) {
  removeSampleVotes(id: $id) {
    ... on Poll { exampleVotes totalVotes results { votes } resultsByAffiliation { affiliation total } }
    ... on Error { code message }
  }
}`
const FUTURE = '2026-12-01T15:00:00.000Z'

test('a new poll has a slug from its question and a closing time', async () => {
  const poll = await ask(CREATE, { question: 'What’s next for Main Street?', closesAt: FUTURE })
  expect(poll).toMatchObject({ slug: 'whats-next-for-main-street', closesAt: FUTURE })
  const { data } = await graphql('{ pollBySlug(slug: "whats-next-for-main-street") { id } }')
  expect(data['pollBySlug']).toEqual({ id: poll['id'] })
  expect((await graphql('{ pollBySlug(slug: "nobody") { id } }')).data['pollBySlug']).toBeNull()
})

test('polls with the same question that are created at once get different slugs', async () => {
  const question = 'Which bridge should we repair?'
  const polls = await Promise.all(Array.from({ length: 8 }, () => ask(CREATE, { question })))
  const base = 'which-bridge-should-we-repair'
  const slugs = [base, ...Array.from({ length: 7 }, (_, index) => `${base}-${index + 2}`)]
  expect(polls.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
})

test.each([
  ['in the past', '2026-11-20T11:59:00Z', 'Please choose a time in the future'],
  ['years away', '2029-01-01T00:00:00Z', 'Please choose a time within the next two years'],
])('a closing time %s is rejected', async (_, closesAt, message) => {
  const created = await ask(CREATE, { question: 'What shall we build?', closesAt })
  expect(created).toEqual({ fields: [{ path: 'closesAt', message }] })
  const { id } = await makePoll(prisma)
  expect(await ask(UPDATE, { id, closesAt })).toMatchObject({
    code: 'BAD_INPUT',
    fields: [{ path: 'closesAt' }],
  })
})

test.each([
  ['2026-12-24T18:00:00+02:00', '2026-12-24T16:00:00.000Z'],
  ['2026-12-24T18:00', '2026-12-24T18:00:00.000Z'],
  ['2026-12-24', '2026-12-24T00:00:00.000Z'],
])('the closing time %s is in UTC unless it has an offset', async (closesAt, stored) => {
  const { id } = await makePoll(prisma)
  const { TZ } = process.env
  process.env['TZ'] = 'America/New_York'
  try {
    expect(await ask(UPDATE, { id, closesAt })).toMatchObject({ closesAt: stored })
  } finally {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  }
})

test.each(['tomorrow', 'Dec 24, 2026', '5', '', 5, '2026-13-45T00:00:00Z', '2027-02-30T12:00:00Z'])(
  '%s is not a closing time',
  async (closesAt) => {
    const { id } = await makePoll(prisma)
    const { errors } = await graphql(UPDATE, { id, closesAt }, asAdmin)
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } })
    expect(errors[0]?.message).toContain('A DateTime must be in ISO 8601 format')
    expect(await prisma.poll.findUnique({ where: { id } })).toMatchObject({ closesAt: null })
  },
)

test('an outcome has at most 1,000 characters, and a blank one removes it', async () => {
  const { id } = await makePoll(prisma)
  const text = 'x'.repeat(1000)
  expect(await ask(UPDATE, { id, outcome: text })).toMatchObject({ outcome: { text } })
  expect(await ask(UPDATE, { id, outcome: `${text}x` })).toMatchObject({
    code: 'BAD_INPUT',
    message: 'Please keep the outcome under 1,000 characters',
    fields: [{ path: 'outcome' }],
  })
  expect(await ask(UPDATE, { id, outcome: ' \n ' })).toMatchObject({ outcome: null })
})

test('an edit changes only the given fields, clears those that are null and keeps the slug', async () => {
  const { id, slug } = await makePoll(prisma)
  expect(await ask(UPDATE, { id, closesAt: FUTURE })).toEqual({ slug, closesAt: FUTURE, outcome: null })
  const outcome = { text: 'The council read it.\nTwice.', at: now().toISOString() }
  expect(await ask(UPDATE, { id, outcome: ` ${outcome.text} ` })).toEqual({ slug, closesAt: FUTURE, outcome })
  expect(await ask(UPDATE, { id, closesAt: null })).toEqual({ slug, closesAt: null, outcome })
  expect(await ask(UPDATE, { id, outcome: null })).toEqual({ slug, closesAt: null, outcome: null })
})

test('an edit that changes nothing keeps the date of the outcome and is not logged', async () => {
  const at = new Date('2026-11-10T12:00:00Z')
  const { id } = await makePoll(prisma, { outcome: 'Two roads.', outcomeAt: at })
  expect(await ask(UPDATE, { id, outcome: 'Two roads.' })).toMatchObject({
    outcome: { at: at.toISOString() },
  })
  expect(await prisma.auditEntry.count({ where: { target: id } })).toBe(0)
})

test('a closed poll can get an outcome but not another closing time', async () => {
  const { id } = await makePoll(prisma, { status: 'closed', closedAt: now() })
  expect(await ask(UPDATE, { id, outcome: 'Two roads.' })).toMatchObject({ outcome: { text: 'Two roads.' } })
  expect(await ask(UPDATE, { id, closesAt: FUTURE })).toMatchObject({ code: 'CONFLICT' })
  expect(await ask(UPDATE, { id: 'nobody', outcome: null })).toMatchObject({ code: 'NOT_FOUND' })
})

test('removing sample votes leaves the votes of visitors in every count', async () => {
  const { id } = await makePoll(prisma, { options: ['Yes', 'No'], exampleVotes: 100 })
  await makeBallots(prisma, id, { conservative: [30, 20], liberal: [25, 25] }, now(), { areSamples: true })
  await makeBallots(prisma, id, { liberal: [4, 2], other: [0, 7] }, now())
  const topics: string[] = []
  const stop = changes.subscribe((topic) => topics.push(topic))
  expect(await ask(REMOVE, { id })).toEqual({
    exampleVotes: 0,
    totalVotes: 13,
    results: [{ votes: 4 }, { votes: 9 }],
    resultsByAffiliation: [
      { affiliation: 'LIBERAL', total: 6 },
      { affiliation: 'OTHER', total: 7 },
    ],
  })
  stop()
  expect(topics).toEqual(['polls', `poll:${id}`])
  expect(await prisma.ballot.count({ where: { pollId: id } })).toBe(13)
  expect(await prisma.auditEntry.findFirst({ where: { target: id } })).toMatchObject({
    action: 'removeSampleVotes',
    details: { votes: 100 },
  })
  expect(await ask(REMOVE, { id })).toMatchObject({ code: 'CONFLICT' })
  expect(await ask(REMOVE, { id: 'nobody' })).toMatchObject({ code: 'NOT_FOUND' })
})

test('votes cast while sample votes are removed are counted', async () => {
  const { id } = await makePoll(prisma, { options: ['Yes', 'No'], exampleVotes: 60 })
  await makeBallots(prisma, id, { conservative: [30, 30] }, now(), { areSamples: true })
  const payload = { optionIndex: 0, politicalAffiliation: 'conservative' }
  const cast = () => app.inject({ method: 'POST', url: `/api/polls/${id}/vote`, payload })
  const [removed, ...votes] = await Promise.all([ask(REMOVE, { id }), ...Array.from({ length: 20 }, cast)])
  expect(removed).toMatchObject({ exampleVotes: 0 })
  expect(votes.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201))
  const { _sum } = await prisma.tally.aggregate({ where: { pollId: id }, _sum: { votes: true } })
  expect(_sum.votes).toBe(20)
})
