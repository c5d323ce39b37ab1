import { formatWholeNumber } from '#domain/whole-number.ts'
import { DESK_TEXT } from './desk-text.ts'

/** Details stored with an audit entry, besides its action and time. */
export interface AuditDetails {
  title?: string
  question?: string
  /** Edited fields of a post. Empty if the post was only reviewed. */
  fields?: string[]
  /** Number of exported addresses. */
  count?: number
  featured?: boolean
  handled?: boolean
}

const ACTS: Readonly<Record<string, string | ((details: AuditDetails) => string)>> = {
  generatePost: 'Generated a post',
  createChallenge: 'Created a challenge',
  createPost: 'Wrote a post',
  // "Mark as Reviewed" saves without changes.
  updatePost: ({ fields }) => (fields?.length === 0 ? 'Reviewed a post' : 'Edited a post'),
  publishPost: 'Published a post',
  unpublishPost: 'Unpublished a post',
  featurePost: ({ featured }) => (featured ? 'Featured a post' : 'Stopped featuring a post'),
  deletePost: 'Deleted a post',
  createPoll: 'Opened a poll',
  closePoll: 'Closed a poll',
  orderPolls: 'Reordered the polls',
  markMessageHandled: ({ handled }) => `Marked a message as ${handled ? 'handled' : 'waiting'}`,
  deleteMessage: 'Deleted a message',
  exportSubscribers: 'Downloaded the subscriber list',
  removeSubscriber: 'Removed a subscriber',
}

/** Returns the action name if it has no text. */
export function actText(action: string, details: AuditDetails): string {
  const act = ACTS[action] ?? action
  return typeof act === 'string' ? act : act(details)
}

export function subjectText({ title, question, fields, count }: AuditDetails): string[] {
  const labels: Readonly<Record<string, string>> = DESK_TEXT
  return [
    title ?? question ?? '',
    fields?.map((field) => labels[field] ?? field).join(', ') ?? '',
    count === undefined ? '' : `${formatWholeNumber(count)} ${count === 1 ? 'address' : 'addresses'}`,
  ].filter(Boolean)
}
