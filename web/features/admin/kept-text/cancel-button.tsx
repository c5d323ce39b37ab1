import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { RowButton } from '#web/features/admin/rows.tsx'

type CancelButtonProps = { about: string; isDirty: boolean; onCancel: () => void; children?: string }

/** Asks before it drops what was typed. */
export function CancelButton({ about, isDirty, onCancel, children = PANEL_TEXT.cancel }: CancelButtonProps) {
  const { discardQuestion: question, discard } = PANEL_TEXT
  return isDirty ? (
    <ConfirmButton about={about} question={question} confirm={discard} onConfirm={onCancel}>
      {children}
    </ConfirmButton>
  ) : (
    <RowButton about={about} onClick={onCancel}>
      {children}
    </RowButton>
  )
}
