// The baseline for votes: the same committed writes (ballot and tally) without the checks of a real poll.
import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { openStore } from './store.ts'

const store = await openStore()
const secret = 'the-secret-of-the-bench'

async function bodyOf(
  request: IncomingMessage,
): Promise<{ optionIndex: number; politicalAffiliation: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

async function vote(pollId: string, request: IncomingMessage): Promise<{ voter: string; body: string }> {
  const { optionIndex, politicalAffiliation } = await bodyOf(request)
  const voter = randomBytes(18).toString('base64url')
  const key = createHmac('sha256', secret).update(`ballot ${pollId} ${voter}`).digest('base64url')
  await store.query(
    'vote',
    `INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
     SELECT gen_random_uuid(), id, $2, $3, $4::"Affiliation", $5::date FROM "Poll" WHERE id = $1 AND status = 'open'
     ON CONFLICT ("pollId", key) DO UPDATE
       SET "optionIndex" = EXCLUDED."optionIndex", affiliation = EXCLUDED.affiliation, day = EXCLUDED.day`,
    [pollId, key, optionIndex, politicalAffiliation, new Date().toISOString().slice(0, 10)],
  )
  const rows = await store.query<{ option: string; votes: number }>(
    'results',
    `SELECT o.option, coalesce(sum(t.votes), 0)::int AS votes
     FROM "Poll" p CROSS JOIN LATERAL unnest(p.options) WITH ORDINALITY AS o (option, place)
     LEFT JOIN "Tally" t ON t."pollId" = p.id AND t."optionIndex" = o.place - 1
     WHERE p.id = $1 GROUP BY o.option, o.place ORDER BY o.place`,
    [pollId],
  )
  const total = rows.reduce((sum, row) => sum + row.votes, 0)
  const results = rows.map((row) => ({ ...row, percentage: Math.round((row.votes / total) * 100) }))
  return { voter, body: JSON.stringify({ success: true, results }) }
}

createServer((request, response) => {
  const pollId = /^\/api\/polls\/([^/]+)\/vote$/.exec(request.url ?? '')?.[1]
  if (!pollId) {
    response.end()
    return
  }
  vote(pollId, request).then(
    ({ voter, body }) =>
      response
        .writeHead(201, {
          'content-type': 'application/json; charset=utf-8',
          'set-cookie': `unity_voter=${voter}; Path=/; HttpOnly; SameSite=Lax`,
        })
        .end(body),
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(process.env['PORT']), process.env['HOST'])
