import { CircleCheck, Clock, type LucideIconData, Mail, Pause, PencilLine, X } from '@lucide/icons'
import { clsx } from 'clsx'
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
import { Timestamp, useNow } from '#web/features/admin/site-time.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IssueRow_IssueFragment } from './issue-row.generated.ts'
import type { Audience } from './send-confirmation.tsx'

type IssueDetailsProps = {
  issue: Pick<IssueRow_IssueFragment, 'scheduledFor' | 'sentAt' | 'hidden' | 'pausedReason' | 'counts'>
  status: IssueStatus
  audience: Audience
}

const STATUS_STYLES: Record<IssueStatus, { icon: LucideIconData; color: string }> = {
  draft: { icon: PencilLine, color: 'text-ink-soft' },
  scheduled: { icon: Clock, color: 'text-plum' },
  sending: { icon: Mail, color: 'text-plum' },
  paused: { icon: Pause, color: 'text-alert-ink' },
  sent: { icon: CircleCheck, color: 'text-green-ink' },
  canceled: { icon: X, color: 'text-ink-soft' },
}

/** The lines below the subject. */
export function IssueDetails(props: IssueDetailsProps) {
  const { icon, color } = STATUS_STYLES[props.status]
  return (
    <>
      <span className={clsx('inline-flex items-center gap-2 font-semibold text-sm', color)}>
        <Icon of={icon} />
        {STATUS_NAMES[props.status]}
      </span>
      <Progress {...props} />
    </>
  )
}

function Progress({ issue, status, audience }: IssueDetailsProps) {
  const { scheduledFor, sentAt, hidden, pausedReason, counts } = issue
  const now = useNow().getTime()
  if (status === 'scheduled' && scheduledFor)
    return (
      <RowMeta>
        <Timestamp at={scheduledFor} />, in {waitText(Date.parse(scheduledFor) - now)} ·{' '}
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
        {sentAt ? `${sentOf(counts)}.` : unsentText(scheduledFor, now)} {pausedReason}
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

function unsentText(scheduledFor: string | null, now: number): string {
  const lateness = scheduledFor ? now - Date.parse(scheduledFor) : 0
  return lateness > 0 ? `${lateText(lateness)}. ${NOBODY_RECEIVED}` : NOBODY_RECEIVED
}
