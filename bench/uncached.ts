import path from 'node:path'
import { documentOf } from './documents.ts'
import { type Call, drive, sideBySide } from './measure.ts'
import { ADMIN_TOKEN, type Server, type Store, startServer } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'

const CONNECTIONS = 32
/** Admin requests bypass the response cache. */
const FRESH = { authorization: `Bearer ${ADMIN_TOKEN}` }

/** Part c. */
export async function uncachedReads(
  site: Server,
  store: Store,
  { rounds, seconds, folder }: Settings,
): Promise<Row[]> {
  const bare = await startServer('bench/bare-reads.ts', path.join(folder, 'bare-reads.log'), { ...store })
  const calls: Record<string, Call> = {
    'home GraphQL query': {
      path: '/graphql',
      method: 'POST',
      headers: { ...FRESH, 'content-type': 'application/json' },
      body: JSON.stringify(documentOf('HomePage')),
    },
    'REST list': { path: '/api/blog/posts', method: 'GET', headers: FRESH },
  }
  const rows: Row[] = []
  const load = { connections: CONNECTIONS, seconds }
  try {
    for (const [what, call] of Object.entries(calls)) {
      const [ours, theirs] = await Promise.all([site, bare].map(({ url }) => sizeOf(url, call)))
      await Promise.all([site, bare].map(({ url }) => drive(url, [call], load)))
      const pair = await sideBySide(
        rounds,
        async () => (await drive(site.url, [call], load)).perSecond,
        async () => (await drive(bare.url, [call], load)).perSecond,
      )
      rows.push({
        part: 'c',
        what: `${what}, uncached`,
        ours: pair.ours,
        theirs: pair.theirs,
        unit: 'answers/s',
        value: pair.ratio,
        goal: { min: 0.5 },
        note: `answers of ${ours} and ${theirs} bytes`,
      })
    }
  } finally {
    await bare.stop()
  }
  return [...rows, ...(await searches(site))]
}

/** Words of the demo articles, combined so that no search repeats. */
const WORDS = 'trust neighbors vote school town county meeting disagree listen story study common'.split(' ')

/** Searches by GraphQL and as rendered pages. They have no baseline. */
async function searches(site: Server): Promise<Row[]> {
  const pairs = WORDS.flatMap((first) => WORDS.map((second) => `${first} or ${second}`))
  const calls = {
    'blog search by GraphQL, uncached': pairs.map((search) => ({
      path: '/graphql',
      method: 'POST' as const,
      headers: { ...FRESH, 'content-type': 'application/json' },
      body: JSON.stringify(documentOf('BlogPosts', { filter: { search }, page: 1 })),
    })),
    'blog search as a page, uncached': pairs.map((search) => ({
      path: `/blog?${new URLSearchParams({ q: search })}`,
    })),
  }
  const rows: Row[] = []
  for (const [what, requests] of Object.entries(calls)) {
    const { perSecond, p50 } = await drive(site.url, requests, {
      connections: CONNECTIONS,
      amount: requests.length,
    })
    rows.push({ part: 'c', what, value: perSecond, unit: 'answers/s', note: `median ${Math.round(p50)} ms` })
  }
  return rows
}

/** Reported with the ratio, to show that both send about the same number of bytes. */
async function sizeOf(url: string, { path: at, method = 'GET', headers = {}, body }: Call): Promise<number> {
  const answer = await fetch(url + at, { method, headers, ...(body && { body }) })
  if (!answer.ok) throw new Error(`${url}${at} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}
