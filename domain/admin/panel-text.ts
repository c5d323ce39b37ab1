import type { Toast } from '#domain/toast.ts'
import { waitText } from '#domain/wait-text.ts'
import { formatWholeNumber } from '#domain/whole-number.ts'

export const PANEL_TEXT = {
  unavailable: 'This part of the dashboard didn’t load',
  noNextPost: 'None',
  scheduleOff: 'AI articles are turned off on the server (AUTOMATION=off).',
  writing: 'Writing a post',
  runs: 'Recent AI articles',
  noRuns: 'No AI articles yet.',
  runFailed: 'Failed',
  runDeleted: 'Deleted post',
  posts: 'Posts',
  draft: 'Draft',
  published: 'Published',
  lastChanged: 'updated',
  newPost: 'Write a Post',
  editPost: 'Edit a Post',
  saveDraft: 'Save as Draft',
  chooseCategory: 'Choose a category',
  featured: 'Featured',
  feature: 'Feature',
  unfeature: 'Stop Featuring',
  edit: 'Edit',
  view: 'View',
  approve: 'Approve and Publish',
  publish: 'Publish',
  unpublish: 'Unpublish',
  review: 'Mark as Reviewed',
  undoReview: 'Undo Review',
  reviewHint: 'The post will say that an editor reviewed it.',
  delete: 'Delete',
  keep: 'Keep',
  more: 'More actions',
  save: 'Save Changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  discard: 'Discard',
  discardQuestion: 'Discard your changes?',
  leave: 'You have unsaved changes. Leave anyway?',
  close: 'Close',
  changedHint:
    'Your text is kept on this device. Load the newer version, then restore yours or copy from it.',
  loadNewer: 'Load the Newer Version',
  preview: 'Preview',
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Text',
  category: 'Category',
  tags: 'Tags',
  tagsHint: 'Separate tags with commas.',
  author: 'Author',
  polls: 'Polls',
  newPoll: 'Open a New Poll',
  question: 'Question',
  options: 'Options',
  optionsHint: 'One per line, 2–10.',
  createPoll: 'Open Poll',
  activePoll: 'On the home page',
  openPoll: 'Open',
  closedPoll: 'Closed',
  closePoll: 'Close',
  moveUp: 'Move Up',
  moveDown: 'Move Down',
  messages: 'Messages',
  markHandled: 'Mark as Handled',
  markWaiting: 'Mark as Waiting',
  handled: 'Handled',
  waiting: 'Waiting',
  subscribers: 'Subscribers',
  confirmed: 'confirmed',
  pending: 'not confirmed yet',
  unsubscribed: 'unsubscribed',
  download: 'Download CSV',
  address: 'Email address',
  remove: 'Remove',
  mailOff:
    'Email isn’t configured. Messages and sign-ups are stored, but nothing is sent. Set SMTP_URL to send email.',
  audit: 'Activity Log',
  noAudit: 'No activity yet.',
} as const

export const ADMIN_DONE = {
  draftSaved: 'Draft saved',
  postSaved: 'Post saved',
  postPublished: 'Post published',
  postReviewed: 'Marked as reviewed',
  reviewUndone: 'Review taken back',
  postUnpublished: 'Post unpublished',
  postFeatured: 'Post featured',
  postUnfeatured: 'Post no longer featured',
  postDeleted: 'Post deleted',
  pollOpened: 'Poll opened',
  pollClosed: 'Poll closed',
  pollsReordered: 'Polls reordered',
  messageHandled: 'Marked as handled',
  messageWaiting: 'Marked as waiting',
  messageDeleted: 'Message deleted',
  listDownloaded: 'List downloaded',
  subscriberRemoved: 'Address removed',
} as const

/** What a check found. `nothing` had nothing to compare. */
export const CHECK_STATES = {
  failed: 'Failed',
  warning: 'Warning',
  nothing: 'Nothing to compare',
  passed: 'Passed',
} as const

/** Beside a field for a time. */
export function siteZoneText(timeZone: string): string {
  return `In the site’s time zone, ${timeZone}.`
}

export function scheduleZone(timeZone: string): string {
  return `10 AM is in the time zone ${timeZone}.`
}

export function confirmDelete(title: string): string {
  return `Permanently delete “${title}”?`
}

export function confirmReview(title: string): string {
  return `Did you read all of “${title}”? ${PANEL_TEXT.reviewHint}`
}

export function confirmDeleteMessage(name: string): string {
  return `Permanently delete this message from ${name}?`
}

export function confirmClose(question: string): string {
  return `Close “${question}”? Voting will end.`
}

export function adminDone(title: string): Toast {
  return { title, kind: 'good' }
}

export function adminFailed(reason: string): Toast {
  return { title: 'That didn’t work', description: reason, kind: 'bad', stays: true }
}

export function progressText(stage: string, words: number): string {
  return words > 0 ? `${stage}: ${formatWholeNumber(words)} words so far` : `${stage}...`
}

export function runText(run: {
  trigger: 'MANUAL' | 'SCHEDULED'
  category: string
  startedAt: string
  finishedAt: string | null
  promptTokens: number | null
  completionTokens: number | null
  model: string | null
}): string {
  const { trigger, category, startedAt, finishedAt, promptTokens, completionTokens, model } = run
  const number = (count: number | null) => formatWholeNumber(count ?? 0)
  return [
    trigger === 'MANUAL' ? 'manual' : 'scheduled',
    category,
    finishedAt && `took ${waitText(Date.parse(finishedAt) - Date.parse(startedAt))}`,
    promptTokens !== null && `${number(promptTokens)} + ${number(completionTokens)} tokens`,
    model,
  ]
    .filter(Boolean)
    .join(' · ')
}
