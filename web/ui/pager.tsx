import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useParting } from './use-parting.ts'

export type PagerProps = {
  current: number
  /** How many pages there are. */
  count: number
  /** The page numbers to show, with "gap" for an ellipsis. */
  items: readonly (number | 'gap')[]
  label?: string
} & (
  | { hrefFor: (page: number) => string; onPage?: never }
  | { hrefFor?: never; onPage: (page: number) => void }
)

type StepProps = {
  page: number
  to: string | undefined
  onPage: ((page: number) => void) | undefined
  name: string
  className?: string
  disabled?: boolean
  current?: boolean
  children: ReactNode
}

function Step({ page, to, onPage, name, className, disabled, current, children }: StepProps) {
  const shared = { className, 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined }
  if (disabled || to === undefined) {
    return (
      <button type="button" {...shared} disabled={disabled} onClick={() => onPage?.(page)}>
        {children}
      </button>
    )
  }
  return (
    <StepLink {...shared} to={to}>
      {children}
    </StepLink>
  )
}

/** On the last page there is no next one, and on the first none before it: the link goes when it is followed. */
function StepLink(props: Omit<LinkProps, 'ref'>) {
  return <Link {...props} ref={useParting<HTMLAnchorElement>()} />
}

/** Page numbers between Previous and Next. The arrows keep their names where the words are not shown. */
export function Pager({ current, count, items, label = 'Pages', hrefFor, onPage }: PagerProps) {
  const step = (page: number) => ({ page, to: hrefFor?.(page), onPage })
  return (
    <nav className="pager" aria-label={label}>
      <Step {...step(current - 1)} name="Previous page" className="pn" disabled={current <= 1}>
        <ChevronLeft className="icon" aria-hidden="true" />
        <b>Previous</b>
      </Step>
      {items.map((item, index) =>
        item === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing else to be told apart by.
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Step {...step(item)} key={item} name={`Page ${item}`} current={item === current}>
            {item}
          </Step>
        ),
      )}
      <Step {...step(current + 1)} name="Next page" className="pn" disabled={current >= count}>
        <b>Next</b>
        <ChevronRight className="icon" aria-hidden="true" />
      </Step>
    </nav>
  )
}
