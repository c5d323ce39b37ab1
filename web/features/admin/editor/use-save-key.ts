import { type RefObject, useEffect } from 'react'

/** Ctrl+S, or Cmd+S, saves the form that has the focus. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      const { activeElement, body } = document
      if (activeElement !== body && !form.current?.contains(activeElement)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [form])
}
