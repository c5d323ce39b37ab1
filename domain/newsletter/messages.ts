import type { Toast } from '#domain/toast.ts'

export const NEWSLETTER_TEXT = {
  heading: 'The newsletter',
  lead:
    'Every other week: what both parties told pollsters on one question, a story, and one thing to try with someone ' +
    'who votes differently.',
  email: 'Your email',
  placeholder: 'name@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  promise:
    'Free. Unsubscribe with one click. We never sell your address. Only the service that delivers our email gets it.',
  confirm: 'Confirm your subscription',
  confirmHint: 'One click and you’ll get the next issue.',
  confirmSubmit: 'Confirm',
  confirming: 'Confirming...',
  confirmed: 'You’re subscribed',
  confirmedHint: 'You’ll get the next issue.',
  expired: 'This link has expired',
  expiredHint: 'Subscribe again on the home page, and we’ll send you a new one.',
  alreadyConfirmed: 'You’re already subscribed',
  unknown: 'This link doesn’t work',
  unknownHint: 'Part of it may be missing. Try the full link from the email.',
  failed: 'That didn’t work',
  failedHint: 'Something went wrong on our side. Please try again.',
  signUpNeedsScript: 'Subscribing needs JavaScript. Please turn it on for this page.',
  needsScript:
    'Confirming needs JavaScript. Please turn it on for this page, or open the link in another browser.',
  again: 'Subscribe again',
  home: 'Go to the home page',
  unsubscribe: 'Unsubscribe from the newsletter?',
  unsubscribeSubmit: 'Unsubscribe',
  unsubscribeHint: 'One click and we’ll stop emailing you.',
  unsubscribing: 'Unsubscribing...',
  alreadyUnsubscribed: 'You’ve already unsubscribed',
  unsubscribed: 'You’re unsubscribed',
  unsubscribedHint: 'We won’t email you again. You can resubscribe at any time.',
} as const

/** The same for a known address, so that nobody can find out who subscribes. */
export const SUBSCRIBE_SUCCESS: Toast = {
  title: 'Almost there',
  description: 'If this address isn’t subscribed yet, a confirmation email is on its way.',
  kind: 'good',
}

/** Without a mail server there is no email to wait for. */
export const SUBSCRIBE_STORED: Toast = {
  title: 'You’re on the list',
  description: 'Your sign-up is saved.',
  kind: 'good',
}

export const SUBSCRIBE_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to subscribe. Please try again.',
  kind: 'bad',
}
