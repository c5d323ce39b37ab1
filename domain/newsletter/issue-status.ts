export const ISSUE_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled'] as const

export type IssueStatus = (typeof ISSUE_STATUSES)[number]

type IssueState = { readonly status: IssueStatus; readonly sentAt: Date | string | null }

/** Statuses of issues in the archive, which lists an issue once sending has begun, unless it is canceled. */
export const ARCHIVED_STATUSES = ['sending', 'paused', 'sent'] as const satisfies readonly IssueStatus[]

/** The content is frozen when an issue is sent or scheduled. Canceling a schedule makes it editable again. */
export function isEditable({ status, sentAt }: IssueState): boolean {
  return status === 'draft' || (status === 'canceled' && sentAt === null)
}

/** A scheduled issue that is later than this, because no server was running, waits for an editor. */
export const MAX_LATENESS_MS = 2 * 60 * 60 * 1000

/** An issue that missed its time may be rescheduled, because nobody has received it yet. */
export function isSchedulable(issue: IssueState): boolean {
  return isEditable(issue) || issue.status === 'scheduled' || (issue.status === 'paused' && !issue.sentAt)
}

/** Whether visitors can read it. */
export function isArchived({ status, sentAt }: IssueState): boolean {
  return sentAt !== null && (ARCHIVED_STATUSES as readonly IssueStatus[]).includes(status)
}

export function isCancelable({ status }: IssueState): boolean {
  return status === 'scheduled' || status === 'sending' || status === 'paused'
}

export function isDeletable({ status }: IssueState): boolean {
  return status === 'draft' || status === 'canceled' || status === 'sent'
}
