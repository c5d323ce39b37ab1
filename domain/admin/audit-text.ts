import { formatWholeNumber } from '#domain/whole-number.ts'
import { DESK_TEXT } from './desk-text.ts'

/** What is kept of an act beside its name and time: what it was done to, and how. */
export interface AuditDetails {
  title?: string
  question?: string
  /** The fields of a post that an edit named; none where it was reviewed only. */
  fields?: string[]
  /** How many addresses a list held. */
  count?: number
  featured?: boolean
  handled?: boolean
}

/** The names of what admins do, in the past tense, by the operation that does it. */
const ACTS: Readonly<Record<string, string | ((details: AuditDetails) => string)>> = {
  generatePost: 'Generated a post',
  createChallenge: 'Created a challenge',
  createPost: 'Wrote a post',
  // Saved without a change: 'Mark as Reviewed' does that.
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
  exportSubscribers: 'Downloaded the subscribers',
  removeSubscriber: 'Removed a subscriber',
}

/** What was done: 'Edited a post'. In: the operation's name, which stands for an act without words. */
export function actText(action: string, details: AuditDetails): string {
  const act = ACTS[action] ?? action
  return typeof act === 'string' ? act : act(details)
}

/** What an act was done to, part by part, if it is known: a title, the fields' labels, how many addresses. */
export function subjectText({ title, question, fields, count }: AuditDetails): string[] {
  const labels: Readonly<Record<string, string>> = DESK_TEXT
  return [
    title ?? question ?? '',
    fields?.map((field) => labels[field] ?? field).join(', ') ?? '',
    count === undefined ? '' : `${formatWholeNumber(count)} ${count === 1 ? 'address' : 'addresses'}`,
  ].filter(Boolean)
}
