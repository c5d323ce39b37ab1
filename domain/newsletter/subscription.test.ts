import { expect, test } from 'vitest'
import { isConfirmationExpired, subscriptionSchema } from './subscription.ts'

test('one mailbox is one subscription, however it is typed', () => {
  expect(subscriptionSchema.parse({ email: ' Ada@Example.COM ' })).toEqual({ email: 'ada@example.com' })
})

test('what is no address is refused in words', () => {
  for (const email of ['', 'ada', null, undefined]) {
    const message = subscriptionSchema.safeParse({ email }).error?.issues[0]?.message
    expect(message).toBe('Please enter a valid email address')
  }
})

test('a confirmation link works for three days', () => {
  const sentAt = new Date('2026-11-01T10:00:00Z')
  expect(isConfirmationExpired(sentAt, new Date('2026-11-04T10:00:00Z'))).toBe(false)
  expect(isConfirmationExpired(sentAt, new Date('2026-11-04T10:00:01Z'))).toBe(true)
})
