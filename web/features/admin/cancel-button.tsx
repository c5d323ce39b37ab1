import { DESK_TEXT } from '#domain/admin/desk-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'

type CancelButtonProps = { about: string; isDirty: boolean; onCancel: () => void }

/** Asks before it drops what was typed. */
export function CancelButton({ about, isDirty, onCancel }: CancelButtonProps) {
  if (isDirty)
    return (
      <ConfirmButton
        about={about}
        question={DESK_TEXT.discardQuestion}
        confirm={DESK_TEXT.discard}
        onConfirm={onCancel}
      >
        {DESK_TEXT.cancel}
      </ConfirmButton>
    )
  return (
    <Button variant="line" size="sm" onClick={onCancel}>
      {DESK_TEXT.cancel}
    </Button>
  )
}
