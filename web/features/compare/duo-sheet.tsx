import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { COMPARE_TEXT, figureName } from '#domain/compare/compare-messages.ts'
import { People } from '#web/figures/people.tsx'

export type DuoSheetProps = {
  /** Comes first. By default, the other person’s circle next to an empty one comes second. */
  figure?: ReactNode
  /** Of the other person. */
  name?: string | null
  /** Over the full width. */
  below?: ReactNode
  children: ReactNode
}

/** A drawing of two people and its text. On narrow screens a drawing that comes second is below the text. */
export function DuoSheet({ figure, name = null, below, children }: DuoSheetProps) {
  return (
    <div className="sheet overflow-hidden">
      <div className="grid items-center gap-8 p-[clamp(1.5rem,0.5rem+3.8vw,3.5rem)] max-zoomed:px-2 max-zoomed:py-3 wide:grid-cols-2 wide:gap-columns">
        <div className={clsx('min-w-0', !figure && 'order-last')}>
          {figure ?? <EmptyPeople name={name} />}
        </div>
        <div className="min-w-0 wrap-anywhere">{children}</div>
      </div>
      {below}
    </div>
  )
}

function EmptyPeople({ name }: { name: string | null }) {
  return (
    <People
      fraction={0}
      radius={132}
      you={COMPARE_TEXT.you}
      them={figureName(name)}
      isEmpty
      label={COMPARE_TEXT.emptyFigure}
    />
  )
}
