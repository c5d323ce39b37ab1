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
  signUpNeedsScript: 'Subscribing needs JavaScript. Please turn it on for this page.',
  needsScript:
    'Confirming needs JavaScript. Please turn it on for this page, or open the link in another browser.',
  again: 'Subscribe again',
  home: 'Go to the home page',
} as const

const NEXT_ISSUE = 'You’ll get the next issue.'
const NO_MORE_EMAIL = 'We won’t email you again. You can resubscribe at any time.'

/** The pages that the links in emails open. */
export const LINK_TEXT = {
  confirm: {
    submit: 'Confirm',
    submitting: 'Confirming...',
    asking: { title: 'Confirm your subscription', hint: 'One click and you’ll get the next issue.' },
    done: { title: 'You’re subscribed', hint: NEXT_ISSUE },
    already: { title: 'You’re already subscribed', hint: NEXT_ISSUE },
  },
  unsubscribe: {
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing...',
    asking: { title: 'Unsubscribe from the newsletter?', hint: 'One click and we’ll stop emailing you.' },
    done: { title: 'You’re unsubscribed', hint: NO_MORE_EMAIL },
    already: { title: 'You’ve already unsubscribed', hint: NO_MORE_EMAIL },
  },
} as const

export const LINK_FAILURES = {
  expired: {
    title: 'This link has expired',
    hint: 'Subscribe again on the home page, and we’ll send you a new one.',
  },
  unknown: {
    title: 'This link doesn’t work',
    hint: 'Part of it may be missing. Try the full link from the email.',
  },
  failed: { title: 'That didn’t work', hint: 'Something went wrong on our side. Please try again.' },
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
