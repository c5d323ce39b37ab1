import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusOn } from '#web/lib/focus-on.ts'

/**
 * If the removed control, or one in a removed row, has the focus, the heading of its section or page, or what `find`
 * returns, gets it instead of the top of the page.
 */
export function useFocusHandoff<Control extends HTMLElement>(find = headingOf): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  useLayoutEffect(() => {
    const control = ref.current
    return () => {
      // The control is still in the document here.
      if (!control?.contains(document.activeElement)) return
      const target = find(control)
      if (target) focusOn(target)
    }
  }, [find])
  return ref
}

function headingOf(control: HTMLElement): HTMLElement | null | undefined {
  return control.closest('section')?.querySelector('h2') ?? document.querySelector('h1')
}
