import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SCROLL_TO_HASH_DELAY } from '../../domain/layout.ts'
import { focusOn } from '../lib/focus-on.ts'
import { goBackWhenPushed, untilTakenOver } from '../lib/keep-place.ts'
import { prefersStillness } from '../lib/prefers-stillness.ts'

/**
 * After every navigation to an address with a hash: scrolls to that place and moves the focus there. What loads
 * late above the place pushes it away, and what loads late in it takes the focus along: until the visitor does
 * something, the page goes back there. Going back in the history leads to where one was, which is not always
 * where the section begins; and who has read on before the page was alive stays there.
 */
export function useHashTarget(): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const opened = useRef(key)
  const shown = useRef(pathname)
  const isAlive = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key lets a second press on the same link scroll again.
  useEffect(() => {
    // An address that was typed, or opened anew, is a POP too: without a key of the router's, or with the first one. From
    // another page one only returns to it.
    const isReturn =
      type === 'POP' && (shown.current !== pathname || (key !== 'default' && key !== opened.current))
    shown.current = pathname
    const id = hash.slice(1)
    const hasReadOn = !isAlive.current && isElsewhere(id)
    isAlive.current = true
    if (id === '' || isReturn || hasReadOn) return
    const over = untilTakenOver()
    const timer = setTimeout(() => {
      goToSection(id, prefersStillness() ? 'auto' : 'smooth')
      goBackWhenPushed(() => goToSection(id), over.signal)
    }, SCROLL_TO_HASH_DELAY)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [hash, key])
}

/** Whether somebody has gone to where this place is not to be seen: by itself, a browser opens a page there, or at its top. */
function isElsewhere(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0
  return window.scrollY > 0 && (top < 0 || top > window.innerHeight)
}

/** Scrolls to a place of the page, if it is there, and moves the focus to it. */
export function goToSection(id: string, behavior: ScrollBehavior = 'auto'): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView({ behavior })
  focusOn(target)
}
