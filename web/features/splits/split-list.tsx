import { clsx } from 'clsx'
import type { Split } from '#domain/values/splits.ts'
import { SplitCard } from './split-card.tsx'

export type SplitListProps = { splits: readonly Split[]; className?: string }

export function SplitList({ splits, className }: SplitListProps) {
  return (
    <div className={clsx('grid border-ink border-t-2', className)}>
      {splits.map((split) => (
        <SplitCard key={split.slug} split={split} />
      ))}
    </div>
  )
}
