import type { ReactNode } from 'react'

type PartProps = { title: string; aside?: ReactNode; children: ReactNode }

export function Part({ title, aside, children }: PartProps) {
  return (
    <section className="mt-part border-ink border-t-2 pt-4" aria-label={title}>
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
