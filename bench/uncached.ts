import path from 'node:path'
import { documentOf } from './documents.ts'
import { type HttpRequest, runLoad, sideBySide } from './measure.ts'
import { type Server, type Store, startServer, UNCACHED } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'

const CONNECTIONS = 32

export async function uncachedReads(
  site: Server,
  store: Store,
  { rounds, seconds, folder }: Settings,
): Promise<Row[]> {
  const bare = await startServer('bench/bare-reads.ts', path.join(folder, 'bare-reads.log'), { ...store })
  const request: HttpRequest = {
    path: '/graphql',
    method: 'POST',
    headers: { ...UNCACHED, 'content-type': 'application/json' },
    body: JSON.stringify(documentOf('HomePage')),
  }
  const load = { connections: CONNECTIONS, seconds }
  try {
    const [ours, theirs] = await Promise.all([site, bare].map(({ url }) => sizeOf(url, request)))
    await Promise.all([site, bare].map(({ url }) => runLoad(url, [request], load)))
    const pair = await sideBySide(
      rounds,
      async () => (await runLoad(site.url, [request], load)).perSecond,
      async () => (await runLoad(bare.url, [request], load)).perSecond,
    )
    const home: Row = {
      part: 'c',
      what: 'home GraphQL query, uncached',
      ours: pair.ours,
      theirs: pair.theirs,
      unit: 'responses/s',
      value: pair.ratio,
      goal: { min: 0.5 },
      note: `responses of ${ours} and ${theirs} bytes`,
    }
    return [home, ...(await searches(site))]
  } finally {
    await bare.stop()
  }
}

/** Words of the demo articles, combined so that no search repeats. */
const WORDS = 'trust neighbors vote school town county meeting disagree listen story study common'.split(' ')

async function searches(site: Server): Promise<Row[]> {
  const pairs = WORDS.flatMap((first) => WORDS.map((second) => `${first} or ${second}`))
  const searchesByKind = {
    'blog search by GraphQL, uncached': pairs.map((search) => ({
      path: '/graphql',
      method: 'POST' as const,
      headers: { ...UNCACHED, 'content-type': 'application/json' },
      body: JSON.stringify(documentOf('BlogPosts', { filter: { search }, page: 1 })),
    })),
    'blog search as a page, uncached': pairs.map((search) => ({
      path: `/blog?${new URLSearchParams({ q: search })}`,
    })),
  }
  const rows: Row[] = []
  for (const [what, requests] of Object.entries(searchesByKind)) {
    const { perSecond, p50 } = await runLoad(site.url, requests, {
      connections: CONNECTIONS,
      amount: requests.length,
    })
    rows.push({
      part: 'c',
      what,
      value: perSecond,
      unit: 'responses/s',
      note: `median ${Math.round(p50)} ms`,
    })
  }
  return rows
}

async function sizeOf(
  url: string,
  { path: at, method = 'GET', headers = {}, body }: HttpRequest,
): Promise<number> {
  const response = await fetch(url + at, { method, headers, ...(body && { body }) })
  if (!response.ok) throw new Error(`${url}${at} responded with ${response.status}: ${await response.text()}`)
  return (await response.arrayBuffer()).byteLength
}
