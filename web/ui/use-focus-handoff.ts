import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'

/** If the removed control or one inside of it has the focus, its row or the heading of its section or page gets it, instead of the top of the page. */
export function useFocusHandoff<Control extends HTMLElement>(): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  useLayoutEffect(() => {
    const control = ref.current
    return () => {
      // The control is still in the document here.
      if (!control?.contains(document.activeElement)) return
      const place = control.parentElement?.closest<HTMLElement>('li, section:has(h2)')
      const target = place?.matches('li') ? place : (place ?? document).querySelector<HTMLElement>('h1, h2')
      if (target) focusOn(target)
    }
  }, [])
  return ref
}
