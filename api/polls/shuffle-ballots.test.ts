import { expect, test, vi } from 'vitest'
import { SHUFFLE_QUEUE } from '#api/retention/retention.jobs.ts'
import { makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'

const server = await startTestServer()
const { app, db } = server

const stored = (pollId: string) =>
  db.query<{ id: string; option: number; writer: string }>(
    `SELECT id, "optionIndex" AS option, xmin::text AS writer FROM "Ballot" WHERE "pollId" = '${pollId}' ORDER BY ctid`,
  )

test('a database dump does not reveal the order in which past ballots were cast', async () => {
  const poll = await makePoll(db.prisma)
  for (let cast = 0; cast < 24; cast++) {
    await app.inject({
      method: 'POST',
      url: `/api/polls/${poll.id}/vote`,
      payload: { optionIndex: cast % 2, politicalAffiliation: 'other' },
    })
  }
  const tallies = () =>
    db.prisma.tally.findMany({ where: { pollId: poll.id }, orderBy: { optionIndex: 'asc' } })
  const counted = await tallies()
  const asCast = await stored(poll.id)
  expect(asCast.map(({ option }) => option)).toEqual(asCast.map((_, cast) => cast % 2))

  // The server was off for a month.
  server.setNow(new Date(Date.now() + 30 * 86_400_000))
  await server.jobs.send(SHUFFLE_QUEUE, {})

  const shuffled = await vi.waitFor(async () => {
    const rows = await stored(poll.id)
    expect(rows.map(({ id }) => id)).toEqual(asCast.map(({ id }) => id).sort())
    return rows
  }, 30_000)
  // The transaction ids do not reveal the order either.
  expect(new Set(shuffled.map(({ writer }) => writer)).size).toBe(1)
  expect(await tallies()).toEqual(counted)
})
