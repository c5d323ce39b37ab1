import { NEWSLETTER_TEXT } from '../../domain/newsletter/messages.ts'
import { SubscriptionLink } from '../features/newsletter/subscription-link.tsx'
import { Head } from '../head.tsx'

/** `/newsletter/confirm?token=…`, from the confirmation letter. */
export function Component() {
  return (
    <>
      <Head title={NEWSLETTER_TEXT.confirm} description={NEWSLETTER_TEXT.confirmHint} noIndex />
      <SubscriptionLink kind="confirm" />
    </>
  )
}
