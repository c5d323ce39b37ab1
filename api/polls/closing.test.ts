import { expect, test, vi } from 'vitest'
import { makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { closeDuePolls, startClosingPolls } from './closing.ts'

const server = await startTestServer({}, {}, { cacheBytes: 1_000_000 })
const { app, changes, db, graphql, now, setNow } = server
const opened = new Date('2026-11-20T12:00:00Z')
const CLOSES = new Date('2026-11-20T13:00:00Z')
const AFTER = new Date('2026-11-20T13:00:30Z')

const openUntil = (closesAt: Date) => makePoll(db.prisma, { createdAt: opened, closesAt })
const stored = (id: string) => db.prisma.poll.findUniqueOrThrow({ where: { id } })

function vote(id: string) {
  const payload = { optionIndex: 0, politicalAffiliation: 'other' }
  return app.inject({ method: 'POST', url: `/api/polls/${id}/vote`, payload })
}

async function statusOf(pollId: string) {
  const { data } = await graphql('query ($id: ID!) { poll(id: $id) { status closedAt } }', { id: pollId })
  return data['poll']
}

test('a poll closes at its closing time, and caches and followers are notified', async () => {
  setNow(opened)
  const poll = await openUntil(CLOSES)
  await closeDuePolls(server)
  expect(await statusOf(poll.id)).toEqual({ status: 'OPEN', closedAt: null })
  const topics: string[] = []
  const stop = changes.subscribe((topic) => topics.push(topic))
  setNow(AFTER)
  await closeDuePolls(server)
  stop()
  expect(topics).toEqual(['polls', `poll:${poll.id}`])
  expect(await statusOf(poll.id)).toEqual({ status: 'CLOSED', closedAt: CLOSES.toISOString() })
  const entries = await db.prisma.auditEntry.findMany({ where: { target: poll.id } })
  expect(entries).toMatchObject([
    { action: 'closePoll', details: { question: poll.question, scheduled: true } },
  ])
})

test('a vote after the closing time is rejected, even before the poll is marked as closed', async () => {
  setNow(opened)
  const poll = await openUntil(CLOSES)
  expect((await vote(poll.id)).statusCode).toBe(201)
  setNow(CLOSES)
  const late = await vote(poll.id)
  expect([late.statusCode, late.json().detail]).toEqual([409, 'This poll is closed'])
  expect(await stored(poll.id)).toMatchObject({ status: 'open' })
  expect(await db.prisma.ballot.count({ where: { pollId: poll.id } })).toBe(1)
})

test('a poll that was due while no process ran is closed at the next start', async () => {
  setNow(AFTER)
  const [due, later] = [await openUntil(CLOSES), await openUntil(new Date('2026-11-20T14:00:00Z'))]
  const shutdown = new AbortController()
  startClosingPolls({ ...(await closingDeps()), shutdownSignal: shutdown.signal })
  await vi.waitFor(async () =>
    expect(await stored(due.id)).toMatchObject({ status: 'closed', closedAt: CLOSES }),
  )
  shutdown.abort()
  expect(await stored(later.id)).toMatchObject({ status: 'open', closedAt: null })
})

test('a running process closes polls within a minute, even after a failed attempt, until shutdown', async () => {
  setNow(opened)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const shutdown = new AbortController()
  const deps = await closingDeps()
  const queryRaw = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([])
  const failing = { prisma: { $queryRaw: queryRaw } } as unknown as typeof db
  startClosingPolls({ ...deps, db: failing, shutdownSignal: shutdown.signal })
  await vi.advanceTimersByTimeAsync(60_000)
  const attempts = queryRaw.mock.calls.length
  expect(attempts).toBeGreaterThan(1)
  expect(deps.log.warn).toHaveBeenCalledOnce()
  shutdown.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryRaw).toHaveBeenCalledTimes(attempts)
  vi.useRealTimers()
})

test('when several processes run, only one closes the poll', async () => {
  setNow(opened)
  const poll = await openUntil(CLOSES)
  setNow(AFTER)
  const topics: string[] = []
  const stop = changes.subscribe((topic) => topics.push(topic))
  await Promise.all(Array.from({ length: 5 }, () => closeDuePolls(server)))
  stop()
  expect(topics.filter((topic) => topic === `poll:${poll.id}`)).toHaveLength(1)
})

async function closingDeps() {
  const log = { warn: vi.fn() }
  return { db, changes, now, log: log as unknown as typeof app.log & typeof log }
}
