import { createContext, use, useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'

/** Called by the form `id` when it gets unsaved changes, and when it has none left. */
type OnUnsaved = (id: string, isUnsaved: boolean) => void

type UnsavedChanges = {
  /** Ids of forms. */
  unsaved: ReadonlySet<string>
  onUnsaved: OnUnsaved
  /** Call it before removing a form from the page. */
  confirmLeave: () => boolean
}

export const UnsavedContext = createContext<UnsavedChanges>({
  unsaved: new Set(),
  onUnsaved: () => {},
  confirmLeave: () => true,
})

/** Asks before unsaved changes are lost. */
export function useUnsavedChanges(): UnsavedChanges {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const hasUnsaved = unsaved.size > 0
  function confirmLeave() {
    if (hasUnsaved && !window.confirm(PANEL_TEXT.leave)) return false
    setUnsaved(new Set())
    return true
  }
  useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // A replaced address stays on the same page.
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && !confirmLeave(),
  )
  useEffect(() => {
    if (!hasUnsaved) return
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleBeforeUnload)
    return () => window.removeEventListener('beforeunload', handleBeforeUnload)
  }, [hasUnsaved])
  const onUnsaved = useCallback<OnUnsaved>((id, isUnsaved) => {
    setUnsaved((before) => {
      if (before.has(id) === isUnsaved) return before
      const others = [...before].filter((other) => other !== id)
      return new Set(isUnsaved ? [...others, id] : others)
    })
  }, [])
  return { unsaved, onUnsaved, confirmLeave }
}

export function useReportUnsaved(id: string, isUnsaved: boolean): void {
  const { onUnsaved } = use(UnsavedContext)
  useEffect(() => {
    onUnsaved(id, isUnsaved)
    return () => onUnsaved(id, false)
  }, [onUnsaved, id, isUnsaved])
}
