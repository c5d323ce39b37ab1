import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type StateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, children, action, className }: StateProps) {
  return (
    <div
      className={clsx(
        'grid content-center justify-items-center gap-3 rounded-sheet border-control border-line-strong border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      <svg className="h-auto w-30" viewBox="0 0 160 80" aria-hidden="true">
        <g
          fill="none"
          stroke="var(--color-line-strong)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 8"
        >
          <circle cx="38" cy="40" r="34" />
          <circle cx="122" cy="40" r="34" />
        </g>
      </svg>
      <h3 className="text-xl">{title}</h3>
      {children && <p className="measure-40">{children}</p>}
      {action}
    </div>
  )
}
