import type { RefObject } from 'react'

/** Gives the focus to the first that is still there, if what had it is gone: nobody starts again at the top. */
export function keepFocus(...places: RefObject<HTMLElement | null>[]): void {
  if (document.activeElement !== document.body) return
  places.find(({ current }) => current?.isConnected)?.current?.focus()
}
