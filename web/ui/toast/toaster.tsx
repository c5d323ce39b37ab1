import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { TOAST } from '#domain/toast.ts'
import { subscribeToToasts } from './toast-store.ts'

const FIRST_USE = ['scroll', 'pointerdown', 'keydown']

/** Render once per page. The code loads with the first scroll, click or key, so that toasts work offline. */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    const load = (event?: Event) =>
      void import('./toast-region.tsx').then(
        ({ ToastRegion }) => {
          flushSync(() => setRegion(() => ToastRegion))
          // Radix handles the hotkey from now on.
          if (event instanceof KeyboardEvent && event.code === TOAST.hotkey)
            document.querySelector<HTMLElement>('[data-toasts]')?.focus()
        },
        // The action itself is not affected, and the next toast tries again.
        () => {},
      )
    const unsubscribe = subscribeToToasts(() => load())
    for (const event of FIRST_USE) window.addEventListener(event, load, { once: true })
    return () => {
      unsubscribe()
      for (const event of FIRST_USE) window.removeEventListener(event, load)
    }
  }, [])
  return Region && <Region />
}
