import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PageHeroProps = {
  title: ReactNode
  lead?: ReactNode
  /** A chip above the title. */
  eyebrow?: ReactNode
  /** An svg with the class `page-hero__art`. */
  art?: ReactNode
  kind?: 'contact'
  /** Under the lead, e.g. a search form. */
  children?: ReactNode
}

/** The head of a page: its only h1, a sentence, and a drawing at the edge. */
export function PageHero({ title, lead, eyebrow, art, kind, children }: PageHeroProps) {
  return (
    <section className={classNames('page-hero', kind && `page-hero--${kind}`)}>
      {art}
      <div className="wrap">
        {eyebrow}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
