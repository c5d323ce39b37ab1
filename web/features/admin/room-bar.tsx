import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { hasRole } from '#domain/admin/editors.ts'
import { ADMIN_ROOMS, ROOMS_LABEL, type RoomName } from '#domain/admin/rooms.ts'
import { urls } from '#web/urls.ts'
import { useSession } from './session/session-context.ts'

// On a phone the bar scrolls sideways, and its faded end shows that there is more.
const BAR = clsx(
  'flex gap-[clamp(1.25rem,2.4vw,2rem)] overflow-x-auto border-ink border-b-2 [scrollbar-width:none]',
  'max-wide:-me-gutter max-wide:pe-16',
  'max-wide:[mask-image:linear-gradient(90deg,#000_calc(100%-4rem),transparent)]',
)
const LINK = clsx(
  'relative inline-flex min-h-12 flex-none items-center gap-2 whitespace-nowrap font-medium text-sm',
  'text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3',
  'aria-current:font-strong aria-current:text-ink',
  'aria-current:after:absolute aria-current:after:inset-x-0 aria-current:after:bottom-0',
  'aria-current:after:h-1 aria-current:after:bg-plum forced-colors:aria-current:after:bg-[LinkText]',
)

/** Links to the rooms that the editor's role may open. `counts` are what waits in each. */
export function RoomBar({ counts }: { counts: Partial<Record<RoomName, number>> }) {
  const session = useSession()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  /** Browsers leave a focused link cut off at the edge. */
  function center(link: HTMLElement | null | undefined) {
    if (!bar.current || !link) return
    const { offsetLeft, clientWidth } = bar.current
    bar.current.scrollLeft = link.offsetLeft - offsetLeft - (clientWidth - link.offsetWidth) / 2
  }
  const badges = Object.keys(counts).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each room has another link, each role other rooms, and counts move the links.
  useEffect(
    () => center(bar.current?.querySelector<HTMLElement>('[aria-current]')),
    [pathname, session.role, badges],
  )
  return (
    <nav ref={bar} className={BAR} aria-label={ROOMS_LABEL} onFocus={({ target }) => center(target)}>
      {ADMIN_ROOMS.filter(({ role }) => hasRole(session, role)).map(({ name, label }) => (
        <NavLink key={name} className={LINK} to={urls.admin(name)} end={name === ''}>
          {label}
          {counts[name] ? (
            <>
              {' '}
              <span className="min-w-6 rounded-pill bg-sunk px-1.75 py-0.5 text-center font-strong text-ink text-xs/[1.2] tabular-nums">
                {counts[name]}
              </span>
            </>
          ) : null}
        </NavLink>
      ))}
    </nav>
  )
}
