import { expect, test } from 'vitest'
import { formGuardSchema, TRAP_MESSAGE } from './form-guard.ts'

test('a form that a person filled in passes, and so does a program that has no form', () => {
  expect(formGuardSchema.safeParse({ leaveEmpty: '' }).success).toBe(true)
  expect(formGuardSchema.safeParse({}).success).toBe(true)
})

test('a filled trap is answered in words, since it may have been a person', () => {
  const issues = formGuardSchema.safeParse({ leaveEmpty: 'http://spam.example' }).error?.issues
  expect(issues).toMatchObject([{ path: ['leaveEmpty'], message: TRAP_MESSAGE }])
})
