import { expect, test } from 'vitest'
import { formGuardSchema, TRAP_MESSAGE } from './form-guard.ts'

test('an empty or missing honeypot field is accepted', () => {
  expect(formGuardSchema.safeParse({ leaveEmpty: '' }).success).toBe(true)
  expect(formGuardSchema.safeParse({}).success).toBe(true)
})

test('a filled honeypot field gets a message, because the sender may be a person', () => {
  const issues = formGuardSchema.safeParse({ leaveEmpty: 'http://spam.example' }).error?.issues
  expect(issues).toMatchObject([{ path: ['leaveEmpty'], message: TRAP_MESSAGE }])
})
