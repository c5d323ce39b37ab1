import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'

/**
 * For a control that goes away when it is pressed. If the focus would go with it, the heading of its section has it next,
 * and nobody starts again at the top of the page.
 */
export function useParting<Control extends HTMLElement>(): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  useLayoutEffect(() => {
    const control = ref.current
    return () => {
      // It is still in the page here.
      if (!control || control !== document.activeElement) return
      const heading = control.closest('section')?.querySelector('h2')
      if (heading) focusOn(heading)
    }
  }, [])
  return ref
}
