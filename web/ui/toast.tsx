import { type ComponentType, useEffect, useState } from 'react'
import { subscribeToToasts } from './toast-store.ts'

/**
 * Where toasts appear, once per page. Show one from anywhere with `showToast`. The code for it loads with the first click or
 * key, so that it is there when an action fails because the connection is lost.
 */
export function Toaster() {
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('./toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        // The action itself is not affected, and the next toast tries again.
        () => {},
      )
    const unsubscribe = subscribeToToasts(load)
    window.addEventListener('pointerdown', load, { once: true })
    window.addEventListener('keydown', load, { once: true })
    return () => {
      unsubscribe()
      window.removeEventListener('pointerdown', load)
      window.removeEventListener('keydown', load)
    }
  }, [])
  return Region && <Region />
}
