import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BROWSER_THINGS, EDITORIAL_TABLES, STORED_THINGS } from './privacy-tables.ts'

test('the policy accounts for every table that the software has', async () => {
  const schema = await readFile(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  const tables = [...schema.matchAll(/^model (\w+)/gm)].map((match) => match[1])
  const told = [...STORED_THINGS.flatMap((thing) => thing.tables), ...EDITORIAL_TABLES]
  expect(told.toSorted()).toEqual(tables.toSorted())
})

test('the policy names what the browser keeps by the names it is kept under', () => {
  expect(BROWSER_THINGS.map((thing) => thing.name)).toEqual([
    'unity_voter (cookie)',
    'unity_session_id',
    'unity_quiz',
    'unity_value_guesses',
    'unity_scroll',
    'adminToken',
    'theme',
  ])
})
