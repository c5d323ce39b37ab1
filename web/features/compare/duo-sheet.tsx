import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type DuoSheetProps = { figure: ReactNode; isFigureFirst?: boolean; children: ReactNode }

/** A drawing of two people and its text. On narrow screens a drawing that comes second is below the text. */
export function DuoSheet({ figure, isFigureFirst = false, children }: DuoSheetProps) {
  return (
    <div className="sheet grid items-center gap-8 p-[clamp(1.5rem,0.5rem+3.8vw,3.5rem)] max-[14rem]:px-2 max-[14rem]:py-3 min-[60rem]:grid-cols-2 min-[60rem]:gap-[clamp(3rem,5vw,5rem)]">
      <div className={clsx('min-w-0', !isFigureFirst && 'order-last')}>{figure}</div>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}
