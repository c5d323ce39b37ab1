import { z } from 'zod'
import { DAY_MS } from '#domain/dates.ts'
import { emailSchema } from '#domain/email.ts'

/** Lower-cased, so that one mailbox subscribes once. */
export const subscriptionSchema = z.object({ email: emailSchema.pipe(z.string().toLowerCase()) })

export const CONFIRMATION_COOLDOWN_MS = 5 * 60 * 1000

/** Unsubscribes within this time count for the last issue. */
export const UNSUBSCRIBE_WINDOW_MS = 3 * DAY_MS

/** Unsubscribe links never expire. */
const CONFIRMATION_LIFETIME_MS = 3 * DAY_MS

export function isConfirmationExpired(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() > CONFIRMATION_LIFETIME_MS
}
