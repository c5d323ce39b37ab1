import { expect, test } from 'vitest'
import { nameStatements } from './statement-names.ts'

test('each SQL text has one stable and unique name', () => {
  const nameOf = nameStatements()
  const first = nameOf({ sql: 'SELECT 1' })
  expect(first).not.toBe('')
  expect(nameOf({ sql: 'SELECT 2' })).not.toBe(first)
  expect(nameOf({ sql: 'SELECT 1' })).toBe(first)
})

test('searches are unnamed, and so are statements beyond the maximum', () => {
  const nameOf = nameStatements()
  expect(nameOf({ sql: 'SELECT websearch_to_tsquery($1)' })).toBe('')
  for (let at = 0; at < 10_000; at += 1) nameOf({ sql: `SELECT ${at}` })
  expect(nameOf({ sql: 'SELECT 0' })).not.toBe('')
  expect(nameOf({ sql: 'SELECT 10000' })).toBe('')
})
