import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a button that is disabled while what it began goes on. Browsers take the focus from it then: it has it back when it
 * can be pressed again, unless somebody has gone on to another place meanwhile.
 */
export function useFocusBack(disabled: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  useLayoutEffect(() => {
    // It has the focus still: browsers take it only when they draw.
    if (disabled) had.current = ref.current === document.activeElement
    else if (had.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  }, [disabled])
  return ref
}
