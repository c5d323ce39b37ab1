import type { Toast } from '#domain/toast.ts'

/** The words of the newsletter section and its pages (Spec §1 Visitor features, newsletter). */
export const NEWSLETTER_TEXT = {
  heading: 'A letter from the overlap',
  lead:
    'Every other week: one value we share, one story about it, and one thing to try with someone who votes ' +
    'differently.',
  email: 'Your email',
  placeholder: 'name@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  promise: 'Free. Leave with one click. We never share your address.',
  confirm: 'Confirm your subscription',
  confirmHint: 'One press, and the next letter comes to you.',
  confirmSubmit: 'Confirm',
  confirming: 'Confirming...',
  confirmed: 'You are subscribed',
  confirmedHint: 'The next letter comes to you.',
  expired: 'This link has expired',
  expiredHint: 'Subscribe again on the home page and we will send you a new one.',
  alreadyConfirmed: 'You are subscribed already',
  unknown: 'This link does not work',
  unknownHint: 'It may have been cut off on its way. Please open the whole link from the letter.',
  failed: 'That did not work',
  failedHint: 'Something went wrong on our side. Please try again.',
  signUpNeedsScript: 'Subscribing needs JavaScript. Please switch it on for this page.',
  needsScript:
    'Confirming needs JavaScript. Please switch it on for this page, or open the link in another browser.',
  again: 'Subscribe again',
  home: 'Go to the home page',
  unsubscribe: 'Leave the newsletter?',
  unsubscribeSubmit: 'Unsubscribe',
  unsubscribeHint: 'One press, and no more letters come to this address.',
  unsubscribing: 'Unsubscribing...',
  alreadyUnsubscribed: 'You were unsubscribed already',
  unsubscribed: 'You are unsubscribed',
  unsubscribedHint: 'No more letters. You can come back whenever you like.',
} as const

/** A sign-up was taken; the same for a known address, so that nobody can find out who subscribes. */
export const SUBSCRIBE_SUCCESS: Toast = {
  title: 'Almost there',
  description: 'If this address is new to us, a letter with a confirmation link is on its way.',
  kind: 'good',
}

/** A sign-up was taken on a site that sends no mail: there is nothing to wait for. */
export const SUBSCRIBE_STORED: Toast = { title: 'You are on the list', kind: 'good' }

/** A sign-up was not taken. */
export const SUBSCRIBE_FAILURE: Toast = {
  title: 'Error',
  description: 'Failed to subscribe. Please try again.',
  kind: 'bad',
}
