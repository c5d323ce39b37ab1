import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { QUIZ_KEY } from '../quiz/session.ts'
import { SESSION_ID_KEY } from '../session/session-id.ts'
import { GUESSES_KEY } from '../values/guess.ts'
import { BROWSER_THINGS, EDITORIAL_TABLES, STORED_THINGS } from './privacy-tables.ts'

test('the policy accounts for every table that the software has', async () => {
  const schema = await readFile(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8')
  const tables = [...schema.matchAll(/^model (\w+)/gm)].map((match) => match[1])
  const told = [...STORED_THINGS.flatMap((thing) => thing.tables), ...EDITORIAL_TABLES]
  expect(told.toSorted()).toEqual(tables.toSorted())
})

test('the policy names what the browser keeps by the names it is kept under', () => {
  const names = BROWSER_THINGS.map((thing) => thing.name)
  expect(names).toEqual(
    expect.arrayContaining([QUIZ_KEY, GUESSES_KEY, SESSION_ID_KEY, 'unity_voter (cookie)', 'theme']),
  )
})
