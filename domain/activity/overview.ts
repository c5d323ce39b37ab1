import { DAY_MS } from '#domain/dates.ts'

/** In order of urgency. */
export const ATTENTION_KINDS = [
  'failedJob',
  'heldDraft',
  'unreviewedDraft',
  'closingPoll',
  'message',
  'issueDraft',
] as const
export type AttentionKind = (typeof ATTENTION_KINDS)[number]

export type ScheduledKind = 'article' | 'pollClosing' | 'issue' | 'automation'

/** Polls that close sooner need attention. */
export const CLOSING_SOON_MS = 3 * DAY_MS
export const WEEK_MS = 7 * DAY_MS
