import { beforeEach, expect, test } from 'vitest'
import { makeChallenge } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer({}, {}, { cacheBytes: 1_000_000 })
const { app, ask, db } = server
const { prisma } = db

beforeEach(() => prisma.challenge.deleteMany())

const RESULT = `... on Challenge { title points type isActive }
  ... on Error { code message } ... on BadInputError { fields { path message } }`
const update = (id: string, args: string) =>
  ask(`mutation ($id: ID!) { updateChallenge(id: $id, ${args}) { ${RESULT} } }`, { id })
const order = (ids: string[]) =>
  ask(
    `mutation ($ids: [ID!]!) { orderChallenges(ids: $ids) {
      ... on OrderedChallenges { challenges { id } } ... on Error { code }
    } }`,
    { ids },
  )
const visible = async () =>
  (await app.inject('/api/challenges')).json().map(({ title }: { title: string }) => title)
const entries = async () => {
  const found = await prisma.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 2 })
  return found.map(({ action, details }) => ({ action, details }))
}

test('an edit changes only the given fields, is logged and shown at once', async () => {
  const { id } = await makeChallenge(prisma, { title: 'Take a Qiz', points: 10 })
  expect(await visible()).toEqual(['Take a Qiz'])
  expect(await update(id, 'title: " Take a Quiz "')).toEqual({
    title: 'Take a Quiz',
    points: 10,
    type: 'QUIZ',
    isActive: true,
  })
  expect(await visible()).toEqual(['Take a Quiz'])
  const edited = { action: 'updateChallenge', details: { title: 'Take a Quiz', fields: ['title'] } }
  expect((await entries())[0]).toEqual(edited)
  // Nothing changes, so nothing is logged.
  await update(id, 'title: "Take a Quiz", points: 10')
  expect((await entries()).filter((entry) => entry.action === 'updateChallenge')).toHaveLength(1)
})

test('an edit follows the rules for new challenges', async () => {
  const { id } = await makeChallenge(prisma, { title: 'First' })
  await makeChallenge(prisma, { title: 'Second' })
  expect(await update(id, 'points: 101')).toMatchObject({
    fields: [{ path: 'points', message: 'Points must be a whole number from 1 to 100' }],
  })
  expect(await update(id, 'title: "Second"')).toMatchObject({ code: 'CONFLICT' })
  expect(await update('nobody', 'points: 5')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await prisma.challenge.findUnique({ where: { id } })).toMatchObject({ title: 'First', points: 10 })
})

test('a challenge that is turned off is hidden, and completions keep their points', async () => {
  const { id } = await makeChallenge(prisma, { title: 'Small', points: 7 })
  await ask(
    'mutation ($id: ID!) { completeChallenge(challengeId: $id, sessionId: "session_1") { __typename } }',
    {
      id,
    },
  )
  const set = (active: boolean) =>
    ask(
      `mutation ($id: ID!) { setChallengeActive(id: $id, active: ${active}) {
      ... on Challenge { isActive } } }`,
      { id },
    )
  expect(await set(false)).toMatchObject({ isActive: false })
  expect(await visible()).toEqual([])
  expect(await ask('{ adminChallenges { title isActive } }')).toEqual([{ title: 'Small', isActive: false }])
  expect(await ask('{ session(id: "session_1") { points } }')).toEqual({ points: 7 })
  expect(await set(true)).toMatchObject({ isActive: true })
  expect(await entries()).toEqual([
    { action: 'setChallengeActive', details: { title: 'Small', active: true } },
    { action: 'setChallengeActive', details: { title: 'Small', active: false } },
  ])
})

test('challenges are sorted by type until an editor orders them, and new ones come last', async () => {
  const share = await makeChallenge(prisma, { title: 'Share', type: 'share' })
  const quiz = await makeChallenge(prisma, { title: 'Quiz', type: 'quiz' })
  expect(await visible()).toEqual(['Quiz', 'Share'])
  expect(await order([share.id, quiz.id])).toEqual({ challenges: [{ id: share.id }, { id: quiz.id }] })
  expect(await visible()).toEqual(['Share', 'Quiz'])
  await ask(`mutation { createChallenge(title: "Another", description: "Do it.", type: QUIZ, badgeIcon: "award",
    badgeColor: GOLD, points: 5) { __typename } }`)
  expect(await visible()).toEqual(['Share', 'Quiz', 'Another'])
  for (const ids of [[share.id], [share.id, share.id, quiz.id], [share.id, quiz.id, 'nobody']])
    expect(await order(ids)).toEqual({ code: 'BAD_INPUT' })
})
