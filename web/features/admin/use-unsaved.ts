import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'

/** Hears of a form whether something is typed in it that is not saved. */
export type OnUnsaved = (id: string, isUnsaved: boolean) => void

/**
 * Asks before a page is left on which something was typed and not saved. Out: what a form tells whether it has such
 * text, and the question for what takes the forms away without leaving the page.
 */
export function useUnsaved(): {
  onUnsaved: OnUnsaved
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
  const onUnsaved = useCallback<OnUnsaved>((id, isUnsaved) => {
    if (isUnsaved) unsaved.current.add(id)
    else unsaved.current.delete(id)
  }, [])
  return { onUnsaved, mayLeave }
}

/** Tells of the form `id` whether something is typed in it that is not saved; of one that is gone, that nothing is. */
export function useTellUnsaved(onUnsaved: OnUnsaved, id: string, isUnsaved: boolean): void {
  useEffect(() => {
    onUnsaved(id, isUnsaved)
    return () => onUnsaved(id, false)
  }, [onUnsaved, id, isUnsaved])
}
