import path from 'node:path'
import { formatFilters } from '#domain/blog/filter-query.ts'
import type { BlogFilters } from '#domain/blog/filters.ts'
import { documentOf } from './documents.ts'
import { type HttpRequest, runLoad, sideBySide } from './measure.ts'
import { type Server, type Store, startSite, UNCACHED } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'
import { type Database, openStore } from './store.ts'

const WORDS =
  'fence library bridge supper garden council river school market porch harvest veteran choir orchard shelter budget neighbor festival kitchen ballot'.split(
    ' ',
  )

const TOGETHER = ['trust', 'work', 'place']

/** Pages per measurement. In a full run, one warm-up and five rounds use every pair of words. */
const PAGES_AT_ONCE = { full: 60, quick: 15 }

const LIST_QUERY = documentOf('BlogPosts')

type FiltersOf = (requestIndex: number, posts: number) => Partial<BlogFilters>

const LISTS: Record<string, FiltersOf> = {
  list: (at) => ({ page: 1 + (at % 10) }),
  'the last pages': (at, posts) => ({ page: Math.floor(posts / 6) - (at % 10) }),
  category: (at) => ({ category: 'Civil Discourse', page: 1 + (at % 3) }),
  'one tag': (at) => ({ tags: [word(at)] }),
  'two tags': () => ({ tags: TOGETHER.slice(0, 2) }),
  'three tags': () => ({ tags: TOGETHER }),
  'search, a word of every post': () => ({ search: 'neighbors' }),
  'search, one word': (at) => ({ search: word(at) }),
  'search, two words': (at) => ({ search: `${word(at)} ${word(at + 3)}` }),
  'search, a rare word': (at) => ({ search: rare(at) }),
  'search, a beginning': (at) => ({ search: word(at).slice(0, 4) }),
  'search, a phrase': (at) => ({ search: `"about the ${word(at)}"` }),
  'search, a typo': (at) => ({ search: `${word(at).slice(0, 3)}z${word(at).slice(3)}` }),
  'search, nothing found': (at) => ({ search: `unheard${String.fromCharCode(97 + (at % 26))}of` }),
  'search in a category with a tag': () => ({
    search: 'neighbors',
    category: 'Civil Discourse',
    tags: TOGETHER.slice(0, 1),
  }),
}

const QUICK_LISTS = ['list', 'three tags', 'search in a category with a tag']

/** Part e compares many posts with few, and measures the most alone. Triggers index inserted posts for search. */
export async function growthOfPosts(
  stores: { few: Store; many: Store; most: Store },
  settings: Settings,
): Promise<Row[]> {
  const { few, many, most } = settings.posts
  const [small, large, largest] = await Promise.all([
    startWithPosts(stores.few, few, settings),
    startWithPosts(stores.many, many, settings),
    startWithPosts(stores.most, most, settings),
  ])
  const compared = `${many.toLocaleString('en-US')} posts / ${few.toLocaleString('en-US')}`
  const rows: Row[] = []
  const compare = async (what: string, measure: (site: Server, posts: number) => () => Promise<number>) => {
    const [amongFew, amongMany, amongMost] = [
      measure(small, few),
      measure(large, many),
      measure(largest, most),
    ]
    for (const warmUp of [amongFew, amongMany, amongMost]) await warmUp()
    const { ours, theirs, ratio } = await sideBySide(settings.rounds, amongMany, amongFew)
    rows.push({
      part: 'e',
      what: `${what}, ${compared}`,
      ours,
      theirs,
      unit: 'ms',
      value: ratio,
      goal: { max: 2 },
    })
    const value = await amongMost()
    rows.push({
      part: 'e',
      what: `${what}, ${most.toLocaleString('en-US')} posts`,
      unit: 'ms',
      value,
      goal: { max: 100 },
    })
  }
  try {
    const lists = Object.entries(LISTS).filter(([what]) => !settings.quick || QUICK_LISTS.includes(what))
    for (const [what, filtersOf] of lists) {
      await compare(
        what,
        (site, posts) => () =>
          millisecondsPerResponse(site, settings, (at) => requestFor(filtersOf(at, posts))),
      )
    }
    await compare('the list page, rendered', (site) => rendering(site, settings))
  } finally {
    await Promise.all([small.kill(), large.kill(), largest.kill()])
  }
  return rows
}

