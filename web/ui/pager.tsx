import { ChevronLeft, ChevronRight } from '@lucide/icons'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from './icon.tsx'
import { useFocusHandoff } from './use-focus-handoff.ts'

export type PagerProps = {
  label?: string
  list: { page: number; pageCount: number } | undefined
  className?: string
} & (
  | { onPage: (page: number) => void; hrefFor?: never }
  /** For pages with addresses: the numbers are links, which work without scripts and open in tabs. */
  | { hrefFor: (page: number) => string; onPage?: never }
)

/** The history state after a step through the pages of a list. */
export const PAGER_NAVIGATION = 'pager'

const BAR =
  'relative flex flex-wrap items-center justify-center gap-1 pt-[calc(2rem+1px)] before:absolute before:inset-x-0 before:top-0 before:border-line before:border-t print:hidden'
/** Seven controls of 44 pixels and two ellipses fit into one row of 320, because it extends to the edges of the page. */
const BAR_ON_PHONES = 'max-xs:-mx-gutter max-xs:gap-0 max-xs:before:inset-x-gutter'
const ITEM = 'inline-flex min-h-target items-center justify-center gap-2 rounded-pill font-mid tabular-nums'
const HOVER = 'hover:shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]'
const GAP = `${ITEM} min-w-7 text-ink-mute max-xs:pointer-events-none max-xs:-mx-1.25 max-xs:min-w-4`
const CURRENT = 'bg-plum text-on-plum forced-colors:forced-color-adjust-none'

type ArrowProps = { isNext?: boolean; disabled: boolean; onClick: () => void }

/** Disabled at the end (spec §2 Blog list). The heading takes the focus of a disabled arrow. */
function Arrow({ isNext = false, disabled, onClick }: ArrowProps) {
  const name = isNext ? 'Next' : 'Previous'
  const icon = isNext ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      className={clsx(
        ITEM,
        isNext && 'flex-row-reverse',
        disabled ? 'cursor-not-allowed text-ink-mute line-through decoration-1' : `${HOVER} text-ink`,
        'needs-script min-w-target px-4 max-xs:px-0 max-xs:-outline-offset-3',
      )}
      aria-label={`${name} page`}
      disabled={disabled}
      onClick={onClick}
      ref={useFocusHandoff<HTMLButtonElement>()}
    >
      <Icon of={icon} />
      <b className="max-xs:hidden">{name}</b>
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
  const shared = {
    className: clsx(ITEM, HOVER, 'min-w-target no-underline', current ? CURRENT : 'text-ink'),
    'aria-label': `Page ${page}`,
    'aria-current': current ? ('page' as const) : undefined,
  }
  const ref = useFocusHandoff<HTMLAnchorElement & HTMLButtonElement>()
  if (href !== undefined) {
    return (
      <Link {...shared} to={href} state={PAGER_NAVIGATION} ref={ref}>
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

/** Spec §2 Blog list, pagination. At most seven items; 'gap' is an ellipsis. Pages count from 1. */
export function pageItems(current: number, pageCount: number): (number | 'gap')[] {
  const places = new Set([1, current - 2, current - 1, current, current + 1, current + 2, pageCount])
  const pages = [...places].filter((page) => page >= 1 && page <= pageCount)
  return pages.map((page) => {
    const isNumber = page === 1 || page === pageCount || Math.abs(page - current) <= 1
    return isNumber ? page : 'gap'
  })
}

/** Nothing for a single page. The arrows keep their accessible names where their text is hidden. */
export function Pager({ label = 'Pages', list, onPage, hrefFor, className }: PagerProps) {
  const navigate = useNavigate()
  const nav = useRef<HTMLElement>(null)
  if (!list || list.pageCount < 2) return null
  const { page: current, pageCount } = list
  const isFirst = current <= 1
  const isLast = current >= pageCount
  function goToPage(page: number) {
    // A page with an address opens at its top; a list without addresses scrolls to its heading.
    if (hrefFor) return navigate(hrefFor(page), { state: PAGER_NAVIGATION })
    onPage(page)
    nav.current?.closest('section')?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <nav className={clsx(BAR, BAR_ON_PHONES, className)} aria-label={label} ref={nav}>
      <Arrow key={`previous-${isFirst}`} disabled={isFirst} onClick={() => goToPage(current - 1)} />
      {pageItems(current, pageCount).map((item, index) =>
        item === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity.
          <span key={`gap-${index}`} className={GAP} aria-hidden="true">
            …
          </span>
        ) : (
          <PageNumber
            key={item}
            page={item}
            href={hrefFor?.(item)}
            current={item === current}
            onPage={goToPage}
          />
        ),
      )}
      <Arrow key={`next-${isLast}`} isNext disabled={isLast} onClick={() => goToPage(current + 1)} />
    </nav>
  )
}
