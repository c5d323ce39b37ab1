import { z } from 'zod'
import { emailSchema } from '#domain/email.ts'

/**
 * A sign-up for the newsletter (Spec §1 Visitor features, newsletter). The address is lower-cased, so that
 * one mailbox subscribes once; mailboxes that tell letter cases apart do not exist in practice.
 */
export const subscriptionSchema = z.object({ email: emailSchema.pipe(z.string().toLowerCase()) })

/** At least this long between two confirmation letters to one address, in milliseconds: five minutes. */
export const CONFIRMATION_PAUSE = 5 * 60 * 1000

/**
 * How long a confirmation link works, in milliseconds: three days. An unsubscribe link never stops working.
 */
const CONFIRMATION_LIFETIME = 3 * 24 * 60 * 60 * 1000

/** Whether a confirmation link has expired (Spec §1, newsletter). In: when it was sent, and the time now. */
export function isConfirmationExpired(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() > CONFIRMATION_LIFETIME
}
