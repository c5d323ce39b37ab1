import { expect, test } from 'vitest'
import { makeBallots, makePoll } from '#api/test/factories.ts'
import { asAdmin, startTestServer } from '#api/test/server.ts'

const server = await startTestServer({}, {}, { cacheBytes: 1_000_000 })
const { app, ask, db, graphql, setNow } = server
const { prisma } = db
const NOW = new Date('2026-11-20T12:00:00Z')

const POLL = `... on Poll { id slug status question options createdAt }
  ... on Error { code message } ... on BadInputError { fields { path message } }`

async function createDraft(question: string, closesAt: string | null = null) {
  return ask(
    `mutation ($question: String!, $closesAt: DateTime) {
      createPoll(question: $question, options: ["Yes", "No"], closesAt: $closesAt, draft: true) { ${POLL} }
    }`,
    { question, closesAt },
  )
}

const open = (id: unknown) => ask(`mutation ($id: ID!) { openPoll(id: $id) { ${POLL} } }`, { id })
const update = (id: unknown, args: string) =>
  ask(`mutation ($id: ID!) { updatePoll(id: $id, ${args}) { __typename ${POLL} } }`, { id })
const remove = (id: unknown) =>
  ask(`mutation ($id: ID!) { deletePoll(id: $id) { ... on DeletedPoll { id } ... on Error { code } } }`, {
    id,
  })

const lastEntry = () => prisma.auditEntry.findFirst({ orderBy: { id: 'desc' } })

test('nobody but editors sees a draft, until it is opened', async () => {
  const draft = await createDraft('What should the library do first?')
  expect(draft).toMatchObject({ status: 'DRAFT', slug: 'what-should-the-library-do-first' })
  const { id, slug } = draft as { id: string; slug: string }
  const inPublic = async () => {
    const { data } = await graphql(
      `query ($id: ID!, $slug: String!) {
        poll(id: $id) { id } pollBySlug(slug: $slug) { id } activePoll { id } polls { id }
        drafts: polls(status: DRAFT) { id } closedPolls { nodes { id } }
      }`,
      { id, slug },
    )
    const lists = ['/polls/feed.xml', '/sitemap.xml', '/data/polls.csv', '/data/poll-results.json']
    const pages = [
      `/api/polls/${id}/results`,
      `/og/poll/${slug}.png`,
      `/embed/poll/${slug}`,
      `/oembed?url=${encodeURIComponent(`${server.env.PUBLIC_URL}/polls/${slug}`)}`,
    ]
    const answers = await Promise.all([...lists, ...pages].map((url) => app.inject(url)))
    return {
      data,
      listed: answers.slice(0, lists.length).map(({ body }) => body.includes(slug)),
      statuses: answers.slice(lists.length).map(({ statusCode }) => statusCode),
    }
  }
  expect(await inPublic()).toEqual({
    data: {
      poll: null,
      pollBySlug: null,
      activePoll: null,
      polls: [],
      drafts: [],
      closedPolls: { nodes: [] },
    },
    listed: [false, false, false, false],
    statuses: [404, 404, 404, 404],
  })
  const ballot = { optionIndex: 0, politicalAffiliation: 'other' }
  const vote = await app.inject({ method: 'POST', url: `/api/polls/${id}/vote`, payload: ballot })
  expect(vote.statusCode).toBe(404)
  const DRAFTS = '{ adminPolls(state: DRAFT) { totalCount nodes { id question results { votes } } } }'
  const listed = { id, question: 'What should the library do first?', results: [{ votes: 0 }, { votes: 0 }] }
  expect((await graphql(DRAFTS, {}, asAdmin)).data['adminPolls']).toEqual({ totalCount: 1, nodes: [listed] })
  expect((await lastEntry())?.details).toEqual({ question: 'What should the library do first?', draft: true })

  setNow(new Date('2026-11-21T12:00:00Z'))
  expect(await open(id)).toMatchObject({ status: 'OPEN', createdAt: '2026-11-21T12:00:00.000Z' })
  expect(await lastEntry()).toMatchObject({ action: 'openPoll', target: id })
  expect(await inPublic()).toMatchObject({
    data: { poll: { id }, polls: [{ id }] },
    listed: [true, true, true, true],
    statuses: [200, 200, 200, 200],
  })
  expect(await open(id)).toMatchObject({ code: 'CONFLICT', message: 'This poll has already been opened' })
  setNow(NOW)
})

test('a draft whose closing time has passed is not opened', async () => {
  const { id } = await createDraft('Will it rain tomorrow?', '2026-11-20T13:00:00Z')
  setNow(new Date('2026-11-20T13:00:00Z'))
  expect(await open(id)).toMatchObject({ code: 'BAD_INPUT', fields: [{ path: 'closesAt' }] })
  expect(await update(id, 'closesAt: "2026-11-20T14:00:00Z"')).toMatchObject({ status: 'DRAFT' })
  expect(await open(id)).toMatchObject({ status: 'OPEN' })
  setNow(NOW)
})

test('a new poll goes after the open ones, however late it is opened', async () => {
  const { id } = await createDraft('Which draft comes last?')
  const later = await makePoll(prisma, { position: 40 })
  await open(id)
  const { position } = await prisma.poll.findUniqueOrThrow({ where: { id: String(id) } })
  expect(position).toBe(later.position + 1)
})

test('typos can be fixed until the first vote, and the address of an open poll stays', async () => {
  const draft = await createDraft('Wich way to the park?')
  expect(await update(draft['id'], 'question: "Which way to the park?"')).toMatchObject({
    question: 'Which way to the park?',
    slug: 'which-way-to-the-park',
  })
  const { id, slug } = await open(draft['id'])
  expect(await update(id, 'question: "Which way to the lake?", options: ["North", " South "]')).toMatchObject(
    {
      slug,
      question: 'Which way to the lake?',
      options: ['North', 'South'],
    },
  )
  expect(await lastEntry()).toMatchObject({
    action: 'updatePoll',
    details: { question: 'Which way to the lake?', fields: ['question', 'options'] },
  })
  expect(await update(id, 'options: ["One"]')).toMatchObject({
    code: 'BAD_INPUT',
    fields: [{ path: 'options', message: 'Please enter 2 to 10 options' }],
  })
  await makeBallots(prisma, String(id), { other: [1] }, NOW)
  for (const args of ['question: "Which way to the sea, please?"', 'options: ["North", "East"]'])
    expect(await update(id, args)).toMatchObject({ code: 'CONFLICT', message: 'This poll already has votes' })
  expect(await update(id, 'question: "Which way to the lake?", outcome: "North"')).toMatchObject({
    __typename: 'Poll',
  })
})

test('a poll can be deleted until the first vote', async () => {
  const [empty, voted] = [await makePoll(prisma), await makePoll(prisma)]
  await makeBallots(prisma, voted.id, { other: [1] }, NOW)
  expect([await remove(empty.id), await remove(voted.id)]).toEqual([{ id: empty.id }, { code: 'CONFLICT' }])
  expect(await remove(empty.id)).toEqual({ code: 'NOT_FOUND' })
  expect(await lastEntry()).toMatchObject({ action: 'deletePoll', details: { question: empty.question } })
  await prisma.ballot.deleteMany({ where: { pollId: voted.id } })
  expect(await remove(voted.id)).toEqual({ id: voted.id })
  expect(await prisma.poll.count({ where: { id: { in: [empty.id, voted.id] } } })).toBe(0)
})
