import { useLayoutEffect, useRef } from 'react'
import { focusOn } from '../lib/focus-on.ts'
import { Button, type ButtonProps } from './button.tsx'

/**
 * A button that goes away when it is pressed. If the focus would go with it, the heading of its section has it next, and
 * nobody starts again at the top of the page.
 */
export function PartingButton(props: Omit<ButtonProps, 'ref'>) {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      // It is still in the page here.
      if (!button || button !== document.activeElement) return
      const heading = button.closest('section')?.querySelector('h2')
      if (heading) focusOn(heading)
    }
  }, [])
  return <Button {...props} ref={ref} />
}
