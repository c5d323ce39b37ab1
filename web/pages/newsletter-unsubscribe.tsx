import { SubscriptionLink } from '#web/features/newsletter/subscription-link.tsx'

/** `/newsletter/unsubscribe?token=…`, from the foot of every letter. */
export function Component() {
  return <SubscriptionLink kind="unsubscribe" />
}
