/**
 * The events that the page fires on `window` when a visitor has done something (Spec §4 Challenges;
 * Contract).
 */
export const BROWSER_EVENTS = {
  quizCompleted: 'quiz-completed',
  pollVoted: 'poll-voted',
  newsletterSignup: 'newsletter-signup',
  /** An article was read to its end. */
  storyRead: 'story-read',
  /** A quiz result was shared. */
  resultShared: 'result-shared',
} as const

/** The name of one of the browser events. */
export type BrowserEvent = (typeof BROWSER_EVENTS)[keyof typeof BROWSER_EVENTS]
