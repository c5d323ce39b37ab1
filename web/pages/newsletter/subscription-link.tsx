import { useMatch } from 'react-router'
import { SubscriptionLink } from '#web/features/newsletter/subscription-link.tsx'

/** `/newsletter/confirm?token=…` and `/newsletter/unsubscribe?token=…`, linked from emails. */
export function Component() {
  return <SubscriptionLink kind={useMatch('/newsletter/confirm') ? 'confirm' : 'unsubscribe'} />
}
