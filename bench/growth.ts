import path from 'node:path'
import { drive, median } from './measure.ts'
import { ADMIN_TOKEN, type Server, type Store, startSite } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'
import { openStore, type PlainStore } from './store.ts'

/** An admin's reads are never answered from memory. */
const FRESH = { authorization: `Bearer ${ADMIN_TOKEN}` }
const WORDS =
  'fence library bridge supper garden council river school market porch harvest veteran choir orchard shelter budget neighbor festival kitchen ballot'.split(
    ' ',
  )

/**
 * e: the time of one uncached answer as content grows. Content is made by SQL; posts go through the triggers that
 * keep search and counts, ballots are too many for theirs and are counted at once.
 */
export async function growth(
  store: Store,
  settings: Settings,
  parts: { posts: boolean; ballots: boolean },
): Promise<Row[]> {
  const plain = await openStore(store)
  const site = await startSite(store, path.join(settings.folder, 'growth.log'))
  try {
    return [
      ...(parts.posts ? await growPosts(site, plain, settings) : []),
      ...(parts.ballots ? await growBallots(site, plain, settings) : []),
    ]
  } finally {
    await site.stop()
    await plain.end()
  }
}

/** Among how many posts the answers are timed is told too: the last pages are not the same. */
type Timing = (site: Server, settings: Settings, posts: number) => Promise<number>

/** Pages of the list as visitors see them: six posts, whatever is asked for. */
const list = (query: (at: number, posts: number) => string): Timing => {
  return (site, settings, posts) =>
    time(site, settings, (at) => `/api/blog/posts?limit=6&${query(at, posts)}`)
}

const OF_POSTS: Record<string, Timing> = {
  list: list((at) => `page=${1 + (at % 10)}`),
  'the last pages': list((at, posts) => `page=${Math.floor(posts / 6) - (at % 10)}`),
  category: list((at) => `category=Civil%20Discourse&page=${1 + (at % 3)}`),
  'search, one word': list((at) => `q=${word(at)}`),
  'search, two words': list((at) => `q=${word(at)}%20${word(at + 3)}`),
  'search, a rare word': list((at) => `q=${rare(1 + (at % 100))}`),
  'search, a beginning': list((at) => `q=${word(at).slice(0, 4)}`),
  'search, a phrase': list((at) => `q=%22about%20the%20${word(at)}%22`),
  'search, nothing found': list((at) => `q=unheard${'abcdefghijklmnopqrstuvwxyz'[at % 26]}of`),
  'tag filter': list((at) => `tag=${word(at)}`),
  'two tags': list((at) => `tag=${word(at)}&tag=${word(at + 1)}`),
  'three tags': list((at) => `tag=${word(at)}&tag=${word(at + 1)}&tag=${word(at + 2)}`),
  'search in a category with a tag': list(
    (at) => `q=${word(at)}&tag=${word(at + 5)}&category=Civil%20Discourse`,
  ),
  // Addresses that no page was rendered for yet.
  'rendering a page': (site, settings) =>
    time(site, settings, (at) => `/blog?page=${1 + (at % 10)}&n=${at}-${Math.random()}`),
}

async function growPosts(site: Server, plain: PlainStore, settings: Settings): Promise<Row[]> {
  const times = new Map<string, number[]>()
  let there = 0
  for (const size of settings.posts) {
    await insertPosts(plain, there, size)
    there = size
    for (const [what, measure] of Object.entries(OF_POSTS)) {
      times.set(what, [...(times.get(what) ?? []), await measure(site, settings, size)])
    }
  }
  return rowsOf(times, settings.posts, 'posts', 'rendering a page')
}

async function growBallots(site: Server, plain: PlainStore, settings: Settings): Promise<Row[]> {
  const [poll] = (await (await fetch(`${site.url}/api/polls`)).json()) as { id: string; options: string[] }[]
  if (!poll) throw new Error('The site has no open poll')
  const results: number[] = []
  const challenges: number[] = []
  let there = 0
  for (const size of settings.ballots) {
    await insertBallots(plain, poll.id, poll.options.length, there, size)
    there = size
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

/** Milliseconds of one answer, asked one after the other: the median of several short measurements. */
async function time(
  site: Server,
  { rounds, seconds }: Settings,
  pathOf: (at: number) => string,
): Promise<number> {
  const measured: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const calls = Array.from({ length: 400 }, (_, at) => ({ path: pathOf(at), headers: FRESH }))
    const { perSecond } = await drive(site.url, calls, { connections: 1, seconds: Math.min(seconds, 1) })
    // The first warms up.
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

const word = (at: number) => WORDS[at % WORDS.length] ?? ''
/** In one post of a thousand. */
const rare = (post: number) => `rare${String(post % 1_000).padStart(3, '0')}`

async function insertPosts(plain: PlainStore, from: number, to: number): Promise<void> {
  // As if by chance, and the same in every run.
  const pick = (step: number) => `w[1 + (hashint4(i * 100 + ${step}) & 2147483647) % 20]`
  // In pieces: one statement has at most as long as any other.
  for (let start = from; start < to; start += 5_000) {
    await plain.query(
      'posts',
      `INSERT INTO "Post" (id, slug, title, excerpt, content, category, tags, author, status, "wordCount",
         "publishedAt", "createdAt", "updatedAt")
       SELECT gen_random_uuid(), 'bench-' || i, initcap(${pick(1)} || ' and ' || ${pick(2)} || ' ' || i),
         'How a ' || ${pick(3)} || ' met a ' || ${pick(4)} || ' rare' || lpad((i % 1000)::text, 3, '0'),
         '<p>' || repeat('Neighbors talked about the ' || ${pick(5)} || ' and the ' || ${pick(6)} || '. ', 20) || '</p>',
         (ARRAY['Stories of Unity', 'Practical Guides', 'Educational Articles', 'Civil Discourse'])[1 + i % 4],
         ARRAY(SELECT DISTINCT unnest(ARRAY[${pick(7)}, ${pick(8)}, ${pick(9)}])), 'Bench', 'published', 180, at, at, at
       FROM (SELECT i, $3::text[] AS w, timestamp '2026-01-01' + i * interval '1 minute' AS at
             FROM generate_series($1::int, $2::int) AS i) made`,
      [start + 1, Math.min(start + 5_000, to), WORDS],
    )
  }
  // What autovacuum does by itself within a minute.
  await plain.query('vacuum', 'VACUUM ANALYZE "Post"', [])
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
