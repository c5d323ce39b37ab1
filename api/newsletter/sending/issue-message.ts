import type { Email } from '#api/mail/mail.ts'
import { fillEmail, frozenEmail } from '#api/newsletter/email/issue-email.service.ts'
import { subscriptionLink, unsubscribeHeaders } from '#api/newsletter/subscribers/subscription-link.ts'
import type { Deps } from '#api/server/deps.ts'
import { SITE_NAME } from '#domain/site-name.ts'
import type { NewsletterIssue } from '#prisma/client/client.ts'

/** The delivery's id is the Message-ID of every attempt, so that mailboxes can drop duplicates. */
export function issueMessage(
  deps: Pick<Deps, 'env' | 'secrets' | 'now'>,
  issue: NewsletterIssue,
  deliveryId: string,
  subscriber: { id: string; email: string },
): Email {
  // Deliveries exist from `sentAt` on.
  const sentAt = issue.sentAt as Date
  const unsubscribeUrl = subscriptionLink(deps, 'unsubscribe', subscriber.id)
  return {
    id: deliveryId,
    to: subscriber.email,
    subject: issue.subject,
    ...fillEmail(deps.env, frozenEmail(issue), unsubscribeUrl, sentAt),
    headers: { ...unsubscribeHeaders(unsubscribeUrl), 'List-Id': listId(deps.env.PUBLIC_URL) },
  }
}

/** RFC 2919. Subscribers filter by it. */
function listId(origin: string): string {
  return `${SITE_NAME} newsletter <newsletter.${new URL(origin).hostname}>`
}
