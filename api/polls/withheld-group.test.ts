import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { pollCard } from '#api/og/draw-card.ts'
import { makeBallots, makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { AFFILIATIONS, type Affiliation } from '#domain/polls/affiliations.ts'
import type { Spread } from '#prisma/content/polls.ts'

const MIN_GROUP_SIZE = 5
const server = await startTestServer({ MIN_GROUP_SIZE: String(MIN_GROUP_SIZE) })
const { app, db, graphql, now } = server

const POLL = {
  id: 'the-poll',
  slug: 'the-poll',
  question: 'Roads or taxes?',
  options: ['Roads', 'Taxes'],
  status: 'closed' as const,
  createdAt: new Date('2026-11-01T12:00:00Z'),
  closedAt: new Date('2026-11-06T12:00:00Z'),
  outcome: 'The council read it.',
  outcomeAt: new Date('2026-11-16T12:00:00Z'),
}
const SHOWN: Spread = { conservative: [29, 11], independent: [17, 19] }
/** Both groups are withheld: one is too small, and the other is the next smallest. Together they have 8 and 5 votes. */
const WITHHELD = [
  { liberal: [7, 2], other: [1, 3] },
  { liberal: [3, 1], other: [5, 4] },
  { liberal: [0, 4], other: [8, 1] },
] as const satisfies Spread[]

/** If only the two small groups were withheld, subtraction would give the sum of two people. */
const LEAKED = { conservative: [5, 3], liberal: [4, 3], independent: [1, 0], other: [1, 0] }

const FIELDS = `slug question totalVotes outcome { text at } results { option votes percentage }
  resultsByAffiliation { affiliation total results { option votes percentage } }
  commonGround {
    version enough shortfall { affiliation have need } firstChoice tiedGroups
    options { option everyone groupAverage lowest lowestGroup difference } widest { option difference }
  }`
const QUERIES: [string, ...string[]] = [
  `{ poll(id: "the-poll") { ${FIELDS} } }`,
  `{ pollBySlug(slug: "the-poll") { ${FIELDS} } }`,
  `{ polls(status: CLOSED) { ${FIELDS} } }`,
  `{ closedPolls { totalCount nodes { ${FIELDS} } } }`,
]
const BY_AFFILIATION = '/api/polls/the-poll/results/by-affiliation'
const ADDRESSES = [
  '/api/polls?status=closed',
  '/api/polls/the-poll/results',
  BY_AFFILIATION,
  '/api/polls/the-poll/common-ground',
  '/polls/feed.xml',
  '/polls/feed.json',
  '/sitemap.xml',
]

/** What each channel publishes about a poll with these ballots. */
async function published(spread: Spread): Promise<Record<string, string>> {
  await makePoll(db.prisma, POLL)
  await makeBallots(db.prisma, POLL.id, spread, now())
  const channels: Record<string, string> = {}
  for (const query of QUERIES) channels[query] = JSON.stringify((await graphql(query)).data)
  for (const address of ADDRESSES) {
    const { statusCode, body } = await app.inject(address)
    expect([address, statusCode]).toEqual([address, 200])
    channels[address] = body
  }
  channels['/og/poll/the-poll.png'] = String((await app.inject('/og/poll/the-poll.png')).headers['etag'])
  await db.prisma.poll.deleteMany()
  return channels
}

afterEach(() => db.prisma.poll.deleteMany())

test('no channel depends on the votes of a withheld group', async () => {
  const first = await published({ ...SHOWN, ...WITHHELD[0] })
  for (const withheld of WITHHELD.slice(1)) expect(await published({ ...SHOWN, ...withheld })).toEqual(first)
})

const total = (votes: readonly number[]) => votes.reduce((sum, count) => sum + count, 0)

/** The same ballots for each option and from each group, but other members of these groups chose the option. */
function exchangeVotes(spread: Record<Affiliation, number[]>, groups: readonly Affiliation[]): Spread {
  const options = groups.flatMap((group) =>
    spread[group].flatMap((votes, option) => Array<number>(votes).fill(option)),
  )
  options.reverse()
  const exchanged = groups.map((group) => {
    const chosen = options.splice(0, total(spread[group]))
    return [group, spread[group].map((_, option) => chosen.filter((each) => each === option).length)]
  })
  return { ...spread, ...Object.fromEntries(exchanged) }
}

test('property: withheld groups have enough ballots together, and their votes change only the totals', async () => {
  const groupVotes = fc.tuple(fc.nat({ max: 7 }), fc.nat({ max: 6 })).map((votes) => [...votes])
  const spreads = fc.record<Record<Affiliation, number[]>>({
    conservative: groupVotes,
    liberal: groupVotes,
    independent: groupVotes,
    other: groupVotes,
  })
  await fc.assert(
    fc.asyncProperty(spreads, async (spread) => {
      const channels = await published(spread)
      const { poll } = JSON.parse(channels[QUERIES[0]] ?? '')
      const shown: Affiliation[] = poll.resultsByAffiliation.map((group: { affiliation: string }) =>
        group.affiliation.toLowerCase(),
      )
      const withheld = AFFILIATIONS.filter((group) => !shown.includes(group))
      const ballots = withheld.reduce((sum, group) => sum + total(spread[group]), 0)
      if (shown.length > 0 && ballots > 0) expect(ballots).toBeGreaterThanOrEqual(MIN_GROUP_SIZE)
      for (const group of shown) expect(total(spread[group])).toBeGreaterThanOrEqual(MIN_GROUP_SIZE)
      expect(Object.keys(JSON.parse(channels[BY_AFFILIATION] ?? ''))).toEqual(shown)
      expect(await published(exchangeVotes(spread, withheld))).toEqual(channels)
    }),
    { numRuns: process.env['FULL'] ? 100 : 3, examples: [[LEAKED]] },
  )
})

test('no channel publishes a number or a claim about a withheld group', async () => {
  const channels = await published({ ...SHOWN, liberal: [7, 2], other: [1, 3] })
  for (const [channel, text] of Object.entries(channels)) {
    expect([channel, claimsIn(text)]).toEqual([channel, []])
  }
  expect(channels[BY_AFFILIATION]).toContain('conservative')
  expect(JSON.parse(channels['/api/polls/the-poll/common-ground'] ?? '')).toMatchObject({
    enough: false,
    shortfall: [{ affiliation: 'liberal', have: null, need: 30 }],
    firstChoice: null,
    widest: null,
  })
  expect(pollCard(POLL)).not.toMatch(/\d%|liberal|conservative/i)
})

/** The only thing to say about the withheld group is that it is short of ballots. */
function claimsIn(text: string): string[] {
  return (
    text
      .replaceAll(/\{"affiliation":"liberal","have":null,"need":30\}/gi, '')
      .match(/.{0,40}(liberal|other\b).{0,40}/gi) ?? []
  )
}
