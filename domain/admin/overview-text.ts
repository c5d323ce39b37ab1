import type { AttentionKind, ScheduledKind } from '#domain/activity/overview.ts'
import type { EnumName } from '#domain/enum-names.ts'
import { capitalize } from '#domain/text.ts'
import { formatWholeNumber, numberWord } from '#domain/whole-number.ts'
import type { RoomName } from './rooms.ts'

export const OVERVIEW_TEXT = {
  attention: 'Needs attention',
  nothing: 'Nothing needs attention.',
  since: 'Since',
  closes: 'Closes',
  week: 'This week',
  scheduled: 'Scheduled',
  slot: 'Automation slot, nothing written yet',
  today: 'Today',
  nothingScheduled: 'Nothing scheduled',
  writes: 'Writes an article',
} as const

/** What waits, for one and for several, where it waits, and the button that leads there. */
export const ATTENTION_TEXT: Readonly<
  Record<
    EnumName<AttentionKind>,
    { one: string; many: string; room: RoomName; query?: string; action: string }
  >
> = {
  FAILED_JOB: { one: 'failure', many: 'failures', room: 'automation', action: 'See AI Articles' },
  HELD_DRAFT: {
    one: 'draft held by a check',
    many: 'drafts held by a check',
    room: 'posts',
    query: '?state=held',
    action: 'Fix Drafts',
  },
  UNREVIEWED_DRAFT: {
    one: 'AI draft nobody has reviewed',
    many: 'AI drafts nobody has reviewed',
    room: 'posts',
    query: '?state=unreviewed',
    action: 'Review Drafts',
  },
  CLOSING_POLL: { one: 'poll closing soon', many: 'polls closing soon', room: 'polls', action: 'See Polls' },
  MESSAGE: { one: 'message waiting', many: 'messages waiting', room: 'messages', action: 'Read Messages' },
  ISSUE_DRAFT: {
    one: 'newsletter draft without a date',
    many: 'newsletter drafts without a date',
    room: 'newsletter',
    action: 'Open Drafts',
  },
}

export const SCHEDULED_TEXT: Readonly<Record<EnumName<ScheduledKind>, string>> = {
  ARTICLE: 'Post',
  POLL_CLOSING: 'Poll closes',
  ISSUE: 'Newsletter',
  AUTOMATION: 'Automation',
}

/** 'Good morning, Ana.' `hour` is from 0 to 23. */
export function greeting(hour: number, name: string): string {
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return `Good ${time}, ${name}.`
}

/** 'Twelve things need attention.' Words up to twelve, then figures. */
export function attentionText(count: number): string {
  if (count === 0) return OVERVIEW_TEXT.nothing
  const things = count === 1 ? 'thing needs' : 'things need'
  return `${capitalize(numberWord(count))} ${things} attention.`
}

export function moreText(count: number): string {
  return `and ${formatWholeNumber(count)} more`
}
