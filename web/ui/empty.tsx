import type { ReactNode } from 'react'

export type StateProps = {
  title: string
  /** The level of the title; 3 inside a section. */
  level?: 1 | 2 | 3
  children?: ReactNode
  action?: ReactNode
}

/** Nothing to show: two dotted circles that do not meet. */
export function Empty({ title, level = 3, children, action }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      <svg className="fig" viewBox="0 0 160 80" aria-hidden="true">
        <g
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 8"
        >
          <circle cx="38" cy="40" r="34" />
          <circle cx="122" cy="40" r="34" />
        </g>
      </svg>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
