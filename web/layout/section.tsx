import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

export type SectionProps = {
  /** The anchor. A section with one can receive focus after a jump to it. */
  id?: string
  sunk?: boolean
  title?: ReactNode
  lead?: ReactNode
  label?: string
  className?: string
  children?: ReactNode
}

export function Section({ id, sunk, title, lead, label, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={clsx('py-section print:py-6', sunk && 'bg-sunk print:bg-transparent', className)}
      data-sunk={sunk || undefined}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className="wrap">
        {title && (
          <div className="mb-[clamp(2rem,1.5rem+2vw,3.5rem)] grid gap-x-12 gap-y-4 wide:grid-cols-uneven wide:items-end print:break-inside-avoid print:break-after-avoid">
            <h2 className="text-3xl/[1.04] tracking-tight" id={headingId}>
              {title}
            </h2>
            {lead && <p className="measure-46 text-lg/[1.5]">{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
