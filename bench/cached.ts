import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { documentOf } from './documents.ts'
import { type HttpRequest, runLoad, sideBySide } from './measure.ts'
import { type Server, startServer } from './processes.ts'
import type { Row } from './report.ts'
import type { Settings } from './settings.ts'

const CONNECTIONS = 32

interface Subject {
  part: 'a' | 'b'
  what: string
  request: HttpRequest
  goal: number
}

/** Parts a and b compare cached responses with a node:http server that sends the same bytes. */
export async function cachedReads(
  site: Server,
  kind: string,
  { quick, rounds, seconds, folder }: Settings,
): Promise<Row[]> {
  const subjects = await subjectsOf(site, quick ? ['br'] : ['br', 'identity'])
  const responses = path.join(folder, `responses-${kind}.json`)
  const recorded: Record<string, unknown> = {}
  for (const { request } of subjects) {
    // Record the second response, because the first may fill the cache.
    await record(site, request)
    recorded[keyOf(request)] = await record(site, request)
  }
  writeFileSync(responses, JSON.stringify(recorded))
  const bare = await startServer('bench/bare-bytes.ts', path.join(folder, 'bare-bytes.log'), {
    RESPONSES: responses,
  })
  const rows: Row[] = []
  try {
    for (const { part, what, request, goal } of subjects) {
      const load = { connections: CONNECTIONS, seconds }
      await Promise.all([site, bare].map(({ url }) => runLoad(url, [request], load)))
      const { ours, theirs, ratio } = await sideBySide(
        rounds,
        async () => (await runLoad(site.url, [request], load)).perSecond,
        async () => (await runLoad(bare.url, [request], load)).perSecond,
      )
      rows.push({
        part,
        what: `${what}, ${kind}`,
        ours,
        theirs,
        unit: 'responses/s',
        value: ratio,
        goal: { min: goal },
      })
    }
  } finally {
    await bare.stop()
  }
  return rows
}

async function subjectsOf(site: Server, encodings: string[]): Promise<Subject[]> {
  const slug = await firstSlug(site)
  const pages = { 'home page': '/', 'list page': '/blog', 'post page': `/blog/${slug}` }
  const json = { 'content-type': 'application/json' }
  return [
    ...Object.entries(pages).flatMap(([what, url]) =>
      encodings.map((encoding) => ({
        part: 'a' as const,
        what: `${what}, ${encoding === 'br' ? 'brotli' : encoding}`,
        request: { path: url, method: 'GET' as const, headers: { 'accept-encoding': encoding } },
        goal: 0.7,
      })),
    ),
    {
      part: 'b',
      what: 'home GraphQL query',
      request: {
        path: '/graphql',
        method: 'POST',
        headers: json,
        body: JSON.stringify(documentOf('HomePage')),
      },
      goal: 0.5,
    },
    { part: 'b', what: 'REST list', request: { path: '/api/blog/posts', method: 'GET' }, goal: 0.5 },
  ]
}

export async function firstSlug(site: Server): Promise<string> {
  const posts = (await (await fetch(`${site.url}/api/blog/posts`)).json()) as { slug: string }[]
  return posts[0]?.slug ?? ''
}

function keyOf({ method, path: url, headers }: HttpRequest): string {
  return `${method} ${url} ${headers?.['accept-encoding'] ?? ''}`
}

/** Returns the raw response. `fetch` would decompress it. */
async function record(site: Server, { path: url, method = 'GET', headers = {}, body }: HttpRequest) {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const sent = request(site.url + url, { method, headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const {
        date: _date,
        connection: _connection,
        'keep-alive': _alive,
        'transfer-encoding': _coding,
        ...stored
      } = response.headers
      const content = Buffer.concat(chunks)
      if (response.statusCode !== 200 || content.subarray(0, 10).includes('"errors"')) {
        reject(new Error(`${url} responded with ${response.statusCode}: ${content.subarray(0, 500)}`))
      }
      resolve({
        status: response.statusCode,
        headers: { ...stored, 'content-length': String(content.length) },
        body: content.toString('base64'),
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
