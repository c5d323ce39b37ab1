import { DAY_MS } from './dates.ts'

/** The nightly job deletes by these numbers, and the privacy policy prints them. */
export const RETENTION_DAYS = {
  quizSubmission: 365,
  completion: 730,
  /** After an editor marked it as handled. */
  handledMessage: 365,
  message: 730,
  /** After the last confirmation email. */
  unconfirmedSignUp: 7,
  unsubscribed: 30,
  /** After the last delivery of the issue. */
  delivery: 30,
  trashedPost: 30,
  /** Apart from the last MAX_OLD_VERSIONS of each post. */
  postVersion: 30,
  /** After no article used it anymore. */
  unusedImage: 30,
} as const

export type RetainedData = keyof typeof RETENTION_DAYS

export function retentionCutoff(kind: RetainedData, now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS[kind] * DAY_MS)
}

/** '7 days', '12 months', '2 years'. */
export function retentionText(kind: RetainedData): string {
  const days = RETENTION_DAYS[kind]
  if (days % 730 === 0) return `${days / 365} years`
  if (days % 365 === 0) return `${(days / 365) * 12} months`
  return `${days} days`
}
