import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Venn } from '#web/figures/venn.tsx'

type Kind = 'text' | 'blog' | 'contact'

export type PageHeroProps = {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** A HeroVenn, or another svg that fills its box. */
  art: ReactNode
  kind?: Kind
  children?: ReactNode
}

/** Where the drawing is on wide screens, so that neither circle is cut off by the edge of the window. */
const ART: Record<Kind, string> = {
  text: 'wide:right-[max(calc(50%-40rem),0rem)] wide:bottom-[-18%] wide:w-[clamp(16rem,64vw-16rem,33rem)]',
  // As large as the search form leaves room for, and level with the right edge of the page.
  blog: 'wide:right-[calc(max(50%-37.5rem,var(--spacing-gutter))-0.6875rem)] wide:bottom-[-22%] wide:w-[min(70vw-17.5rem,38.5rem)]',
  contact: 'wide:right-[max(calc(50%-37.5rem),1rem)] wide:bottom-8 wide:w-[clamp(12rem,34vw,27rem)]',
}

const LEAD: Record<Kind, string> = {
  text: 'wide:measure-48',
  blog: 'wide:max-w-[min(44ch,30vw+12rem)]',
  contact: 'wide:measure-48',
}

export function PageHero({ title, lead, eyebrow, art, kind = 'text', children }: PageHeroProps) {
  return (
    <section className="relative overflow-hidden border-line border-b py-[clamp(2.5rem,2rem+4vw,5.5rem)] print:py-6">
      <div
        className={clsx(
          'absolute top-6 right-5 w-38 sm:top-12 sm:right-6 sm:w-60 wide:top-auto print:top-4 print:bottom-auto print:w-36',
          ART[kind],
        )}
      >
        {art}
      </div>
      <div className="wrap relative max-sm:pt-25">
        {eyebrow && <div className="mb-5">{eyebrow}</div>}
        <h1 className="text-4xl/none tracking-dense">{title}</h1>
        {lead && (
          <p className={clsx('mt-4 text-lg/[1.5] sm:max-w-[min(48ch,100%-17rem)]', LEAD[kind])}>{lead}</p>
        )}
        {children}
      </div>
    </section>
  )
}

export function HeroVenn({ fraction, radius }: { fraction: number; radius: number }) {
  return (
    <Venn
      className="w-full overflow-visible"
      viewBox="0 0 560 400"
      fraction={fraction}
      radius={radius}
      cx={280}
      cy={200}
    />
  )
}
