/** A day in milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/**
 * How many days things are kept. The nightly job deletes by these numbers, and the privacy policy prints them
 * (Spec §2 Privacy Policy): there is no second place.
 */
export const KEEP_DAYS = {
  /** Finished quizzes, counting from the day they were sent. */
  quizSubmission: 365,
  /** Completed challenges, counting from the day of completion. */
  completion: 730,
  /** Messages that were answered, counting from the answer. */
  handledMessage: 365,
  /** Messages that nobody marked as answered, counting from the day they came. */
  message: 730,
  /** Sign-ups that nobody confirmed, counting from the last letter. */
  unconfirmedSignUp: 7,
  /** Addresses that left the newsletter. */
  unsubscribed: 30,
} as const

/** What is kept for a limited time. */
export type Kept = keyof typeof KEEP_DAYS

/** Things of this kind that are older than the answer are deleted. In: the kind, and the time now. */
export function keptSince(kind: Kept, now: Date): Date {
  return new Date(now.getTime() - KEEP_DAYS[kind] * DAY)
}

/** A number of days as people say it: '7 days', '12 months', '2 years'. */
export function keepText(kind: Kept): string {
  const days = KEEP_DAYS[kind]
  if (days % 730 === 0) return `${days / 365} years`
  if (days % 365 === 0) return `${(days / 365) * 12} months`
  return `${days} days`
}
