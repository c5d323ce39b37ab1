import path from 'node:path'
import { type Outcome, runLoad, sideBySide } from './measure.ts'
import { type Server, type Store, startServer } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store.ts'

const CONNECTIONS = 64
const AFFILIATIONS = ['conservative', 'liberal', 'independent', 'other']

/** Part d. Requests have no cookie, so each is a new voter. Every acknowledged vote must be in the database. */
export async function votes(
  site: Server,
  store: Store,
  bareStore: Store,
  kind: string,
  { rounds, votes: amount, folder }: Settings,
): Promise<Row[]> {
  const polls = (await (await fetch(`${site.url}/api/polls`)).json()) as { id: string; options: string[] }[]
  const [poll] = polls
  if (!poll) throw new Error('The site has no open poll')
  const requests = poll.options.flatMap((_, optionIndex) =>
    AFFILIATIONS.map((politicalAffiliation) => ({
      path: `/api/polls/${poll.id}/vote`,
      method: 'POST' as const,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ optionIndex, politicalAffiliation }),
    })),
  )
  const load = { connections: CONNECTIONS, amount }
  const bare = await startServer('bench/bare-votes.ts', path.join(folder, 'bare-votes.log'), { ...bareStore })
  const before = await countVotes(site, poll.id)
  const outcomes: Outcome[] = []
  try {
    await runLoad(bare.url, requests, { ...load, amount: 200 })
    outcomes.push(await runLoad(site.url, requests, { ...load, amount: 200 }))
    const { ours, theirs, ratio } = await sideBySide(
      rounds,
      async () => {
        const outcome = await runLoad(site.url, requests, load)
        outcomes.push(outcome)
        return outcome.perSecond
      },
      async () => (await runLoad(bare.url, requests, load)).perSecond,
    )
    const measured = outcomes.slice(1).sort((a, b) => a.p99 / a.p50 - b.p99 / b.p50)
    const middle = measured[Math.floor(measured.length / 2)]
    const acknowledged = outcomes.reduce((sum, { responses }) => sum + responses, 0)
    const lost = acknowledged - ((await countVotes(site, poll.id)) - before)
    return [
      { part: 'd', what: `votes, ${kind}`, ours, theirs, unit: 'votes/s', value: ratio, goal: { min: 0.5 } },
      {
        part: 'd',
        what: `votes, ${kind}: p99 / p50`,
        ours: middle?.p99 ?? Number.NaN,
        theirs: middle?.p50 ?? Number.NaN,
        unit: 'ms',
        value: (middle?.p99 ?? Number.NaN) / (middle?.p50 ?? Number.NaN),
        goal: { max: 5 },
      },
      {
        part: 'd',
        what: `votes, ${kind}: lost`,
        value: lost,
        goal: { max: 0 },
        note: `of ${acknowledged} acknowledged`,
      },
      ...(await untallied(store, kind)),
    ]
  } finally {
    await bare.stop()
  }
}

async function countVotes(site: Server, pollId: string): Promise<number> {
  const response = await fetch(`${site.url}/api/polls/${pollId}/results`)
  const results = (await response.json()) as { votes: number }[]
  return results.reduce((sum, { votes: count }) => sum + count, 0)
}

/** Counts the ballots from a second process, which only PostgreSQL allows. */
async function untallied(store: Store, kind: string): Promise<Row[]> {
  if (!('DATABASE_URL' in store)) return []
  const database = await openStore(store)
  const [row] = await database.query<{ off: number }>(
    'off',
    `SELECT abs((SELECT count(*) FROM "Ballot") - (SELECT sum(votes) FROM "Tally"))::int AS off`,
    [],
  )
  await database.end()
  return [
    {
      part: 'd',
      what: `votes, ${kind}: ballots without tally`,
      value: row?.off ?? Number.NaN,
      goal: { max: 0 },
    },
  ]
}
