import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export type SectionProps = {
  /** The anchor. A section with one can receive focus after a jump to it. */
  id?: string
  sunk?: boolean
  title?: ReactNode
  /** What the section is about, beside the title. */
  lead?: ReactNode
  /** Names the section when it has no title. */
  label?: string
  className?: string
  children?: ReactNode
}

/** A band of the page across the whole width, its content in the page's measure. */
export function Section({ id, sunk, title, lead, label, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      data-sunk={sunk || undefined}
      className={clsx('section', sunk && 'section--sunk', className)}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className="wrap">
        {title && (
          <div className="head">
            <h2 id={headingId}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
