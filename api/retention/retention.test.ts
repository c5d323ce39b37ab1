import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { makePost } from '#api/test/factories.ts'
import { makeIssue } from '#api/test/newsletter.ts'
import { startTestServer } from '#api/test/server.ts'
import { STORED_DATA } from '#domain/pages/privacy-tables.ts'
import { RETENTION_QUEUE, SHUFFLE_QUEUE } from './retention.jobs.ts'
import { deleteExpired } from './retention.service.ts'

const server = await startTestServer()
const { prisma } = server.db
const now = new Date('2026-11-20T12:00:00Z')
/** Kept as long as their poll, their subscription or the site. */
const WITHOUT_PERIOD = ['Ballot', 'Tally', 'DailyTally', 'Subscriber', 'DailyCount']
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000 - 1)

async function store() {
  const challenge = await prisma.challenge.create({
    data: {
      type: 'quiz',
      title: randomUUID(),
      description: 'd',
      points: 5,
      badgeIcon: 'star',
      badgeColor: 'blue',
    },
  })
  for (const days of [364, 365]) {
    await prisma.quizSubmission.create({
      data: { sessionId: `quiz${days}`, responses: {}, overlapPercentage: 70, createdAt: daysAgo(days) },
    })
  }
  for (const days of [730, 731]) {
    await prisma.completion.create({
      data: { sessionId: `done${days}`, challengeId: challenge.id, day: daysAgo(days) },
    })
  }
  const message = { email: 'a@example.com', subject: 'general' as const, message: 'm' }
  await prisma.contactMessage.createMany({
    data: [
      { ...message, name: 'answered 364', createdAt: daysAgo(400), handledAt: daysAgo(364) },
      { ...message, name: 'answered 365', createdAt: daysAgo(400), handledAt: daysAgo(365) },
      { ...message, name: 'open 729', createdAt: daysAgo(729) },
      { ...message, name: 'open 730', createdAt: daysAgo(730) },
    ],
  })
  await prisma.subscriber.createMany({
    data: [
      { email: 'sent6@example.com', confirmationSentAt: daysAgo(6) },
      { email: 'sent7@example.com', confirmationSentAt: daysAgo(7) },
      { email: 'unsent@example.com', createdAt: daysAgo(100), requestedAt: daysAgo(100) },
      { email: 'stays@example.com', status: 'confirmed', confirmationSentAt: daysAgo(900) },
      { email: 'left29@example.com', status: 'unsubscribed', unsubscribedAt: daysAgo(29) },
      { email: 'left30@example.com', status: 'unsubscribed', unsubscribedAt: daysAgo(30) },
    ],
  })
  for (const days of [29, 30]) {
    const { id: subscriberId } = await prisma.subscriber.findUniqueOrThrow({
      where: { email: 'stays@example.com' },
    })
    const delivery = {
      subscriberId,
      status: 'sent' as const,
      dueAt: daysAgo(days),
      response: `delivered ${days}`,
    }
    await makeIssue(prisma, { finishedAt: daysAgo(days), deliveries: { create: delivery } })
  }
  for (const days of [29, 30]) await makePost(prisma, { slug: `trash ${days}`, trashedAt: daysAgo(days) })
  const { id: postId } = await makePost(prisma, { slug: 'article' })
  const version = { postId, kind: 'typed' as const, excerpt: '', content: '', category: '', author: '' }
  // The newest 50 stay, however old, and of the others those of the last 30 days.
  await prisma.postVersion.createMany({
    data: Array.from({ length: 50 }, () => ({ ...version, title: 'other', createdAt: daysAgo(1) })),
  })
  for (const days of [29, 30])
    await prisma.postVersion.create({
      data: { ...version, title: `version ${days}`, createdAt: daysAgo(days) },
    })
  const { id: oldId } = await makePost(prisma, { slug: 'old article' })
  const old = { ...version, postId: oldId, title: 'other', createdAt: daysAgo(90) }
  await prisma.postVersion.createMany({ data: Array.from({ length: 51 }, () => old) })
  await prisma.postPreview.createMany({
    data: [
      { postId, hash: 'preview over', expiresAt: daysAgo(0) },
      { postId, hash: 'preview open', expiresAt: new Date(now.getTime() + 1000) },
    ],
  })
  for (const days of [29, 30]) {
    const size = { width: days, height: 1 }
    await prisma.image.create({ data: { ...size, usedAt: daysAgo(days) } })
  }
  await prisma.rateLimit.createMany({
    data: [
      { key: 'over', count: 1, expiresAt: daysAgo(0) },
      { key: 'open', count: 1, expiresAt: new Date(now.getTime() + 1000) },
    ],
  })
}

