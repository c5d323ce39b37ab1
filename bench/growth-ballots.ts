import path from 'node:path'
import { median, sendLoad } from './measure.ts'
import { ADMIN_TOKEN, type Server, type Store, startSite } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'
import { openStore, type PlainStore } from './store.ts'

const FRESH = { authorization: `Bearer ${ADMIN_TOKEN}` }

/** Part e. SQL inserts the ballots and counts them all at once, because counting each in a trigger takes too long. */
export async function growthOfBallots(store: Store, settings: Settings): Promise<Row[]> {
  const plain = await openStore(store)
  const site = await startSite(store, path.join(settings.folder, 'growth.log'))
  try {
    return await growBallots(site, plain, settings)
  } finally {
    await site.kill()
    await plain.end()
  }
}

async function growBallots(site: Server, plain: PlainStore, settings: Settings): Promise<Row[]> {
  const [poll] = (await (await fetch(`${site.url}/api/polls`)).json()) as { id: string; options: string[] }[]
  if (!poll) throw new Error('The site has no open poll')
  const results: number[] = []
  const challenges: number[] = []
  let inserted = 0
  for (const size of settings.ballots) {
    await insertBallots(plain, poll.id, poll.options.length, inserted, size)
    inserted = size
    results.push(await time(site, settings, () => `/api/polls/${poll.id}/results`))
    challenges.push(await time(site, settings, (at) => `/api/challenges/completed/session_${at}_bench`))
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

/** Milliseconds per response on one connection, as the median of several short measurements. */
async function time(
  site: Server,
  { rounds, seconds }: Settings,
  pathOf: (at: number) => string,
): Promise<number> {
  const measured: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const calls = Array.from({ length: 400 }, (_, at) => ({ path: pathOf(at), headers: FRESH }))
    const { perSecond } = await sendLoad(site.url, calls, { connections: 1, seconds: Math.min(seconds, 1) })
    if (round > 0) measured.push(1000 / perSecond)
  }
  return median(measured)
}

function rowsOf(
  times: Map<string, number[]>,
  sizes: readonly number[],
  things: string,
  withoutGoal = '',
): Row[] {
  const last = sizes.at(-1) ?? 0
  return [...times].map(([what, measured]) => {
    const [smallest = Number.NaN] = measured
    const largest = measured.at(-1) ?? Number.NaN
    return {
      part: 'e',
      what: `${what}, ${last.toLocaleString('en-US')} ${things} / ${sizes[0]?.toLocaleString('en-US')}`,
      ours: largest,
      theirs: smallest,
      unit: 'ms',
      value: largest / smallest,
      ...(what !== withoutGoal && { goal: { max: 2 } }),
    }
  })
}

async function insertBallots(
  plain: PlainStore,
  pollId: string,
  options: number,
  from: number,
  to: number,
): Promise<void> {
  await plain.query('off', 'ALTER TABLE "Ballot" DISABLE TRIGGER ballot_moves_tally', [])
  for (let start = from; start < to; start += 100_000) {
    const range = [start + 1, Math.min(start + 100_000, to)]
    await plain.query(
      'ballots',
      `INSERT INTO "Ballot" (id, "pollId", key, "optionIndex", affiliation, day)
       SELECT gen_random_uuid(), $3, 'bench-' || i, i % $4::int,
         (ARRAY['conservative', 'liberal', 'independent', 'other'])[1 + i % 4]::"Affiliation", '2026-11-01'
       FROM generate_series($1::int, $2::int) AS i`,
      [...range, pollId, options],
    )
    await plain.query(
      'completions',
      `INSERT INTO "Completion" ("sessionId", "challengeId")
       SELECT 'session_' || i || '_bench', (SELECT id FROM "Challenge" ORDER BY id LIMIT 1)
       FROM generate_series($1::int, $2::int) AS i`,
      range,
    )
  }
  await plain.query('on', 'ALTER TABLE "Ballot" ENABLE TRIGGER ballot_moves_tally', [])
  await plain.query('wipe', 'DELETE FROM "Tally"', [])
  await plain.query(
    'count',
    `INSERT INTO "Tally" ("pollId", affiliation, "optionIndex", votes)
     SELECT "pollId", affiliation, "optionIndex", count(*) FROM "Ballot" GROUP BY 1, 2, 3`,
    [],
  )
  await plain.query('analyze', 'ANALYZE "Ballot", "Tally", "Completion"', [])
}
