import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { SCROLL_TO_HASH_DELAY_MS } from '#domain/layout.ts'
import { focusOn } from '#web/lib/focus-on.ts'

/** Spec §2 Home. For client navigations only, because the browser handles page loads, typed hashes and Back. */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is clicked again.
  useEffect(() => {
    if (hash === '' || type === 'POP') return
    // Called once at the start, and again when content that loads late moves the section, until the visitor acts.
    const observer = new ResizeObserver(() => goToSection(hash.slice(1)))
    const stop = () => observer.disconnect()
    const timer = setTimeout(() => {
      observer.observe(document.body)
      for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
        window.addEventListener(input, stop, { once: true, passive: true })
    }, SCROLL_TO_HASH_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [hash, key, type])
}

export function goToSection(id: string): void {
  const target = document.getElementById(id)
  if (!target) return
  target.scrollIntoView()
  focusOn(target)
}
