import { expect, test } from 'vitest'
import { formGuardSchema, MIN_FORM_AGE, TRAP_MESSAGE, waitBeforeSending } from './form-guard.ts'

test('a form that a person filled in passes, and so does a program that has no form', () => {
  expect(formGuardSchema.safeParse({ leaveEmpty: '', formAge: 30_000 }).success).toBe(true)
  expect(formGuardSchema.safeParse({}).success).toBe(true)
})

test('a filled trap is answered in words, since it may have been a person', () => {
  const issues = formGuardSchema.safeParse({ leaveEmpty: 'http://spam.example' }).error?.issues
  expect(issues).toMatchObject([{ path: ['leaveEmpty'], message: TRAP_MESSAGE }])
})

test('a form is not sent in the moment it was opened', () => {
  expect(formGuardSchema.safeParse({ formAge: MIN_FORM_AGE - 1 }).success).toBe(false)
  expect(formGuardSchema.safeParse({ formAge: MIN_FORM_AGE }).success).toBe(true)
})

test('the page waits out what is missing, and no more', () => {
  expect(waitBeforeSending(1_000, 1_000)).toBe(MIN_FORM_AGE)
  expect(waitBeforeSending(1_000, 1_000 + MIN_FORM_AGE / 4)).toBe((MIN_FORM_AGE * 3) / 4)
  expect(waitBeforeSending(1_000, 60_000)).toBe(0)
})
