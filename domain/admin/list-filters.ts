import type { EnumName } from '#domain/enum-names.ts'
import type { IssueStatus } from '#domain/newsletter/issue-status.ts'
import type { PollStatus } from '#domain/polls/ballot.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'

/** A held draft is also a draft and one to review. */
export type PostState = 'draft' | 'held' | 'unreviewed' | 'scheduled' | 'published' | 'featured'
export const MESSAGE_STATES = ['waiting', 'handled'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** Texts of a list that editors search and filter. */
export interface FilterText<State extends string> {
  find: string
  /** What it lists. */
  one: string
  /** Follows the sentence that there are none yet. */
  hint?: string
  /** Labels in the order of the buttons. */
  states: Readonly<Record<State, string>>
  /** The states that add up to the complete list, if they are not all of them. */
  parts?: readonly State[]
}

export const FILTER_TEXT = { all: 'All', clear: 'Clear Filters' } as const

export const POST_FILTER: FilterText<EnumName<PostState> | 'TRASH'> = {
  find: 'Find a post by title or text',
  one: 'post',
  states: {
    DRAFT: 'Drafts',
    HELD: 'Held by a check',
    UNREVIEWED: 'To review',
    SCHEDULED: 'Scheduled',
    PUBLISHED: 'Published',
    FEATURED: 'Featured',
    // Not a state of the API, which lists the trash by a query of its own.
    TRASH: 'Trash',
  },
  parts: ['DRAFT', 'SCHEDULED', 'PUBLISHED'],
}

export const POLL_FILTER: FilterText<EnumName<PollStatus>> = {
  find: 'Find a poll by question or option',
  one: 'poll',
  states: { DRAFT: 'Drafts', OPEN: 'Open', CLOSED: 'Closed' },
}

export const CHALLENGE_FILTER: FilterText<'ON' | 'OFF'> = {
  find: 'Find a challenge by title or description',
  one: 'challenge',
  hint: 'Create the default ones on the overview, or add your own.',
  states: { ON: 'On', OFF: 'Off' },
}

export const MESSAGE_FILTER: FilterText<EnumName<MessageState>> = {
  find: 'Find a message by sender, subject or text',
  one: 'message',
  states: { WAITING: 'Waiting', HANDLED: 'Handled' },
}

export const ISSUE_FILTER: FilterText<EnumName<IssueStatus>> = {
  find: 'Find an issue by subject or text',
  one: 'issue',
  states: {
    DRAFT: 'Drafts',
    SCHEDULED: 'Scheduled',
    SENDING: 'Sending',
    PAUSED: 'Paused',
    SENT: 'Sent',
    CANCELED: 'Canceled',
  },
}

/** 'No posts found', '1 post found' or '12 posts found'. */
export function foundText(count: number, one: string): string {
  return count === 1 ? `1 ${one} found` : `${count === 0 ? 'No' : formatWholeNumber(count)} ${one}s found`
}

export function showText(one: string): string {
  return `Show ${one}s`
}

export function noneText({ one, hint }: Pick<FilterText<never>, 'one' | 'hint'>): string {
  return `No ${one}s yet.${hint ? ` ${hint}` : ''}`
}
