import { Info } from '@lucide/icons'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type CaveatNoteProps = { className?: string; children: ReactNode }

/** Explains the limits of a figure. Place it next to the figure. */
export function CaveatNote({ className, children }: CaveatNoteProps) {
  return (
    <p
      className={clsx(
        'flex measure-62 items-start gap-3 bg-sunk p-4 font-sans text-ink-soft text-sm in-data-sunk:bg-raised forced-colors:border',
        className,
      )}
    >
      <Icon of={Info} className="mt-0.5 text-plum" />
      <span className="[&_b]:text-ink">{children}</span>
    </p>
  )
}
