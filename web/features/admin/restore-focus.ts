import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '#web/lib/focus-on.ts'

/** If the focused element was removed, focuses the first of these places that is still on the page. */
export function restoreFocus(...candidates: RefObject<HTMLElement | null>[]): void {
  if (document.activeElement !== document.body) return
  candidates.find(({ current }) => current?.isConnected)?.current?.focus()
}

/** Replaces this screen with another one and moves the focus to its heading. */
export function replaceScreen(change: () => void): void {
  flushSync(change)
  const heading = document.querySelector('h1')
  if (heading) focusOn(heading)
}
