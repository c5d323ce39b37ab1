import { expect, test } from 'vitest'
import { HONEYPOT_MESSAGE, honeypotSchema } from './honeypot.ts'

test('an empty or missing honeypot field is accepted', () => {
  expect(honeypotSchema.safeParse({ leaveEmpty: '' }).success).toBe(true)
  expect(honeypotSchema.safeParse({}).success).toBe(true)
})

test('a filled honeypot field gets a message, because the sender may be a person', () => {
  const issues = honeypotSchema.safeParse({ leaveEmpty: 'http://spam.example' }).error?.issues
  expect(issues).toMatchObject([{ path: ['leaveEmpty'], message: HONEYPOT_MESSAGE }])
})
