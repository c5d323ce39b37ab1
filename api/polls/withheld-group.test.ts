import { afterEach, expect, test } from 'vitest'
import { pollCard } from '#api/og/draw-card.ts'
import { startTestServer } from '#api/test/server.ts'
import { makeBallots, makePoll, type Spread } from '#prisma/factories.ts'

const server = await startTestServer({ MIN_GROUP_SIZE: '5' })
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

const FIELDS = `slug question totalVotes outcome { text at } results { option votes percentage }
  resultsByAffiliation { affiliation total results { option votes percentage } }
  commonGround {
    version enough missing { affiliation have need } firstChoice tiedGroups
    options { option everyone eachGroupOnce lowest lowestGroup difference } widest { option difference }
  }`
const QUERIES = [
  `{ poll(id: "the-poll") { ${FIELDS} } }`,
  `{ pollBySlug(slug: "the-poll") { ${FIELDS} } }`,
  `{ polls(status: CLOSED) { ${FIELDS} } }`,
  `{ closedPolls { totalCount nodes { ${FIELDS} } } }`,
]
const ADDRESSES = [
  '/api/polls?status=closed',
  '/api/polls/the-poll/results',
  '/api/polls/the-poll/results/by-affiliation',
  '/api/polls/the-poll/common-ground',
  '/polls/feed.xml',
  '/polls/feed.json',
  '/sitemap.xml',
]

/** What each channel publishes about a poll with these ballots. */
async function published(withheld: Spread): Promise<Record<string, string>> {
  await makePoll(db.prisma, POLL)
  await makeBallots(db.prisma, POLL.id, { ...SHOWN, ...withheld }, now())
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
  const first = await published(WITHHELD[0])
  for (const withheld of WITHHELD.slice(1)) expect(await published(withheld)).toEqual(first)
})

test('no channel publishes a number or a claim about a withheld group', async () => {
  const channels = await published({ liberal: [7, 2], other: [1, 3] })
  for (const [channel, text] of Object.entries(channels)) {
    expect([channel, claimsIn(text)]).toEqual([channel, []])
  }
  expect(channels['/api/polls/the-poll/results/by-affiliation']).toContain('conservative')
  expect(JSON.parse(channels['/api/polls/the-poll/common-ground'] ?? '')).toMatchObject({
    enough: false,
    missing: [{ affiliation: 'liberal', have: null, need: 30 }],
    firstChoice: null,
    widest: null,
  })
  expect(pollCard(POLL)).not.toMatch(/\d%|liberal|conservative/i)
})

/** The only thing to say about the withheld group is that its ballots are missing. */
function claimsIn(text: string): string[] {
  return (
    text
      .replaceAll(/\{"affiliation":"liberal","have":null,"need":30\}/gi, '')
      .match(/.{0,40}(liberal|other\b).{0,40}/gi) ?? []
  )
}
