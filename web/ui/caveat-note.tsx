import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

export type CaveatNoteProps = { className?: string; children: ReactNode }

/** Explains the limits of a figure. Place it next to the figure. */
export function CaveatNote({ className, children }: CaveatNoteProps) {
  return (
    <p
      className={clsx(
        'flex measure-62 items-start gap-3 bg-sunk p-4 text-ink-soft text-sm in-data-sunk:bg-raised forced-colors:border',
        className,
      )}
    >
      <Info className="icon mt-0.5 text-plum" aria-hidden="true" />
      <span className="[&_b]:text-ink">{children}</span>
    </p>
  )
}
