import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { DESK_TEXT } from '#domain/admin/desk-text.ts'

/** Called by the form `id` when it gets unsaved changes, and when it has none left. */
export type OnUnsaved = (id: string, isUnsaved: boolean) => void

/** Asks before unsaved changes are lost. Call `confirmLeave` before removing a form from the page. */
export function useUnsavedChanges(): {
  onUnsaved: OnUnsaved
  confirmLeave: () => boolean
} {
  const unsaved = useRef(new Set<string>())
  const confirmLeave = () => unsaved.current.size === 0 || window.confirm(DESK_TEXT.leave)
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !confirmLeave(),
  )
  useEffect(() => {
    const handleBeforeUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  }, [])
  const onUnsaved = useCallback<OnUnsaved>((id, isUnsaved) => {
    if (isUnsaved) unsaved.current.add(id)
    else unsaved.current.delete(id)
  }, [])
  return { onUnsaved, confirmLeave }
}

export function useReportUnsaved(onUnsaved: OnUnsaved, id: string, isUnsaved: boolean): void {
  useEffect(() => {
    onUnsaved(id, isUnsaved)
    return () => onUnsaved(id, false)
  }, [onUnsaved, id, isUnsaved])
}
