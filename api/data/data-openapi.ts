import { z } from 'zod'
import type { DescribedRoute } from '#api/reference/openapi.ts'
import { type Column, DATA_TEXT, type Row, TABLES, type TableName } from '#domain/data/tables.ts'
import { csvOf } from './data-files.ts'
import { rowsOf, SOURCES } from './rows.ts'

/** The files at /data for the OpenAPI description, by their path. */
export function describeDataFiles(): [path: string, DescribedRoute][] {
  return TABLES.flatMap((table): [string, DescribedRoute][] => {
    const { name, title, description, license, columns } = table
    const sources = SOURCES[name]
    const [example = {}] = rowsOf(table, typeof sources === 'function' ? [EXAMPLES[name] ?? {}] : sources)
    const entry = (
      format: 'csv' | 'json',
      response: DescribedRoute['response'],
    ): [string, DescribedRoute] => [
      `/data/${name}.${format}`,
      {
        method: 'GET',
        operationId: `get-${name}-${format}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
        tag: 'data',
        summary: `${title}, as a ${format.toUpperCase()} file`,
        description: `${description} ${DATA_TEXT.licenses[license]}`,
        response,
        statuses: { 200: `Every row of the table ${name}.` },
      },
    ]
    const row = z.object(Object.fromEntries(columns.map((column) => [column.name, cellSchema(column)])))
    return [
      entry('json', { schema: z.array(row), example: [example] }),
      entry('csv', { schema: z.string(), example: csvOf(table, [example]), type: 'text/csv' }),
    ]
  })
}

const TYPES = { string: z.string, integer: z.int, boolean: z.boolean, date: z.iso.date }

const cellSchema = ({ type, description }: Column) => TYPES[type]().nullable().describe(description)

const POLL = 'what-should-a-town-do-first-with-a-budget-surplus'
const EXAMPLES: Partial<Record<TableName, Row>> = {
  polls: {
    slug: POLL,
    question: 'What should a town do first with a budget surplus?',
    status: 'closed',
    opened: '2026-10-23',
    closed: '2026-11-06',
    ballots: 120,
    sample_ballots: 0,
    outcome: 'The council will repair two roads first.',
    page: `http://localhost:4000/polls/${POLL}`,
  },
  'poll-results': {
    poll: POLL,
    group: 'all',
    option: 1,
    answer: 'Repair roads',
    votes: 74,
    percentage: 62,
    withheld: false,
    sample: false,
  },
  activity: { week: '2026-11-16', kind: 'quiz', count: 96 },
}
