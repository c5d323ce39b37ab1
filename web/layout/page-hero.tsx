import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Venn } from '#web/figures/venn.tsx'

export type PageHeroProps = {
  title: ReactNode
  lead?: ReactNode
  /** A chip above the title. */
  eyebrow?: ReactNode
  /** A HeroVenn, or another svg with the class `page-hero__art`. */
  art?: ReactNode
  kind?: 'blog' | 'contact'
  /** Under the lead, e.g. a search form. */
  children?: ReactNode
}

/** The head of a page: its only h1, a sentence, and a drawing at the edge. */
export function PageHero({ title, lead, eyebrow, art, kind, children }: PageHeroProps) {
  return (
    <section className={clsx('page-hero', kind && `page-hero--${kind}`)}>
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

/** The drawing of most heads: how far apart the circles stand says what the page is about. */
export function HeroVenn({ fraction, radius }: { fraction: number; radius: number }) {
  return (
    <Venn
      className="page-hero__art"
      viewBox="0 0 560 400"
      fraction={fraction}
      radius={radius}
      cx={280}
      cy={200}
    />
  )
}
