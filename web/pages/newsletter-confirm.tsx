import { SubscriptionLink } from '#web/features/newsletter/subscription-link.tsx'

/** `/newsletter/confirm?token=…`, from the confirmation letter. */
export function Component() {
  return <SubscriptionLink kind="confirm" />
}
