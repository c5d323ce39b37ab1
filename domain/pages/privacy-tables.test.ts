import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { RETENTION_DAYS, type RetainedData, retentionText } from '#domain/retention.ts'
import { BROWSER_DATA, STORED_DATA } from './privacy-tables.ts'

/** Tables without data about visitors. */
const EDITORIAL_TABLES = [
  'Post',
  'PostVersion',
  'PostPreview',
  'Image',
  'ImageFile',
  'SearchWord',
  'Poll',
  'Challenge',
  'GenerationRun',
  'AutomationSettings',
  'Editor',
  'AuditEntry',
  'NewsletterIssue',
  'IssuePost',
  'MailRate',
]

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

async function columnsOfTables(): Promise<Record<string, string[]>> {
  const schema = await read('prisma/schema.prisma')
  const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)]
  const isModel = new Set(models.map(([, name]) => name))
  return Object.fromEntries(
    models.map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^ {2}(\w+) +(\w+)/gm)]
        .filter(([, column, type]) => column !== 'id' && !isModel.has(type))
        .map(([, column = '']) => column)
        .toSorted(),
    ]),
  )
}

test('the policy lists every table and every column of the database', async () => {
  const stored = await columnsOfTables()
  const documented = STORED_DATA.flatMap(({ tables }) => Object.entries(tables))
  expect([...documented.map(([table]) => table), ...EDITORIAL_TABLES].toSorted()).toEqual(
    Object.keys(stored).toSorted(),
  )
  for (const [table, columns] of documented)
    expect([table, columns.toSorted()]).toEqual([table, stored[table]])
})

test('the policy and the nightly job use the same retention periods', async () => {
  const job = await read('api/retention/retention.service.ts')
  for (const kind of Object.keys(RETENTION_DAYS) as RetainedData[]) {
    expect(job).toMatch(new RegExp(`(before|retentionCutoff)\\('${kind}'`))
    expect(STORED_DATA.some(({ kept }) => kept.includes(retentionText(kind)))).toBe(true)
  }
})

test('the policy lists browser storage by its actual names', () => {
  expect(BROWSER_DATA.map((thing) => thing.name)).toEqual([
    'unity_voter (cookie)',
    'unity_session_id',
    'unity_quiz',
    'unity_first_party',
    'unity_compare',
    'unity_picks',
    'unity_value_guesses',
    'unity_value_pair_guesses',
    'unity_today',
    'unity_splits',
    'unity_split_rounds',
    'unity_poll_guesses',
    'unity_poll_votes',
    'unity_reads',
    'unity_scroll',
    'adminToken',
    'adminText:…',
    'graphiql:…',
    'theme',
  ])
})
