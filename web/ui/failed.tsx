import type { StateProps } from './empty.tsx'
import { PartingButton } from './parting-button.tsx'

export type FailedProps = StateProps & {
  /** Shows a button that tries again. */
  onRetry?: () => void
  retryLabel?: string
}

/** Something did not load: a rust edge, the words, and a way to try again. */
export function Failed({ title, children, action, onRetry, retryLabel = 'Retry' }: FailedProps) {
  return (
    <div className="empty empty--bad" role="alert">
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {(onRetry || action) && (
        <div className="rowx">
          {onRetry && (
            <PartingButton variant="line" size="sm" onClick={onRetry}>
              {retryLabel}
            </PartingButton>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
