import type { KeyboardEvent, ReactNode } from 'react'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { Button } from '#web/ui/button.tsx'

type EditorPanelProps = {
  label: string
  /** Enter in a text field. */
  onSubmit: () => void
  onClose: () => void
  buttons: ReactNode
  children: ReactNode
}

/** Asks for details of a link or picture, next to the text instead of over it. */
export function EditorPanel({ label, onSubmit, onClose, buttons, children }: EditorPanelProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (key === 'Escape') onClose()
    // Enter must not save the article.
    else if (key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text') onSubmit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="editor-panel" role="dialog" aria-label={label} onKeyDown={handleKeyDown}>
      {children}
      <div className="flex flex-wrap gap-3">
        {buttons}
        <Button variant="quiet" size="sm" onClick={onClose}>
          {PANEL_TEXT.cancel}
        </Button>
      </div>
    </div>
  )
}
