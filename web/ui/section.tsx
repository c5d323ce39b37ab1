import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type SectionHeadProps = {
  title: ReactNode
  lead?: ReactNode
  level?: 1 | 2
  /** The id of the heading, for `aria-labelledby`. */
  headingId?: string
}

/** A title and, beside it, what the section is about. */
function SectionHead({ title, lead, level = 2, headingId }: SectionHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="head">
      <Heading id={headingId}>{title}</Heading>
      {lead && <p>{lead}</p>}
    </div>
  )
}

export type SectionProps = {
  /** The anchor. A section with one can receive focus after a jump to it. */
  id?: string
  sunk?: boolean
  title?: ReactNode
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
      className={classNames('section', sunk && 'section--sunk', className)}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className="wrap">
        {title && <SectionHead title={title} lead={lead} headingId={headingId} />}
        {children}
      </div>
    </section>
  )
}
