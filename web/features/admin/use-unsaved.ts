import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { DESK_TEXT } from '../../../domain/admin/desk-text.ts'

/**
 * Asks before a page is left on which something was typed and not saved. Out: what a form tells whether it has such
 * text, and the question for what takes the forms away without leaving the page.
 */
export function useUnsaved(): {
  onUnsaved: (id: string, isUnsaved: boolean) => void
  mayLeave: () => boolean
} {
  const unsaved = useRef(new Set<string>())
  const mayLeave = () => unsaved.current.size === 0 || window.confirm(DESK_TEXT.leave)
  useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !mayLeave(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const onUnsaved = useCallback((id: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(id)
    else unsaved.current.delete(id)
  }, [])
  return { onUnsaved, mayLeave }
}
