import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ConfirmButton } from './confirm-button.tsx'
import { RowButton } from './rows.tsx'

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
