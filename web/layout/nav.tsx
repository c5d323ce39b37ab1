import { ArrowRight, Menu as MenuIcon, X } from '@lucide/icons'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { NAV_ITEMS, type NavItem } from '#domain/layout.ts'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#web/urls.ts'
import { Brand } from './brand.tsx'
import { ThemeSwitch } from './theme/theme-switch.tsx'

function hrefOf({ target }: NavItem): string {
  return target === 'blog' ? urls.blog() : urls.section(target)
}

/** Only the blog can be the current page, because the other targets are sections of the home page. */
function ariaCurrentOf({ target }: NavItem, pathname: string): 'page' | 'true' | undefined {
  if (target !== 'blog') return undefined
  if (pathname === urls.blog()) return 'page'
  return pathname.startsWith(`${urls.blog()}/`) ? 'true' : undefined
}

// In a very short window, e.g. at 400% zoom, a sticky bar would take up a third of the window, so it scrolls away instead.
// Its links are always in view. Without a negative scroll margin, browsers scroll the page whenever one is focused.
const BAR =
  'sticky top-0 z-40 border-line border-b bg-paper max-md:noscript:static print:hidden [&_:is(a,button)]:scroll-mt-[calc(--spacing(1)-var(--below-nav))] [@media(max-height:22rem)]:relative'

const BAR_LINK = clsx(
  'relative inline-flex min-h-target min-w-target items-center justify-center whitespace-nowrap',
  'font-medium text-[0.96875rem] text-ink-soft no-underline hover:text-ink aria-current:text-ink',
  'after:absolute after:inset-x-0 after:bottom-1.5 after:h-0.5 after:bg-plum forced-colors:after:bg-[LinkText]',
  'after:origin-left after:scale-x-0 after:transition-transform after:duration-slow',
  'hover:after:scale-x-100 aria-current:after:scale-x-100',
)

// The menu hangs from the bar, so that it opens in view wherever the page is scrolled to.
const MENU =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-line border-y bg-paper pt-2 pb-6 max-md:noscript:static md:hidden [@media(max-height:22rem)]:max-h-none'

const MENU_LINK = clsx(
  'flex grow items-center justify-between font-display font-medium text-title/[1.2] text-ink no-underline',
  'aria-current:shadow-[inset_0_-2px_0_var(--color-plum)]',
  'forced-colors:aria-current:underline forced-colors:aria-current:decoration-2',
)

/** One row when wide, two rows in between, a menu under 768 px. */
export function Nav() {
  const { pathname, key } = useLocation()
  const [openKey, setOpenKey] = useState<string | null>(null)
  const headerRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  // The menu belongs to the history entry it was opened on, so any navigation closes it, and Back does not open it again.
  const isOpen = openKey === key
  if (openKey !== null && !isOpen) setOpenKey(null)

  useEffect(() => {
    if (!isOpen) return
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpenKey(null)
      buttonRef.current?.focus()
    }
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !headerRef.current?.contains(target)) setOpenKey(null)
    }
    const controller = new AbortController()
    document.addEventListener('keydown', closeOnEscape, { signal: controller.signal })
    document.addEventListener('pointerdown', closeOutside, { signal: controller.signal })
    document.addEventListener('focusin', closeOutside, { signal: controller.signal })
    return () => controller.abort()
  }, [isOpen])

  const icon = isOpen ? X : MenuIcon
  return (
    <header className={BAR} ref={headerRef}>
      <div className="wrap flex min-h-17 items-center gap-4 max-2xs:gap-2 max-zoomed:flex-wrap md:flex-wrap md:gap-x-6 md:gap-y-0 md:pt-2 nav:min-h-19 nav:flex-nowrap nav:pt-0">
        <Brand className="text-ink max-2xs:gap-2 max-2xs:text-item" />
        <nav
          className="hidden w-full flex-wrap justify-between gap-x-[clamp(0.5rem,1.6vw,1.5rem)] md:order-3 md:flex nav:order-none nav:ml-auto nav:w-auto nav:justify-start nav:gap-x-[min(1.75rem,6.25vw-3.25rem)]"
          aria-label="Main"
        >
          {NAV_ITEMS.map((item) => (
            <Link
              key={item.target}
              className={BAR_LINK}
              to={hrefOf(item)}
              aria-current={ariaCurrentOf(item, pathname)}
            >
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 max-2xs:gap-0 nav:ml-0 noscript:hidden">
          <ThemeSwitch />
          <button
            type="button"
            className="inline-flex min-h-target items-center gap-2 rounded-pill border-control border-line-strong bg-raised pr-4.5 pl-3.5 font-semibold text-ink text-sm max-2xs:pr-3.5 md:hidden"
            ref={buttonRef}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setOpenKey(isOpen ? null : key)}
          >
            <Icon of={icon} className="max-2xs:hidden" />
            <span>{isOpen ? 'Close' : 'Menu'}</span>
          </button>
        </div>
      </div>
      <nav className={MENU} id={menuId} aria-label="Main menu" hidden={!isOpen}>
        <ul className="wrap">
          {NAV_ITEMS.map((item) => (
            <li key={item.target} className="flex min-h-14 border-line border-b last:border-0">
              <Link className={MENU_LINK} to={hrefOf(item)} aria-current={ariaCurrentOf(item, pathname)}>
                {item.small}
                <Icon of={ArrowRight} className="text-ink-mute" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
