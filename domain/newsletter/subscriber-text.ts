export const SUBSCRIBER_TEXT = {
  find: 'Find an Address',
  findSubmit: 'Find',
  found: 'Address found',
  findHint: 'The activity log says that you looked, but not for whom.',
  remove: 'Remove This Address',
  markDeliverable: 'Mark as Deliverable',
} as const

export const STATUS_LABEL = {
  CONFIRMED: 'Gets the newsletter',
  PENDING: 'Not confirmed yet',
  UNDELIVERABLE: 'The mail server rejects this address',
  UNSUBSCRIBED: 'Unsubscribed',
} as const

export const EVENT_LABEL = {
  SIGNED_UP: 'Signed up',
  SIGNED_UP_AGAIN: 'Signed up again',
  CONFIRMATION_SENT: 'Confirmation email sent',
  CONFIRMED: 'Confirmed',
  SENT: 'Issue sent',
  REJECTED: 'Issue couldn’t be delivered',
  SKIPPED: 'Issue not sent',
  UNSUBSCRIBED: 'Unsubscribed',
} as const

export function confirmRemoveSubscriber(email: string): string {
  return `Remove ${email} and everything we store about it?`
}
