import { expect, test } from 'vitest'
import { EDITOR_ROLES, editorSchema, hasRole, SERVER_ADMIN } from './editors.ts'

test('each role may do what the roles before it may, and nothing more', () => {
  const allowed = EDITOR_ROLES.map((role) => EDITOR_ROLES.filter((needed) => hasRole({ role }, needed)))
  expect(allowed).toEqual([['writer'], ['writer', 'editor'], ['writer', 'editor', 'admin']])
})

test('a visitor has no role', () => {
  expect(hasRole(null, 'writer')).toBe(false)
})

test('the token of the environment has every right', () => {
  expect(hasRole(SERVER_ADMIN, 'admin')).toBe(true)
})

test.each(['', '   ', 'x'.repeat(61), 'admin', 'the schedule'])('%j is not the name of an editor', (name) => {
  expect(editorSchema.safeParse({ name, role: 'writer' }).success).toBe(false)
})
