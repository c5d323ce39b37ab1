import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '#web/lib/focus-on.ts'
import { useFocusHandoff } from '#web/ui/use-focus-handoff.ts'

/**
 * Makes a change such as closing a form. If it removes the focused element, focuses this one, or the heading of the room if
 * that is gone, too.
 */
export function changeAndRestoreFocus(change: () => void, { current }: RefObject<HTMLElement | null>): void {
  const focused = document.activeElement
  flushSync(change)
  const heading = document.querySelector('h2')
  if (focused?.isConnected && focused !== document.body) return
  if (current?.isConnected) current.focus()
  else if (heading) focusOn(heading)
}

/** The row of a control that disappears gets its focus, or the heading of its section or page. */
export function useRowHandoff<Control extends HTMLElement>(): RefObject<Control | null> {
  return useFocusHandoff<Control>(placeOf)
}

function placeOf(control: HTMLElement): HTMLElement | null {
  const place = control.parentElement?.closest<HTMLElement>('li, section')
  if (!place) return document.querySelector('h1')
  if (place.matches('li')) return place
  return place.querySelector('h2') ?? placeOf(place)
}

/** Replaces this screen with another one and moves the focus to its heading. */
export function replaceScreen(change: () => void): void {
  flushSync(change)
  const heading = document.querySelector('h1')
  if (heading) focusOn(heading)
}
