import { expect, test } from 'vitest'
import { parseKeptText } from './kept-text.ts'

const KEPT = { revision: 'first', at: '2026-11-28T14:02:00.000Z', values: { title: 'Bread' } }

test('kept text is read back as it was stored', () => {
  expect(parseKeptText(JSON.stringify(KEPT))).toEqual(KEPT)
})

test.each([
  null,
  '',
  '{',
  '[]',
  '"text"',
  JSON.stringify({ ...KEPT, at: 'noon' }),
  JSON.stringify({ ...KEPT, values: 1 }),
])('anything else is ignored: %s', (stored) => {
  expect(parseKeptText(stored)).toBeNull()
})
