import type { FastifyInstance } from 'fastify'
import type { TableTopic } from '#api/cache/changes.ts'
import type { Deps } from '#api/server/deps.ts'
import { sendText } from '#api/server/text-response.ts'
import { type Row, TABLES, type Table, type TableName } from '#domain/data/tables.ts'
import { toCsv } from './csv.ts'
import { dataPackage, readme } from './descriptions.ts'
import { rowsOf, SOURCES } from './rows.ts'

const TOPICS: Readonly<Record<TableName, readonly TableTopic[]>> = {
  'shared-values': [],
  'quiz-answers': [],
  splits: [],
  polls: ['polls', 'tallies'],
  'poll-results': ['polls', 'tallies'],
  activity: ['activity'],
}

/** Open data: every table as CSV and JSON, with a machine-readable description and a README. */
export function mountDataFiles(app: FastifyInstance, deps: Deps): void {
  const serve = (file: string, type: string, topics: readonly TableTopic[], make: () => Promise<string>) =>
    app.get(`/data/${file}`, async (request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag',
        'cross-origin-resource-policy': 'cross-origin',
      })
      const text = async () => ({ type, body: await make() })
      return sendText({ deps, request, reply }, `/data/${file}`, topics, text)
    })
  for (const table of TABLES) {
    const { name } = table
    const sources = SOURCES[name]
    const rows = async () => rowsOf(table, typeof sources === 'function' ? await sources(deps) : sources)
    serve(`${name}.csv`, 'text/csv; charset=utf-8', TOPICS[name], async () => csvOf(table, await rows()))
    serve(`${name}.json`, 'application/json; charset=utf-8', TOPICS[name], async () =>
      JSON.stringify(await rows(), null, 1),
    )
  }
  const { PUBLIC_URL } = deps.env
  serve('datapackage.json', 'application/json; charset=utf-8', [], async () =>
    JSON.stringify(dataPackage(PUBLIC_URL), null, 1),
  )
  serve('README.md', 'text/markdown; charset=utf-8', [], async () => readme(PUBLIC_URL))
}

export function csvOf({ columns }: Table, rows: readonly Row[]): string {
  const names = columns.map(({ name }) => name)
  return toCsv([names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))])
}
