import { enumName } from '#domain/enum-names.ts'
import { votesText } from '#domain/polls/messages.ts'
import { counted } from '#domain/whole-number.ts'
import { PANEL_TEXT } from './panel-text.ts'
import type { RoomName } from './rooms.ts'

/** What the mutations record, as JSON. */
export type AuditDetails = Readonly<Record<string, unknown>>

const ACTION_TEXT: Readonly<Record<string, string | ((details: AuditDetails) => string)>> = {
  generatePost: ({ scheduled }) => (scheduled ? 'The schedule generated a post' : 'Generated a post'),
  createChallenge: 'Created a challenge',
  updateChallenge: 'Edited a challenge',
  setChallengeActive: ({ active }) => `Turned ${active ? 'on' : 'off'} a challenge`,
  orderChallenges: 'Reordered the challenges',
  updateAutomation: automationText,
  createEditor: 'Added an editor',
  revokeEditor: 'Revoked the token of an editor',
  createPost: 'Wrote a post',
  updatePost: 'Edited a post',
  publishPost: ({ reviewed, scheduled }) =>
    scheduled
      ? 'A post was published at its time'
      : reviewed
        ? 'Approved and published a post'
        : 'Published a post',
  schedulePost: ({ reviewed }) => (reviewed ? 'Approved and scheduled a post' : 'Scheduled a post'),
  unschedulePost: 'Canceled the publication of a post',
  restorePostVersion: 'Restored a version of a post',
  setPostCorrection: ({ removed }) =>
    removed ? 'Removed the correction of a post' : 'Wrote a correction of a post',
  createPostPreview: 'Created a preview link',
  revokePostPreviews: 'Revoked the preview links of a post',
  reviewPost: 'Reviewed a post',
  unreviewPost: 'Took back the review of a post',
  unpublishPost: 'Unpublished a post',
  featurePost: ({ featured }) => (featured ? 'Featured a post' : 'Stopped featuring a post'),
  deletePost: 'Moved a post to the trash',
  restorePost: 'Took a post out of the trash',
  uploadImage: 'Uploaded a picture',
  deleteImage: 'Deleted a picture',
  createPoll: ({ draft }) => (draft ? 'Drafted a poll' : 'Opened a poll'),
  openPoll: 'Opened a poll',
  deletePoll: 'Deleted a poll',
  updatePoll: 'Edited a poll',
  removeSampleVotes: 'Removed the sample votes from a poll',
  closePoll: ({ scheduled }) => (scheduled ? 'A poll closed at its time' : 'Closed a poll'),
  orderPolls: 'Reordered the polls',
  markMessageHandled: ({ handled }) => `Marked a message as ${handled ? 'handled' : 'waiting'}`,
  deleteMessage: 'Deleted a message',
  exportSubscribers: 'Downloaded the subscriber list',
  findSubscriber: 'Looked up a subscriber',
  removeSubscriber: 'Removed a subscriber',
  markSubscriberDeliverable: 'Marked an address as deliverable',
  createNewsletterIssue: 'Created a newsletter issue',
  draftNewsletterIssue: 'Drafted a newsletter issue',
  updateNewsletterIssue: 'Edited a newsletter issue',
  sendTestNewsletterIssue: 'Sent a test of a newsletter issue',
  sendNewsletterIssue: ({ scheduled }) =>
    scheduled ? 'A newsletter issue went out at its time' : 'Sent a newsletter issue',
  scheduleNewsletterIssue: 'Scheduled a newsletter issue',
  pauseNewsletterIssue: ({ automatic }) =>
    automatic ? 'A newsletter issue was paused after a problem' : 'Paused a newsletter issue',
  resumeNewsletterIssue: 'Resumed a newsletter issue',
  cancelNewsletterIssue: 'Canceled a newsletter issue',
  hideNewsletterIssue: 'Hid a newsletter issue from the archive',
  showNewsletterIssue: 'Listed a newsletter issue in the archive again',
  deleteNewsletterIssue: 'Deleted a newsletter issue',
}

/** What an action is about, with words in the names of its actions, and where editors find it. */
export const AUDIT_OBJECTS = {
  post: { words: ['Post'], label: 'Posts', room: 'posts' },
  image: { words: ['Image'], label: 'Pictures', room: 'posts' },
  poll: { words: ['Poll', 'SampleVotes'], label: 'Polls', room: 'polls' },
  challenge: { words: ['Challenge'], label: 'Challenges', room: 'challenges' },
  message: { words: ['Message'], label: 'Messages', room: 'messages' },
  subscriber: { words: ['Subscriber'], label: 'Subscribers', room: 'subscribers' },
  issue: { words: ['NewsletterIssue'], label: 'Newsletter', room: 'newsletter' },
  editor: { words: ['Editor'], label: 'Editors', room: 'editors' },
  automation: { words: ['Automation'], label: 'Automation', room: 'automation' },
} as const satisfies Record<string, { words: readonly string[]; label: string; room: RoomName }>

export type AuditObject = keyof typeof AUDIT_OBJECTS

/** The kinds of objects with the names that the API gives them. */
export const OBJECT_OPTIONS = Object.entries(AUDIT_OBJECTS).map(([object, { label }]) => ({
  value: enumName(object as AuditObject),
  label,
}))

export const LOG_TEXT = {
  who: 'Who',
  everyone: 'Everyone',
  clock: 'The schedule',
  what: 'About',
  everything: 'Everything',
  noneMatch: 'Nothing in the log matches these filters.',
} as const

export function auditObject(action: string): AuditObject | null {
  const objects = Object.keys(AUDIT_OBJECTS) as AuditObject[]
  return objects.find((name) => AUDIT_OBJECTS[name].words.some((word) => action.includes(word))) ?? null
}

export function actionText(action: string, details: AuditDetails): string {
  const text = ACTION_TEXT[action] ?? action
  return typeof text === 'string' ? text : text(details)
}

function automationText({ paused, publish }: AuditDetails): string {
  if (paused !== undefined) return paused ? 'Paused the AI articles' : 'Resumed the AI articles'
  return publish ? 'Let AI articles publish by themselves' : 'Made AI articles wait for an editor'
}

/** Columns as the forms name them. */
const FIELD_LABEL: Readonly<Record<string, string>> = {
  ...PANEL_TEXT,
  featuredImage: 'Cover',
  coverVariant: 'Cover',
  featuredImageAlt: 'Alt text',
  featuredImageCredit: 'Credit',
}

export function subjectText({ title, question, fields, count, votes }: AuditDetails): string[] {
  return [
    String(title ?? question ?? ''),
    Array.isArray(fields) ? fields.map((field) => FIELD_LABEL[field] ?? field).join(', ') : '',
    typeof count === 'number' ? counted(count, 'address', 'addresses') : '',
    typeof votes === 'number' ? votesText(votes) : '',
  ].filter(Boolean)
}
