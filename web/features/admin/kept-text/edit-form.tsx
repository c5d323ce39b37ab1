import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PANEL_TEXT } from '#domain/admin/panel-text.ts'
import { ConfirmButton } from '#web/features/admin/confirm-button.tsx'
import { useSaveKey } from '#web/features/admin/editor/use-save-key.ts'
import { RowButton } from '#web/features/admin/rows.tsx'
import type { Send } from '#web/lib/use-domain-form.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptTextNote } from './kept-text-note.tsx'
import { type DomainForm, type KeptTextOptions, useKeptText } from './use-kept-text.ts'

type EditFormProps<Input extends FieldValues, Output> = KeptTextOptions & {
  form: DomainForm<Input, Output>
  label: string
  /** What the form is about, for the name of the button that closes it. */
  about?: string
  save?: string
  close?: string
  className?: string
  onSend: Send<Output>
  onClose: () => void
  children: ReactNode
}

/** A form in a list: it keeps what is typed, and asks before it drops that. */
export function EditForm<Input extends FieldValues, Output>(props: EditFormProps<Input, Output>) {
  const { form, label, about = label, save = PANEL_TEXT.save, close = PANEL_TEXT.cancel } = props
  const { className = 'col-span-full max-w-panel py-4', onSend, onClose, children } = props
  const { submit, kept, forget } = useKeptText(form, props)
  const { discardQuestion: question, discard } = PANEL_TEXT

  function drop() {
    forget()
    onClose()
  }

  return (
    <form
      ref={useSaveKey()}
      className={`grid gap-4 ${className}`}
      aria-label={label}
      onSubmit={submit(onSend)}
      noValidate
    >
      <KeptTextNote {...kept} />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="sm" pending={form.isSubmitting} pendingText={PANEL_TEXT.saving}>
          {save}
        </Button>
        {form.isDirty ? (
          <ConfirmButton about={about} question={question} confirm={discard} onConfirm={drop}>
            {close}
          </ConfirmButton>
        ) : (
          <RowButton about={about} onClick={drop}>
            {close}
          </RowButton>
        )}
      </div>
    </form>
  )
}
