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
      <h3 className="text-xl">{title}</h3>
      {children && <p className="measure-40">{children}</p>}
      {action}
    </div>
  )
}
