export const CONFIRMATION_EMAIL = {
  subject: 'Please confirm your subscription to Civic Unity',
  paragraphs: [
    'Someone (we hope it was you) signed up for the Civic Unity newsletter with this address.',
    'Every other week it brings what both parties told pollsters on one question, a story, and one thing to try with ' +
      'someone who votes differently. If you’d like to get it, please confirm. The link works for three days.',
  ],
  action: 'Confirm my subscription',
  footer:
    'If it wasn’t you, ignore this email. You won’t hear from us again, and we’ll delete your address within a week.',
} as const

export const WELCOME_EMAIL = {
  subject: 'Welcome to the overlap',
  paragraphs: [
    'You’re in. We’ll send the next issue to this address.',
    'Until then, answer ten questions and see what share of Democrats and of Republicans agreed with your picks when pollsters ' +
      'asked.',
  ],
  action: 'Find your overlap',
  footer:
    'You can unsubscribe with one click at any time. We don’t track who opens this email or clicks its links.',
} as const
