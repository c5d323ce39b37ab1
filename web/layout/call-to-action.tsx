import type { ReactNode } from 'react'

export function CallToAction({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 rounded-sheet bg-cover-straw p-[clamp(1.5rem,1rem+4vw,4rem)] text-ink">
      <h2 className="measure-15 flex-[1_1_18rem] text-3xl tracking-tight">{title}</h2>
      {children}
    </div>
  )
}
