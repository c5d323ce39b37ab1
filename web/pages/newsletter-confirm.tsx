import { SubscriptionLink } from '#web/features/newsletter/subscription-link.tsx'

/** `/newsletter/confirm?token=…`, linked from the confirmation email. */
export function Component() {
  return <SubscriptionLink kind="confirm" />
}
