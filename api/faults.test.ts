import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { makePoll } from '../prisma/factories.ts'
import { startTestServer } from './test/server.ts'

// What leaves the server, and what the log says, when something fails that nobody expected.

const lines: string[] = []
const logStream = new PassThrough()
logStream.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')))
const server = await startTestServer({ LOG_LEVEL: 'info' }, { logStream })

test('a fault is masked on both doors, and its request id is in the log', async () => {
  const poll = await makePoll(server.db.prisma)
  await server.db.query('ALTER TABLE "Ballot" RENAME TO "BallotAway"')
  try {
    const graphql = await server.graphql(
      'mutation ($id: ID!) { votePoll(pollId: $id, optionIndex: 0) { __typename } }',
      { id: poll.id },
    )
    expect(graphql.status).toBe(500)
    const [error] = graphql.errors
    expect(error).toMatchObject({ message: 'Something went wrong. Please try again.' })
    expect(error?.extensions.code).toBe('INTERNAL')
    const id = String(error?.extensions['requestId'])
    expect(id).toBe(graphql.headers['x-request-id'])
    expect(lines.filter((line) => line.includes(id) && line.includes('"level":50'))).toHaveLength(1)

    const rest = await server.app.inject({
      method: 'POST',
      url: `/api/polls/${poll.id}/vote`,
      payload: { optionIndex: 0 },
    })
    expect(rest.statusCode).toBe(500)
    expect(rest.json()).toMatchObject({ code: 'INTERNAL', title: 'Internal Server Error' })
    const restId = String(rest.headers['x-request-id'])
    expect(rest.json().detail).toContain(restId)
    expect(lines.filter((line) => line.includes(restId) && line.includes('"level":50'))).toHaveLength(1)
    for (const body of [JSON.stringify(graphql), rest.body]) {
      expect(body).not.toMatch(/Ballot|relation|prisma|SELECT|INSERT|stack|node_modules/i)
    }
  } finally {
    await server.db.query('ALTER TABLE "BallotAway" RENAME TO "Ballot"')
  }
})
