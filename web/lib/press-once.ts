import type { MouseEvent } from 'react'

/**
 * For a button that gives way to its contrary: whoever clicks twice, as on an icon, would undo with the second what the first
 * has done.
 */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail < 2
}

/**
 * A key that is held down presses a button once: Enter would press it dozens of times, and whatever takes its place. Hears every
 * button until what it answers is called.
 */
export function pressOnceWhileHeld(): () => void {
  function hear(event: KeyboardEvent) {
    const { repeat, key, target } = event
    if (repeat && key === 'Enter' && (target as Element).closest('button, summary')) event.preventDefault()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}
