import { expect, test } from 'vitest'
import { adminToken } from './token.ts'

test('a token is kept without the spaces around it', () => {
  expect(adminToken('  secret \n')).toBe('secret')
})

test('a blank field is no token', () => {
  expect([adminToken(''), adminToken(' \t')]).toEqual([null, null])
})
