import type { ReactNode } from 'react'

export type StateProps = {
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Nothing to show: two dotted circles that do not meet. */
export function Empty({ title, children, action }: StateProps) {
  return (
    <div className="empty">
      <svg className="fig" viewBox="0 0 160 80" aria-hidden="true">
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
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
