import { waitText } from '#domain/wait-text.ts'
import { counted, formatWholeNumber } from '#domain/whole-number.ts'
import { ISSUE_TEXT } from './issue-email-text.ts'
import type { IssueStatus } from './issue-status.ts'

export const ISSUE_ADMIN_TEXT = {
  panel: 'Newsletter',
  startFromNew: 'Start from What’s New',
  write: 'Write an Issue',
  startHint:
    '“Start from What’s New” fills in a new draft and leaves out AI articles that no editor has reviewed. It never sends anything.',
  noSubject: '(no subject yet)',
  subject: 'Subject',
  preheader: 'Preheader',
  preheaderHint: 'Email apps show this after the subject.',
  intro: 'Introduction',
  articles: 'Articles',
  articlesHint: 'Up to 4, in this order.',
  noArticles: 'No articles chosen.',
  addArticle: 'Add an article',
  chooseArticle: 'Choose an article',
  add: 'Add',
  value: 'Shared value',
  noValue: 'No shared value',
  poll: 'Poll',
  noPoll: 'No poll',
  tryThis: ISSUE_TEXT.tryThis,
  closing: 'Closing',
  saveDraft: 'Save Draft',
  previewFrame: 'Preview of the email',
  light: 'Light',
  dark: 'Dark',
  plainText: 'Plain Text',
  testAddress: 'Send a test to one address',
  testHint: 'The subject starts with [Test]. A test can’t reach the list.',
  sendTest: 'Send a Test',
  unsavedTest: 'Save the draft first. A test sends the saved version.',
  checks: 'Checks before Sending',
  checkAgain: 'Check Again',
  checksUnsaved: 'Save the draft to check and send it.',
  sendNow: 'Send Now',
  schedule: 'Schedule',
  reschedule: 'Reschedule',
  pause: 'Pause',
  resume: 'Resume',
  cancelIssue: 'Cancel the Issue',
  hide: 'Hide from the Archive',
  list: 'List in the Archive',
  isHidden: 'Hidden from the archive',
  keepEditing: 'Keep Editing',
  goBack: 'Go Back',
  sendQuestion: 'Send this issue now?',
  scheduleQuestion: 'Schedule this issue?',
  rescheduleQuestion: 'Reschedule this issue?',
  goesTo: 'Goes to',
  sends: 'Sends',
  now: 'Now',
  wait: 'Starts',
  takes: 'Takes about',
  time: 'Date and time',
  locked: 'This locks the issue as it is now.',
  lockedUntilSent: 'You can reschedule or cancel it until then, and pause it after that.',
  lockedNow: 'You can pause it, but emails that are already on their way can’t be stopped.',
} as const

export const ISSUE_DONE = {
  created: 'Draft created',
  saved: 'Draft saved',
  tested: 'Test sent',
  sending: 'Sending started',
  scheduled: 'Issue scheduled',
  paused: 'Issue paused',
  resumed: 'Sending resumed',
  canceled: 'Issue canceled',
  deleted: 'Issue deleted',
  hidden: 'Issue hidden from the archive',
  listed: 'Issue listed in the archive again',
  deliverable: 'Address marked as deliverable',
} as const

export const STATUS_NAMES: Readonly<Record<IssueStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  canceled: 'Canceled',
}

export function checksText({
  failed,
  warnings,
  total,
}: Record<'failed' | 'warnings' | 'total', number>): string {
  if (failed === 0 && warnings === 0) return `All ${total} checks passed.`
  if (failed === 0) return `${total - warnings} of ${total} checks passed, ${warningsText(warnings)}.`
  const fix = failed === 1 ? 'Fix it to send.' : 'Fix them to send.'
  return `${failed} of ${total} checks failed. ${fix}`
}

function warningsText(warnings: number): string {
  return warnings === 1 ? '1 has a warning' : `${warnings} have warnings`
}

export function subscribersText(count: number): string {
  return counted(count, 'confirmed subscriber')
}

export function sendButtonText(isScheduled: boolean, subscribers: number): string {
  const people = counted(subscribers, 'Subscriber')
  return isScheduled ? `Schedule for ${people}` : `Send to ${people}`
}

const MINUTE = 60_000

export function sendingTime(emails: number, perMinute: number): string {
  return waitText(Math.max(1, Math.ceil(emails / perMinute)) * MINUTE)
}

export interface IssueCounts {
  total: number
  sent: number
  rejected: number
  skipped: number
  unsubscribed: number
}

export function sentOf({ sent, total }: IssueCounts): string {
  return `${formatWholeNumber(sent)} of ${formatWholeNumber(total)} sent`
}

/** Subscribers for whom sending has ended. */
export function processed({ sent, rejected, skipped }: IssueCounts): number {
  return sent + rejected + skipped
}

export function progressText(counts: IssueCounts, perMinute: number): string {
  const left = sendingTime(counts.total - processed(counts), perMinute)
  return `${sentOf(counts)}, about ${left} left at ${perMinute} a minute`
}

export function resultText({ sent, rejected, skipped, unsubscribed }: IssueCounts): string {
  const number = formatWholeNumber
  return `${number(sent)} sent, ${number(rejected)} failed, ${number(skipped)} skipped, ${number(unsubscribed)} unsubscribed within three days`
}

export function lateText(lateness: number): string {
  return `This issue is ${waitText(lateness)} late`
}

export const NOBODY_RECEIVED = 'Nobody has received it.'

export function canceledText(counts: IssueCounts): string {
  return counts.total === 0 ? 'Canceled before anything was sent' : `Canceled. ${sentOf(counts)}`
}

export function confirmCancel(subject: string, isSent: boolean): string {
  const archive = isSent
    ? ' It leaves the archive, and the link to it in emails already sent leads nowhere.'
    : ''
  return `Cancel “${subject}”? Subscribers who don’t have it yet won’t get it.${archive}`
}

/** For an issue that is in the archive and in mailboxes. */
export function confirmDeleteSent(subject: string): string {
  return `Permanently delete “${subject}”? From that moment, “${ISSUE_TEXT.readOnSite}” in every email of this issue and all other links to it lead nowhere. Hiding it from the archive keeps them.`
}

export function sizeText(bytes: number, maxBytes: number): string {
  return `HTML ${Math.ceil(bytes / 1000)} kB of ${maxBytes / 1000} kB. Opens and clicks are never tracked.`
}

export function lastIssueText(date: string): string {
  return `The last issue went out on ${date}.`
}

export function undeliverableText(count: number): string {
  const addresses =
    count === 1 ? '1 confirmed address gets' : `${formatWholeNumber(count)} confirmed addresses get`
  return `${addresses} no issues, because the mail server rejected ${count === 1 ? 'it' : 'them'}.`
}
