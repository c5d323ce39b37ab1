import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type ChipProps = { icon?: LucideIcon; tone?: 'gold' | 'plum'; children: ReactNode }

/** A small rounded label: gold for an achievement, plum for the eyebrow of a page. */
export function Chip({ icon: Icon, tone = 'gold', children }: ChipProps) {
  return (
    <span className={clsx('chip', tone === 'plum' && 'chip--plum')}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
