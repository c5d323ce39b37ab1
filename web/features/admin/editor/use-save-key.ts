import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl+S, or Cmd+S, saves the form that has the focus. If nothing has it, the form that fills the page. */
export function useSaveKey(fillsPage = false): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      const { activeElement, body } = document
      if (!form.current?.contains(activeElement) && !(fillsPage && activeElement === body)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [fillsPage])
  return form
}
