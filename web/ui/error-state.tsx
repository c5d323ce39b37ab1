import { clsx } from 'clsx'
import type { StateProps } from './empty-state.tsx'
import { FocusHandoffButton } from './focus-handoff-button.tsx'

const SHEET =
  'grid content-center justify-items-start gap-3 rounded-sheet border-alert border-l-6 bg-alert-wash'
/** Clamped, because a message may be the complete error page of a proxy. */
const MESSAGE = 'line-clamp-8 measure-40 wrap-anywhere'

export type ErrorStateProps = StateProps & {
  /** 1 if it replaces a complete page. */
  level?: 1 | 3
  onRetry?: () => void
  retryLabel?: string
}

export function ErrorState({
  level = 3,
  title,
  children,
  action,
  onRetry,
  retryLabel = 'Retry',
  className,
}: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx(SHEET, 'px-8 py-6', className)} role="alert">
      <Heading className="text-xl">{title}</Heading>
      {children && <p className={MESSAGE}>{children}</p>}
      {(onRetry || action) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {onRetry && (
            <FocusHandoffButton variant="line" size="sm" onClick={onRetry}>
              {retryLabel}
            </FocusHandoffButton>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
