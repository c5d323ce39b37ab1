import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SCROLL_TO_HASH_DELAY } from '../../domain/layout.ts'
import { focusOn } from '../lib/focus-on.ts'
import { prefersStillness } from '../lib/prefers-stillness.ts'

/** What tells that the visitor goes on from here themselves. */
const TAKES_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * After every navigation to an address with a hash: scrolls to that place and moves the focus there. What loads
 * late above the place pushes it away, and what loads late in it takes the focus along: until the visitor does
 * something, the page goes back there. Going back in the history leads to where one was, which is not always
 * where the section begins.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  const opened = useRef(key)
  // An address that was typed, or opened anew, is a POP too: without a key of the router's, or with the first one.
  const isReturn = type === 'POP' && key !== 'default' && key !== opened.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key lets a second press on the same link scroll again.
  useEffect(() => {
    if (hash.length < 2 || isReturn) return
    const id = hash.slice(1)
    const over = new AbortController()
    const timer = setTimeout(() => {
      goToSection(id, prefersStillness() ? 'auto' : 'smooth')
      goBackWhenPushed(id, over)
    }, SCROLL_TO_HASH_DELAY)
    for (const act of TAKES_OVER) {
      window.addEventListener(act, () => over.abort(), { signal: over.signal, passive: true })
    }
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [hash, key])
}

function goBackWhenPushed(id: string, over: AbortController): void {
  if (over.signal.aborted) return
  let height = document.body.offsetHeight
  const watch = new ResizeObserver(() => {
    if (document.body.offsetHeight === height) return
    height = document.body.offsetHeight
    goToSection(id)
  })
  watch.observe(document.body)
  over.signal.addEventListener('abort', () => watch.disconnect())
}

/** Scrolls to a place of the page, if it is there, and moves the focus to it. */
export function goToSection(id: string, behavior: ScrollBehavior = 'auto'): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView({ behavior })
  focusOn(target)
}
