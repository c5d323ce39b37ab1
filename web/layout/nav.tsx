import { ArrowRight, Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { NAV_ITEMS, type NavItem } from '#domain/layout.ts'
import { urls } from '#web/urls.ts'
import { Brand } from './brand.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

function hrefOf({ target }: NavItem): string {
  return target === 'blog' ? urls.blog() : urls.section(target)
}

/** Sections are places on the home page, not pages: only the blog can be the current one. */
function currentOf({ target }: NavItem, pathname: string): 'page' | 'true' | undefined {
  if (target !== 'blog') return undefined
  if (pathname === urls.blog()) return 'page'
  return pathname.startsWith(`${urls.blog()}/`) ? 'true' : undefined
}

/** The navigation bar: one row when wide, two rows in between, a menu under 768 px. */
export function Nav() {
  const { pathname, key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  // The menu belongs to the history entry it was opened on, so any navigation closes it, and Back does not open it again.
  const open = openAt === key
  if (openAt !== null && !open) setOpenAt(null)

  useEffect(() => {
    if (!open) return
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(null)
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const Icon = open ? X : MenuIcon
  return (
    <header className="nav" ref={header}>
      <div className="wrap nav__in">
        <Brand />
        <nav className="nav__links" aria-label="Main">
          {NAV_ITEMS.map((item) => (
            <Link key={item.target} to={hrefOf(item)} aria-current={currentOf(item, pathname)}>
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="nav__end">
          <ThemeSwitch />
          <button
            type="button"
            className="menu-btn"
            ref={button}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpenAt(open ? null : key)}
          >
            <Icon className="icon" aria-hidden="true" />
            <span>{open ? 'Close' : 'Menu'}</span>
          </button>
        </div>
      </div>
      <nav className="menu" id={menuId} aria-label="Main, small screens" hidden={!open}>
        <ul className="wrap">
          {NAV_ITEMS.map((item) => (
            <li key={item.target}>
              <Link to={hrefOf(item)} aria-current={currentOf(item, pathname)}>
                {item.small}
                <ArrowRight className="icon" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
