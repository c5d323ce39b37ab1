import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type DuoSheetProps = { figure: ReactNode; isFigureFirst?: boolean; children: ReactNode }

/** A drawing of two people and its text. On narrow screens a drawing that comes second is below the text. */
export function DuoSheet({ figure, isFigureFirst = false, children }: DuoSheetProps) {
  return (
    <div className="sheet grid items-center gap-8 p-[clamp(1.5rem,0.5rem+3.8vw,3.5rem)] max-zoomed:px-2 max-zoomed:py-3 wide:grid-cols-2 wide:gap-columns">
      <div className={clsx('min-w-0', !isFigureFirst && 'order-last')}>{figure}</div>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
