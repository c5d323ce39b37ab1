import { type ReactNode, useId } from 'react'

export type PartProps = { title: string; lead?: string; children: ReactNode }

export function Part({ title, lead, children }: PartProps) {
  const headingId = useId()
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]" aria-labelledby={headingId}>
      <h2 className="border-ink border-b-2 pb-4 text-2xl tracking-[-0.02em]" id={headingId}>
        {title}
      </h2>
      {lead && <p className="max-w-[60ch] py-4">{lead}</p>}
      {children}
    </section>
  )
}
