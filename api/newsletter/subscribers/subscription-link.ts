import type { Context } from '#api/graphql/context.ts'
import { signToken, type TokenPurpose } from './subscription-token.ts'

/** RFC 8058: email apps can unsubscribe with one POST. */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

export function subscriptionLink(
  { env, secrets, now }: Pick<Context, 'env' | 'secrets' | 'now'>,
  purpose: TokenPurpose,
  subscriberId: string,
): string {
  const token = signToken(secrets.appSecret, purpose, { subscriberId, sentAt: now() })
  return `${env.PUBLIC_URL}/newsletter/${purpose}?token=${token}`
}