async function startWithPosts(store: Store, posts: number, { folder }: Settings): Promise<Server> {
  const site = await startSite(store, path.join(folder, 'growth.log'))
  const database = await openStore(store)
  await insertPosts(database, posts)
  await database.end()
  return site
}

async function millisecondsPerResponse(
  site: Server,
  { seconds }: Settings,
  requestAt: (at: number) => HttpRequest,
): Promise<number> {
  const requests = Array.from({ length: 40 }, (_, at) => requestAt(at))
  return (
    1000 / (await runLoad(site.url, requests, { connections: 1, seconds: Math.min(seconds, 1) })).perSecond
  )
}

/** Measures the milliseconds to read and render a page. Every request has a new address, because rendered pages are cached. */
function rendering(site: Server, { quick }: Settings): () => Promise<number> {
  const pages = quick ? PAGES_AT_ONCE.quick : PAGES_AT_ONCE.full
  let sent = 0
  return async () => {
    const requests = Array.from({ length: pages }, () => {
      const at = sent++
      const search = `${word(at)} ${word(at + 1 + (Math.floor(at / WORDS.length) % (WORDS.length - 1)))}`
      return { path: `/blog?${formatFilters({ search })}` }
    })
    return 1000 / (await runLoad(site.url, requests, { connections: 1, amount: requests.length })).perSecond
  }
}

function requestFor({
  search = '',
  category = null,
  tags = [],
  page = 1,
}: Partial<BlogFilters>): HttpRequest {
  return {
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...UNCACHED },
    body: JSON.stringify({
      ...LIST_QUERY,
      variables: { filter: { search, category, tags }, page },
    }),
  }
}

const word = (at: number) => WORDS[at % WORDS.length] ?? ''
const rare = (at: number) => `rare00${at % 10}`

async function insertPosts(database: Database, posts: number): Promise<void> {
  // Pseudo-random, and the same in every run. Rare words and tags that occur together are more frequent among the first
  // hundred posts, so that the compared searches fill a page in both databases.
  const pick = (step: number) => `w[1 + (hashint4(i * 100 + ${step}) & 2147483647) % 20]`
  // Batches keep each statement within the statement timeout.
  for (let start = 0; start < posts; start += 5_000) {
    await database.query(
      'posts',
      `INSERT INTO "Post" (id, slug, title, excerpt, content, category, tags, author, status, "wordCount",
         "publishedAt", "createdAt", "updatedAt")
       SELECT gen_random_uuid(), 'bench-' || i, initcap(${pick(1)} || ' and ' || ${pick(2)} || ' ' || i),
         'How a ' || ${pick(3)} || ' met a ' || ${pick(4)} || ' rare' || lpad((i % CASE WHEN i <= 100 THEN 10 ELSE 1000 END)::text, 3, '0'),
         '<p>' || repeat('Neighbors talked about the ' || ${pick(5)} || ' and the ' || ${pick(6)} || '. ', 20) || '</p>',
         (ARRAY['Stories of Unity', 'Practical Guides', 'Educational Articles', 'Civil Discourse'])[1 + i % 4],
         CASE WHEN i % CASE WHEN i <= 100 THEN 5 ELSE 49 END = 0 THEN $4::text[]
           ELSE ARRAY(SELECT DISTINCT unnest(ARRAY[${pick(7)}, ${pick(8)}])) END, 'Bench', 'published', 180, at, at, at
       FROM (SELECT i, $3::text[] AS w, timestamp '2026-01-01' + i * interval '1 minute' AS at
             FROM generate_series($1::int, $2::int) AS i) made`,
      [start + 1, Math.min(start + 5_000, posts), WORDS, TOGETHER],
    )
  }
  // Autovacuum would do this within a minute.
  await database.query('vacuum', 'VACUUM ANALYZE "Post"', [])
}
