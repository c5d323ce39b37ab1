import {
  canceledText,
  ISSUE_ADMIN_TEXT,
  lateText,
  NOBODY_RECEIVED,
  processed,
  progressText,
  resultText,
  STATUS_NAMES,
  sentOf,
  subscribersText,
} from '#domain/newsletter/issue-admin-text.ts'
import type { IssueStatus } from '#domain/newsletter/issue-status.ts'
import { waitText } from '#domain/wait-text.ts'
import { RowMeta } from '#web/features/admin/rows.tsx'
import { Timestamp } from '#web/features/admin/site-time.tsx'
import type { IssueRow_IssueFragment } from './issue-row.generated.ts'
import type { Audience } from './send-confirmation.tsx'

type IssueDetailsProps = {
  issue: Pick<IssueRow_IssueFragment, 'scheduledFor' | 'sentAt' | 'hidden' | 'pausedReason' | 'counts'>
  status: IssueStatus
  audience: Audience
}

/** The line below the subject. */
export function IssueDetails({ issue, status, audience }: IssueDetailsProps) {
  const { scheduledFor, sentAt, hidden, pausedReason, counts } = issue
  if (status === 'scheduled' && scheduledFor)
    return (
      <RowMeta>
        <Timestamp at={scheduledFor} />, in {waitText(Date.parse(scheduledFor) - Date.now())} ·{' '}
        {subscribersText(audience.subscribers)}
      </RowMeta>
    )
  if (status === 'sending')
    return (
      <>
        <RowMeta>{progressText(counts, audience.perMinute)}</RowMeta>
        <progress
          className="progress mt-2 max-w-96"
          aria-label={STATUS_NAMES.sending}
          max={Math.max(1, counts.total)}
          value={processed(counts)}
        />
      </>
    )
  if (status === 'paused')
    return (
      <RowMeta>
        {sentAt ? `${sentOf(counts)}.` : unsentText(scheduledFor)} {pausedReason}
      </RowMeta>
    )
  if (status === 'sent')
    return (
      <RowMeta>
        {sentAt && <Timestamp at={sentAt} />} · {resultText(counts)}
        {hidden && ` · ${ISSUE_ADMIN_TEXT.isHidden}`}
      </RowMeta>
    )
  return status === 'canceled' && <RowMeta>{canceledText(counts)}</RowMeta>
}

function unsentText(scheduledFor: string | null): string {
  const lateness = scheduledFor ? Date.now() - Date.parse(scheduledFor) : 0
  return lateness > 0 ? `${lateText(lateness)}. ${NOBODY_RECEIVED}` : NOBODY_RECEIVED
}
