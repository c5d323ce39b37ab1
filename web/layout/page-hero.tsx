import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type PageHeroProps = {
  title: ReactNode
  lead?: ReactNode
  eyebrow?: ReactNode
  /** What the page is about, next to the text on wide screens and below it on narrow ones. */
  art?: ReactNode
  /** The drawing stands on the lower edge of the hero. */
  isStanding?: boolean
  children?: ReactNode
}

export function PageHero({ title, lead, eyebrow, art, isStanding = false, children }: PageHeroProps) {
  return (
    <section className="border-line border-b print:border-0">
      <div className="wrap grid gap-x-columns gap-y-8 pt-[clamp(2rem,1.25rem+3vw,4rem)] wide:min-h-96 wide:grid-cols-2 wide:items-center print:py-6">
        <div className={clsx('min-w-0 wide:pb-16', !art && 'pb-10')}>
          {eyebrow && <div className="mb-5">{eyebrow}</div>}
          <h1 className="text-4xl/none tracking-dense">{title}</h1>
          {lead && <p className="mt-4 measure-44 text-lg/[1.5]">{lead}</p>}
          {children}
        </div>
        {art && (
          <div className={clsx('min-w-0', isStanding ? 'wide:self-end' : 'pb-10 wide:pb-16')}>{art}</div>
        )}
      </div>
    </section>
  )
}
