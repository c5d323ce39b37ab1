import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { DESK_TEXT } from '../../../domain/admin/desk-text.ts'

/**
 * Asks before a page is left on which something was typed and not saved. Out: what a form tells whether it has such
 * text.
 */
export function useUnsaved(): (id: string, isUnsaved: boolean) => void {
  const unsaved = useRef(new Set<string>())
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      unsaved.current.size > 0 &&
      !window.confirm(DESK_TEXT.leave),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return useCallback((id, isUnsaved) => {
    if (isUnsaved) unsaved.current.add(id)
    else unsaved.current.delete(id)
  }, [])
}
