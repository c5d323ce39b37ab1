import { CircleCheck, Clock, type LucideIconData, Mail, Pause, PencilLine, X } from '@lucide/icons'
import { clsx } from 'clsx'
import { STATUS_NAMES } from '#domain/newsletter/issue-admin-text.ts'
import type { IssueStatus } from '#domain/newsletter/issue-status.ts'
import { Icon } from '#web/ui/icon.tsx'

const STATUS_STYLES: Record<IssueStatus, { icon: LucideIconData; color: string }> = {
  draft: { icon: PencilLine, color: 'text-ink-soft' },
  scheduled: { icon: Clock, color: 'text-plum' },
  sending: { icon: Mail, color: 'text-plum' },
  paused: { icon: Pause, color: 'text-alert-ink' },
  sent: { icon: CircleCheck, color: 'text-green-ink' },
  canceled: { icon: X, color: 'text-ink-soft' },
}

export function IssueStatusLabel({ status }: { status: IssueStatus }) {
  const { icon, color } = STATUS_STYLES[status]
  return (
    <span className={clsx('inline-flex items-center gap-2 font-semibold text-sm', color)}>
      <Icon of={icon} />
      {STATUS_NAMES[status]}
    </span>
  )
}
