/** Dispatched on `window` (spec §16 Browser events). */
export const BROWSER_EVENTS = {
  quizCompleted: 'quiz-completed',
  pollVoted: 'poll-voted',
  newsletterSignup: 'newsletter-signup',
  storyRead: 'story-read',
  resultShared: 'result-shared',
} as const

export type BrowserEvent = (typeof BROWSER_EVENTS)[keyof typeof BROWSER_EVENTS]
