import { expect, test } from 'vitest'
import { issueFormSchema, scheduleFormSchema } from './issue-form.ts'

const schema = scheduleFormSchema([[0, -300, 'EST']], () => new Date('2026-11-24T12:00:00Z'))
const problem = (at: string) => schema.safeParse({ at }).error?.issues[0]?.message

test('a time in the future becomes an ISO time', () => {
  expect(schema.parse({ at: '2026-11-25T10:00' })).toEqual({ at: '2026-11-25T15:00:00.000Z' })
})

test('a missing, past or distant time is rejected', () => {
  expect(problem('')).toBe('Please choose a date and time')
  expect(problem('2026-11-20T10:00')).toBe('Please choose a time in the future')
  expect(problem('2028-01-01T10:00')).toBe('Please choose a time within a year')
})

test('an empty choice means none', () => {
  const text = { subject: '', preheader: '', intro: '', closing: '', tryThis: '', postIds: [] }
  expect(issueFormSchema.parse({ ...text, valueSlug: '', pollId: '' })).toMatchObject({
    valueSlug: null,
    pollId: null,
  })
})
