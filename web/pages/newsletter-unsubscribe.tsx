import { NEWSLETTER_TEXT } from '../../domain/newsletter/messages.ts'
import { SubscriptionLink } from '../features/newsletter/subscription-link.tsx'
import { Head } from '../head.tsx'

/** `/newsletter/unsubscribe?token=…`, from the foot of every letter. */
export function Component() {
  return (
    <>
      <Head title={NEWSLETTER_TEXT.unsubscribe} description={NEWSLETTER_TEXT.unsubscribeHint} noIndex />
      <SubscriptionLink kind="unsubscribe" />
    </>
  )
}
