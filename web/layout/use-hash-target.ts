import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SCROLL_TO_HASH_DELAY } from '../../domain/layout.ts'
import { prefersStillness } from '../lib/prefers-stillness.ts'

/** After every navigation to an address with a hash: scrolls to that place and moves the focus there. */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key lets a second press on the same link scroll again.
  useEffect(() => {
    if (hash.length < 2) return
    const timer = setTimeout(() => goTo(hash.slice(1)), SCROLL_TO_HASH_DELAY)
    return () => clearTimeout(timer)
  }, [hash, key])
}

function goTo(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' })
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
