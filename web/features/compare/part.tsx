import { type ReactNode, useId } from 'react'

export type PartProps = { title: string; lead?: string; children: ReactNode }

export function Part({ title, lead, children }: PartProps) {
  const headingId = useId()
  return (
    <section className="mt-part" aria-labelledby={headingId}>
      <h2 className="border-ink border-b-2 pb-4 text-2xl tracking-snug" id={headingId}>
        {title}
      </h2>
      {lead && <p className="measure-60 py-4">{lead}</p>}
      {children}
    </section>
  )
}
