import { SubscriptionLink } from '#web/features/newsletter/subscription-link.tsx'

/** `/newsletter/unsubscribe?token=…`, linked from the footer of every issue. */
export function Component() {
  return <SubscriptionLink kind="unsubscribe" />
}
