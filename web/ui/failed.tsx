import type { StateProps } from './empty.tsx'
import { PartingButton } from './parting-button.tsx'

export type FailedProps = StateProps & {
  /** 1 where it stands in the place of a whole page. */
  level?: 1 | 3
  /** Shows a button that tries again. */
  onRetry?: () => void
  retryLabel?: string
}

/** Something did not load: a rust edge, the words, and a way to try again. */
export function Failed({ level = 3, title, children, action, onRetry, retryLabel = 'Retry' }: FailedProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty empty--bad" role="alert">
      <Heading>{title}</Heading>
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
