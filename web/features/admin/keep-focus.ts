import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '#web/lib/focus-on.ts'

/** Gives the focus to the first that is still there, if what had it is gone: nobody starts again at the top. */
export function keepFocus(...places: RefObject<HTMLElement | null>[]): void {
  if (document.activeElement !== document.body) return
  places.find(({ current }) => current?.isConnected)?.current?.focus()
}

/** Does what puts another screen in the place of this one, and goes on at the heading of the one that came. */
export function changeScreen(change: () => void): void {
  flushSync(change)
  const heading = document.querySelector('h1')
  if (heading) focusOn(heading)
}
