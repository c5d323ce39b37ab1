import path from 'node:path'
import { type HttpRequest, median, runLoad } from './measure.ts'
import { type Server, type Store, startSite, UNCACHED } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'
import { type Database, openStore } from './store.ts'

/** Part e. SQL inserts the ballots and counts them all at once, because counting each in a trigger takes too long. */
export async function growthOfBallots(store: Store, settings: Settings): Promise<Row[]> {
  const database = await openStore(store)
  const site = await startSite(store, path.join(settings.folder, 'growth.log'))
  try {
    return await growBallots(site, database, settings)
  } finally {
    await site.kill()
    await database.end()
  }
}

async function growBallots(site: Server, database: Database, settings: Settings): Promise<Row[]> {
  const [poll] = (await (await fetch(`${site.url}/api/polls`)).json()) as { id: string; options: string[] }[]
  if (!poll) throw new Error('The site has no open poll')
  const results: number[] = []
  const challenges: number[] = []
  let inserted = 0
  for (const size of settings.ballots) {
    await insertBallots(database, poll.id, poll.options.length, inserted, size)
    inserted = size
    results.push(await millisecondsPerResponse(site, settings, () => resultsOf(poll.id)))
    challenges.push(
      await millisecondsPerResponse(site, settings, (at) => ({
        path: `/api/challenges/completed/session_${at}_bench`,
      })),
    )
  }
  return [
    ...rowsOf(new Map([['results', results]]), settings.ballots, 'ballots'),
    ...rowsOf(
      new Map([['challenges of a session', challenges]]),
      settings.ballots,
      'completions',
      'challenges of a session',
    ),
  ]
}

const resultsOf = (id: string): HttpRequest => ({
  path: '/graphql',
  method: 'POST',
  headers: { ...UNCACHED, 'content-type': 'application/json' },
  body: JSON.stringify({
    query: 'query ($id: ID!) { poll(id: $id) { results { votes percentage } } }',
    variables: { id },
  }),
})

async function millisecondsPerResponse(
  site: Server,
  { rounds, seconds }: Settings,
  requestOf: (at: number) => HttpRequest,
): Promise<number> {
  const measured: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const requests = Array.from({ length: 400 }, (_, at) => requestOf(at))
    const { perSecond } = await runLoad(site.url, requests, { connections: 1, seconds: Math.min(seconds, 1) })
    if (round > 0) measured.push(1000 / perSecond)
  }
  return median(measured)
}

function rowsOf(
  times: Map<string, number[]>,
  sizes: readonly number[],
  unit: string,
  withoutGoal = '',
): Row[] {
  const last = sizes.at(-1) ?? 0
  return [...times].map(([what, measured]) => {
    const [smallest = Number.NaN] = measured
    const largest = measured.at(-1) ?? Number.NaN
    return {
      part: 'e',
      what: `${what}, ${last.toLocaleString('en-US')} ${unit} / ${sizes[0]?.toLocaleString('en-US')}`,
      ours: largest,
      theirs: smallest,
      unit: 'ms',
      value: largest / smallest,
      ...(what !== withoutGoal && { goal: { max: 2 } }),
    }
  })
}

async function insertBallots(
  database: Database,
  pollId: string,
  options: number,
  from: number,
  to: number,
): Promise<void> {
  await database.query('off', 'ALTER TABLE "Ballot" DISABLE TRIGGER ballot_moves_tally', [])
  for (let start = from; start < to; start += 100_000) {
    const range = [start + 1, Math.min(start + 100_000, to)]
    await database.query(
      'ballots',
      `INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
       SELECT gen_random_uuid(), $3, 'bench-' || i, i % $4::int,
         (ARRAY['conservative', 'liberal', 'independent', 'other'])[1 + i % 4]::"Affiliation", '2026-11-01'
       FROM generate_series($1::int, $2::int) AS i`,
      [...range, pollId, options],
    )
    await database.query(
      'completions',
      `INSERT INTO "Completion" ("sessionId", "challengeId", day)
       SELECT 'session_' || i || '_bench', (SELECT id FROM "Challenge" ORDER BY id LIMIT 1), current_date
       FROM generate_series($1::int, $2::int) AS i`,
      range,
    )
  }
  await database.query('on', 'ALTER TABLE "Ballot" ENABLE TRIGGER ballot_moves_tally', [])
  await database.query('wipe', 'DELETE FROM "Tally"', [])
  await database.query(
    'count',
    `INSERT INTO "Tally" ("pollId", affiliation, "optionIndex", votes)
     SELECT "pollId", affiliation, "optionIndex", count(*) FROM "Ballot" GROUP BY 1, 2, 3`,
    [],
  )
  await database.query('analyze', 'ANALYZE "Ballot", "Tally", "Completion"', [])
}
