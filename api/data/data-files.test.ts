import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { describeRest } from '#api/app.ts'
import { makePoll } from '#api/test/factories.ts'
import { startTestServer } from '#api/test/server.ts'
import { mondayOf } from '#domain/activity/daily-counts.ts'
import { TABLES } from '#domain/data/tables.ts'
import { addDays } from '#domain/dates.ts'
import { seedDemo } from '#prisma/seed-demo.ts'

const server = await startTestServer()
await seedDemo(server.db.prisma, server.now())
const { app, db } = server
const monday = mondayOf(server.now().toISOString().slice(0, 10))
const counted = (days: number, count: number) => ({
  day: new Date(addDays(monday, days)),
  kind: 'quiz' as const,
  count,
})
// Two complete weeks and a day of the current one, which is not published yet.
await db.prisma.dailyCount.createMany({
  data: [counted(-14, 2), counted(-8, 3), counted(-7, 4), counted(0, 9)],
})

/** RFC 4180. Every cell is quoted. */
async function csv(name: string): Promise<Record<string, string>[]> {
  const { body } = await app.inject(`/data/${name}.csv`)
  const [names = [], ...rows] = body
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')))
  return rows.map((row) => Object.fromEntries(names.map((column, index) => [column, row[index] ?? ''])))
}
const json = async (name: string) =>
  (await app.inject(`/data/${name}.json`)).json<Record<string, unknown>[]>()

test.each(TABLES.map(({ name, columns }) => [name, columns] as const))(
  '%s has the documented columns, and the same rows in CSV and JSON',
  async (name, columns) => {
    const [rows, objects] = [await csv(name), await json(name)]
    expect(rows.length).toBeGreaterThan(0)
    const names = columns.map((column) => column.name)
    for (const row of rows) expect(Object.keys(row)).toEqual(names)
    expect(rows).toEqual(
      objects.map((row) => Object.fromEntries(names.map((column) => [column, String(row[column] ?? '')]))),
    )
    for (const row of objects) {
      expect(Object.keys(row)).toEqual(names)
      for (const { name: column, type } of columns) {
        const value = row[column]
        const isTyped =
          type === 'integer'
            ? Number.isInteger(value)
            : typeof value === (type === 'boolean' ? 'boolean' : 'string')
        expect([column, value, value === null || isTyped]).toEqual([column, value, true])
      }
    }
  },
)

test('results have groups only after closing, and withheld ones without a number', async () => {
  const votes = (counts: [number, number]) => counts.map((votes, optionIndex) => ({ optionIndex, votes }))
  const poll = (question: string, status: 'open' | 'closed') =>
    makePoll(db.prisma, {
      question,
      options: ['Yes', 'No'],
      status,
      tallies: {
        create: [
          ...votes([20, 10]).map((tally) => ({ ...tally, affiliation: 'conservative' as const })),
          ...votes([9, 21]).map((tally) => ({ ...tally, affiliation: 'liberal' as const })),
          ...votes([1, 1]).map((tally) => ({ ...tally, affiliation: 'other' as const })),
          ...votes([2, 2]).map((tally) => ({ ...tally, affiliation: 'independent' as const })),
        ],
      },
    })
  const [open, closed] = [await poll('Open?', 'open'), await poll('Closed?', 'closed')]
  server.changes.publish('polls')
  const rows = await json('poll-results')
  const groupsOf = (slug: string) =>
    new Set(rows.filter((row) => row['poll'] === slug).map(({ group }) => group))
  expect(groupsOf(open.slug)).toEqual(new Set(['all']))
  expect(groupsOf(closed.slug)).toEqual(new Set(['all', 'conservative', 'liberal', 'independent', 'other']))
  const hidden = rows.filter((row) => row['poll'] === closed.slug && row['withheld'])
  expect(new Set(hidden.map(({ group }) => group))).toEqual(new Set(['independent', 'other']))
  for (const { votes, percentage } of hidden) expect([votes, percentage]).toEqual([null, null])
  const shown = (await app.inject(`/api/polls/${closed.id}/results/by-affiliation`)).json<
    Record<string, object>
  >()
  expect(Object.keys(shown).sort()).toEqual(['conservative', 'liberal'])
})

test('sample votes are flagged', async () => {
  const samples = (await json('poll-results')).filter(({ sample }) => sample)
  expect(samples.length).toBeGreaterThan(0)
})

test('a question that a spreadsheet would run is disarmed in CSV', async () => {
  await makePoll(db.prisma, { question: '=HYPERLINK("http://example.org")', options: ['+1', '-1'] })
  server.changes.publish('polls')
  const { body } = await app.inject('/data/polls.csv')
  expect(body).toContain(`"'=HYPERLINK(""http://example.org"")"`)
  expect((await app.inject('/data/poll-results.csv')).body).toContain(`"'+1"`)
})

test('files can be read from other sites, and are not sent twice', async () => {
  const { headers } = await app.inject('/data/shared-values.csv')
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'content-type': 'text/csv; charset=utf-8',
    etag: expect.any(String),
  })
  const again = await app.inject({
    url: '/data/shared-values.csv',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

// data-package.schema.json is the published schema of specs.frictionlessdata.io (MIT).
test('the data package is valid by the published schema, and names every file', async () => {
  const file = await readFile(new URL('../test/data-package.schema.json', import.meta.url), 'utf8')
  const dataPackage = (await app.inject('/data/datapackage.json')).json<{
    resources: { path: string; licenses?: { name?: string }[] }[]
  }>()
  const { $schema, ...schema } = JSON.parse(file)
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  expect([validate(dataPackage), validate.errors]).toEqual([true, null])
  expect(validate({ ...dataPackage, resources: [] })).toBe(false)
  // Without its own license, a resource has that of the package: CC BY 4.0.
  const licensed = dataPackage.resources.filter(({ licenses }) => licenses === undefined)
  expect(licensed.map(({ path }) => path)).toEqual(['polls.csv', 'poll-results.csv', 'activity.csv'])
  for (const { path } of dataPackage.resources)
    expect((await app.inject(`/data/${path}`)).statusCode).toBe(200)
  const { body } = await app.inject('/data/README.md')
  for (const { name, columns } of TABLES) {
    expect(body).toContain(`${name}.csv`)
    for (const column of columns) expect(body).toContain(`| ${column.name} | ${column.type} |`)
  }
})

test('the OpenAPI description has every file with its columns', async () => {
  const { paths = {} } = describeRest()
  for (const { name, columns } of TABLES) {
    const [json, csv] = ['json', 'csv'].map(
      (format) => paths[`/data/${name}.${format}`]?.get?.responses?.[200],
    )
    expect(csv).toMatchObject({
      content: { 'text/csv': { example: expect.stringContaining(columns[0].name) } },
    })
    expect(json).toMatchObject({
      content: {
        'application/json': {
          schema: {
            items: {
              properties: Object.fromEntries(columns.map(({ name, description }) => [name, { description }])),
            },
          },
        },
      },
    })
  }
})

test('the activity file has complete weeks, newest first, with a row for each kind', async () => {
  const rows = await json('activity')
  expect(rows.filter(({ kind }) => kind === 'quiz')).toEqual([
    { week: addDays(monday, -7), kind: 'quiz', count: 4 },
    { week: addDays(monday, -14), kind: 'quiz', count: 5 },
  ])
  const kinds = TABLES.find(({ name }) => name === 'activity')?.columns[1]?.description
  for (const { kind } of rows) expect(kinds).toContain(kind)
})
