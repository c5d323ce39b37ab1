import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const LENS =
  "before:h-3.25 before:w-2 before:bg-current before:forced-color-adjust-none before:[clip-path:path('M4_0C6.7_2.6_8_4.6_8_6.5S6.7_10.4_4_13C1.3_10.4_0_8.4_0_6.5S1.3_2.6_4_0Z')]"

export type BadgeProps = { className?: string; children: ReactNode }

export function Badge({ className, children }: BadgeProps) {
  return (
    <span
      className={clsx(LENS, 'inline-flex items-center gap-1.75 font-semibold text-plum text-sm', className)}
    >
      {children}
    </span>
  )
}
