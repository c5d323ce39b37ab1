import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '#web/lib/focus-on.ts'

/** If the focused element was removed, focuses this one, or the heading of the room if that is gone, too. */
export function restoreFocus(element?: RefObject<HTMLElement | null>): void {
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h2')
  if (element?.current?.isConnected) element.current.focus()
  else if (heading) focusOn(heading)
}

/** Makes a change that may remove the focused element, such as closing its form. */
export function changeAndRestoreFocus(change: () => void, element?: RefObject<HTMLElement | null>): void {
  flushSync(change)
  restoreFocus(element)
}

/** Replaces this screen with another one and moves the focus to its heading. */
export function replaceScreen(change: () => void): void {
  flushSync(change)
  const heading = document.querySelector('h1')
  if (heading) focusOn(heading)
}
