import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'

type CancelButtonProps = { about: string; isDirty: boolean; onCancel: () => void }

/** Asks before it drops what was typed. */
export function CancelButton({ about, isDirty, onCancel }: CancelButtonProps) {
  if (isDirty)
    return (
      <ConfirmButton
        about={about}
        question={PANEL_TEXT.discardQuestion}
        confirm={PANEL_TEXT.discard}
        onConfirm={onCancel}
      >
        {PANEL_TEXT.cancel}
      </ConfirmButton>
    )
  return (
    <Button variant="line" size="sm" onClick={onCancel}>
      {PANEL_TEXT.cancel}
    </Button>
  )
}
