import { counted, formatWholeNumber } from '#domain/whole-number.ts'

/** The page of one article on the dashboard. */
export const WRITING_TEXT = {
  publishing: 'Publishing',
  details: 'Details',
  beforeLive: 'Before it goes live',
  live: 'Live on the site',
  view: 'View',
  write: 'Write',
  read: 'Read',
  versions: 'Versions',
  saveAnd: (action: string) => `Save and ${action}`,
  checks: 'Checks',
  checksRunAgain: 'The checks run again every time you save.',
  show: 'Show in the text',
  reviewStep: 'Review',
  notReviewed: 'Nobody has reviewed this draft. A review means you read all of it.',
  publishStep: 'Publish',
  editorPublishes: 'An editor reviews and publishes it.',
  editorChanges: 'Only an editor can change an article that is published or scheduled.',
  now: 'Now',
  at: 'At a set time',
  time: 'Date and time',
  schedule: 'Schedule',
  approveAndSchedule: 'Approve and Schedule',
  scheduled: 'Scheduled',
  reschedule: 'Reschedule',
  unschedule: 'Cancel Schedule',
  latestText: 'The text that is saved at that time is published.',
  missed:
    'The time passed more than 24 hours ago, so the article wasn’t published. Publish it now, or choose another time.',
  preview: 'Preview link',
  previewLead:
    'Let a colleague read this draft without logging in. A link works for 7 days, and you can revoke it.',
  previewOnce: 'Copy it now. It isn’t shown again.',
  createPreview: 'Create Preview Link',
  copy: 'Copy',
  copied: 'Copied',
  revoke: 'Revoke Links',
  correction: 'Correction note',
  correctionHint:
    'Readers see it with today’s date above the article. Say what was wrong and what is right. A typo needs no note.',
  addCorrection: 'Add Correction',
  changeCorrection: 'Save Correction',
  trashLead: 'Deleted posts stay here for 30 days.',
  trashEmpty: 'The trash is empty.',
  restorePost: 'Take Out of the Trash',
  deleted: 'Deleted',
  undo: 'Undo',
} as const

export const WRITING_DONE = {
  scheduled: 'Post scheduled',
  unscheduled: 'Schedule canceled',
  previewCreated: 'Preview link created',
  previewsRevoked: 'Preview links revoked',
  correctionSaved: 'Correction saved',
  correctionRemoved: 'Correction removed',
  versionRestored: 'Version restored',
  postRestored: 'Post taken out of the trash',
} as const

export const VERSIONS_TEXT = {
  from: 'From',
  to: 'To',
  kinds: { TYPED: 'Edit', MODEL: 'AI draft', RESTORED: 'Restored version' },
  current: 'now',
  changes: 'What changed',
  modelChanges: 'What people changed in the model’s draft',
  restore: 'Restore',
  restoreHint: 'Restoring saves the earlier text as a new version and leaves the status as it is.',
  saveFirst: 'Save or discard your changes before you restore a version.',
  same: 'The two versions have the same text.',
  title: 'Title',
  excerpt: 'Excerpt',
  added: 'added',
  removed: 'removed',
} as const

export function changedWordsText(added: number, removed: number): string {
  return `${counted(added, 'word')} added, ${formatWholeNumber(removed)} removed.`
}

export function modelWordsText(total: number, kept: number): string {
  return `Of the ${counted(total, 'word')} now, ${formatWholeNumber(kept)} are the model’s.`
}

export function unchangedText(paragraphs: number): string {
  return `${formatWholeNumber(paragraphs)} unchanged paragraphs`
}

export function confirmTrash(title: string): string {
  return `Move “${title}” to the trash? Readers won’t find it anymore. You can take it out for 30 days.`
}

export function confirmRestore(number: number): string {
  return `Restore version ${number}? Its text becomes the newest version. The current one stays in the list.`
}

export function checksSummary(failed: number, total: number): string {
  return failed === 0 ? `No problems in ${total} checks.` : `${failed} of ${total} checks need a look.`
}

export function reviewedByText(name: string | null): string {
  return `Reviewed by ${name ?? 'an editor'}.`
}

export function previewWorksText(time: string): string {
  return `A link works until ${time}. Anyone who has it can read the draft.`
}
