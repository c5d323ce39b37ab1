import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useParting } from './use-parting.ts'

export type PagerProps = {
  current: number
  /** How many pages there are. */
  count: number
  /** The page numbers to show, with "gap" for an ellipsis. */
  items: readonly (number | 'gap')[]
  label?: string
  onPage: (page: number) => void
  /** Where pages have addresses, their numbers are links: they work without scripts and open in tabs. */
  hrefFor?: (page: number) => string
}

/** What an address keeps with it that was reached by turning the pages of a list. */
export const TURNED = 'turned'

type ArrowProps = { name: string; disabled: boolean; onStep: () => void; children: ReactNode }

/** Previous or Next: a button, disabled at the end (Spec §2 Blog list). Who gets there with it goes on from the heading. */
function Arrow({ name, disabled, onStep, children }: ArrowProps) {
  return (
    <button
      type="button"
      className="pn needs-script"
      aria-label={name}
      disabled={disabled}
      onClick={onStep}
      ref={useParting<HTMLButtonElement>()}
    >
      {children}
    </button>
  )
}

type PageNumberProps = {
  page: number
  href: string | undefined
  current: boolean
  onPage: (page: number) => void
}

function PageNumber({ page, href, current, onPage }: PageNumberProps) {
  const shared = { 'aria-label': `Page ${page}`, 'aria-current': current ? ('page' as const) : undefined }
  const ref = useParting<HTMLAnchorElement & HTMLButtonElement>()
  if (href !== undefined) {
    return (
      <Link {...shared} to={href} state={TURNED} ref={ref}>
        {page}
      </Link>
    )
  }
  return (
    <button type="button" {...shared} onClick={() => onPage(page)} ref={ref}>
      {page}
    </button>
  )
}

/** Page numbers between Previous and Next. The arrows keep their names where the words are not shown. */
export function Pager({ current, count, items, label = 'Pages', onPage, hrefFor }: PagerProps) {
  const atStart = current <= 1
  const atEnd = current >= count
  const nav = useRef<HTMLElement>(null)
  function turn(page: number) {
    onPage(page)
    // Addresses open at their top; a list without any is read from its heading on, and not from its end.
    if (!hrefFor) nav.current?.closest('section')?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <nav className="pager" aria-label={label} ref={nav}>
      <Arrow
        key={`previous-${atStart}`}
        name="Previous page"
        disabled={atStart}
        onStep={() => turn(current - 1)}
      >
        <ChevronLeft className="icon" aria-hidden="true" />
        <b>Previous</b>
      </Arrow>
      {items.map((item, index) =>
        item === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing else to be told apart by.
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <PageNumber
            key={item}
            page={item}
            href={hrefFor?.(item)}
            current={item === current}
            onPage={turn}
          />
        ),
      )}
      <Arrow key={`next-${atEnd}`} name="Next page" disabled={atEnd} onStep={() => turn(current + 1)}>
        <b>Next</b>
        <ChevronRight className="icon" aria-hidden="true" />
      </Arrow>
    </nav>
  )
}
