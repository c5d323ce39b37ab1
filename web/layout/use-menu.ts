import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MOBILE_BREAKPOINT } from '../../domain/layout.ts'

type Menu = {
  open: boolean
  toggle: () => void
  /** Around the button and its list: a press outside closes the menu. */
  areaRef: RefObject<HTMLElement | null>
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** A list that a button opens, and that closes on navigation, on Escape and on a press or focus outside. */
export function useMenu(): Menu {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const areaRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  // The menu belongs to the page it was opened on, so any navigation closes it: for good, since Back leads to that page again.
  const open = openAt === key
  if (openAt !== null && !open) setOpenAt(null)

  useEffect(() => {
    if (!open) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      buttonRef.current?.focus()
    }
    function closeOutside({ target }: Event) {
      if (target instanceof Node && !areaRef.current?.contains(target)) setOpenAt(null)
    }
    // On a wide window the list is gone: it must not be open when the window is narrowed again.
    const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT}px)`)
    const close = () => setOpenAt(null)
    wide.addEventListener('change', close)
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      wide.removeEventListener('change', close)
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  return { open, toggle: () => setOpenAt(open ? null : key), areaRef, buttonRef }
}
