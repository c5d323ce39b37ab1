import { expect, test } from 'vitest'
import { isConfirmationExpired, subscriptionSchema } from './subscription.ts'

test('addresses are normalized, so that one mailbox is one subscription', () => {
  expect(subscriptionSchema.parse({ email: ' Ada@Example.COM ' })).toEqual({ email: 'ada@example.com' })
})

test('an invalid address is rejected with a message', () => {
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