async function left() {
  const [quizzes, completions, messages, subscribers, deliveries, limits] = await Promise.all([
    prisma.quizSubmission.findMany(),
    prisma.completion.findMany(),
    prisma.contactMessage.findMany(),
    prisma.subscriber.findMany(),
    prisma.delivery.findMany(),
    prisma.rateLimit.findMany(),
  ])
  return [
    ...quizzes.map((row) => row.sessionId),
    ...completions.map((row) => row.sessionId),
    ...messages.map((row) => row.name),
    ...subscribers.map((row) => row.email.split('@')[0]),
    ...deliveries.map((row) => row.response),
    ...limits.map((row) => row.key),
  ].toSorted()
}

async function writing() {
  const [posts, versions, previews, images] = await Promise.all([
    prisma.post.findMany({ orderBy: { id: 'asc' } }),
    prisma.postVersion.findMany({ where: { title: { not: 'other' } } }),
    prisma.postPreview.findMany(),
    prisma.image.findMany(),
  ])
  return [
    ...posts.map(({ slug }) => slug),
    ...versions.map(({ title }) => title),
    ...previews.map(({ hash }) => hash),
    ...images.map(({ width }) => `image ${width}`),
  ]
}

test('expired data is deleted on the exact day, and other data stays', async () => {
  await store()
  expect(await deleteExpired(server)).toEqual({
    quizSubmissions: 1,
    completions: 1,
    messages: 2,
    signUps: 1,
    addresses: 1,
    deliveries: 1,
    posts: 1,
    versions: 2,
    previews: 1,
    images: 1,
    limits: 1,
  })
  expect(await writing()).toEqual([
    'trash 29',
    'article',
    'old article',
    'version 29',
    'preview open',
    'image 29',
  ])
  const remaining = [
    'answered 364',
    'delivered 29',
    'done730',
    'left29',
    'open',
    'open 729',
    'quiz364',
    'sent6',
    'stays',
    'unsent',
  ]
  expect(await left()).toEqual(remaining)
  await deleteExpired(server)
  expect(await left()).toEqual(remaining)
})

test('the deletion and the shuffling run every night, and a missed night is made up for once', async () => {
  const schedules = await server.db.query<object>(
    `SELECT name, cron, timezone, options->>'missed' AS missed FROM pgboss.schedule WHERE name IN ($1, $2) ORDER BY cron DESC`,
    [RETENTION_QUEUE, SHUFFLE_QUEUE],
  )
  expect(schedules).toEqual([
    { name: SHUFFLE_QUEUE, cron: '7 4 * * *', timezone: 'UTC', missed: 'once' },
    { name: RETENTION_QUEUE, cron: '17 4 * * *', timezone: 'UTC', missed: 'once' },
  ])
})

test('a year later all data with a period is gone, even if ballots cannot be shuffled', async () => {
  const tables = STORED_DATA.flatMap((data) => Object.keys(data.tables)).filter(
    (table) => !WITHOUT_PERIOD.includes(table),
  )
  const rowsOf = (table: string) =>
    server.db.query<object>(`SELECT '${table}' AS table FROM "${table}" LIMIT 1`)
  // store() has to store a row in a new table.
  for (const table of tables) expect(await rowsOf(table)).toEqual([{ table }])
  await server.db.query('ALTER TABLE "Ballot" RENAME TO "BallotAway"')
  server.setNow(new Date('2027-11-20T12:00:00Z'))
  await server.jobs.send(RETENTION_QUEUE, {})
  await vi.waitFor(async () => expect(await left()).toEqual(['stays', 'unsent']), 30_000)
  for (const table of tables) expect(await rowsOf(table)).toEqual([])
  await server.db.query('ALTER TABLE "BallotAway" RENAME TO "Ballot"')
})

// A PostgreSQL server runs autovacuum itself.
test.skipIf(server.db.kind !== 'pglite')(
  'the embedded database does not grow from night to night without new data',
  async () => {
    server.setNow(new Date('2027-11-20T12:00:00Z'))
    const night = async () => {
      const id = await server.jobs.send(SHUFFLE_QUEUE, {})
      await vi.waitFor(async () => {
        const [job] = await server.db.query<{ state: string }>('SELECT state FROM pgboss.job WHERE id = $1', [
          id,
        ])
        expect(job?.state).toBe('completed')
      }, 30_000)
      const [ballots] = await server.db.query<{ size: number }>(
        `SELECT pg_relation_size('"Ballot"')::int AS size`,
      )
      return ballots?.size
    }
    const poll = await prisma.poll.create({ data: { slug: 'q', question: 'q', options: ['a', 'b'] } })
    await server.db.query(
      `INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
       SELECT gen_random_uuid(), $1, number::text, 0, 'other', '2027-11-18' FROM generate_series(1, 2000) AS number`,
      [poll.id],
    )
    await night()
    const size = await night()
    await night()
    expect(await night()).toBe(size)
  },
)
