import { createHmac, timingSafeEqual } from 'node:crypto'

/** A token for one purpose never works for the other. */
export type TokenPurpose = 'confirm' | 'unsubscribe'

export interface SubscriptionToken {
  subscriberId: string
  sentAt: Date
}

/** Subscriber, time, and an HMAC over both and the purpose. Only confirmation checks the time. */
export function signToken(
  secret: string,
  purpose: TokenPurpose,
  { subscriberId, sentAt }: SubscriptionToken,
): string {
  const time = Math.floor(sentAt.getTime() / 1000).toString(36)
  return `${subscriberId}.${time}.${sign(secret, purpose, subscriberId, time)}`
}

export function readToken(secret: string, purpose: TokenPurpose, token: string): SubscriptionToken | null {
  const [subscriberId, time, signature, ...rest] = token.split('.')
  if (!subscriberId || !time || !signature || rest.length > 0) return null
  const expected = Buffer.from(sign(secret, purpose, subscriberId, time))
  const actual = Buffer.from(signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  return { subscriberId, sentAt: new Date(Number.parseInt(time, 36) * 1000) }
}

function sign(secret: string, purpose: TokenPurpose, subscriberId: string, time: string): string {
  return createHmac('sha256', secret)
    .update(`newsletter ${purpose} ${subscriberId} ${time}`)
    .digest('base64url')
}
