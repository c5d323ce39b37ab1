/** The words of the confirmation letter (Spec §1 Visitor features, newsletter). */
export const CONFIRMATION_LETTER = {
  subject: 'Please confirm your subscription to Civic Unity',
  paragraphs: [
    'Somebody, we hope you, asked for the Civic Unity newsletter at this address.',
    'Every other week it brings one value we share, one story about it, and one thing to try with someone who ' +
      'votes differently. If you want it, please confirm. The link works for three days.',
  ],
  action: 'Confirm my subscription',
  footer: 'If it was not you, do nothing: no more letters come, and we forget the address after a week.',
} as const

/** The words of the first letter after the confirmation. */
export const WELCOME_LETTER = {
  subject: 'Welcome to the overlap',
  paragraphs: [
    'You are subscribed. Thank you.',
    'The next letter comes to you. Until then: ten questions show how much of what you value is shared by ' +
      'people who vote differently.',
  ],
  action: 'Find your overlap',
  footer:
    'You can leave with one click, whenever you like. We do not count who opens a letter or follows a link.',
} as const

/** The words of the link under every letter. */
export const LEAVE_LINK = 'Unsubscribe'
