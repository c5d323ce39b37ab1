import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type PanelFormProps = {
  title: string
  submitLabel: string
  isSubmitting: boolean
  disabled?: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Another button, after the submit button. */
  secondary?: ReactNode
  children: ReactNode
}

export function PanelForm({
  title,
  submitLabel,
  isSubmitting,
  disabled,
  onSubmit,
  secondary,
  children,
}: PanelFormProps) {
  return (
    <form
      className="mt-8 grid max-w-panel content-start gap-4"
      aria-label={title}
      onSubmit={onSubmit}
      noValidate
    >
      <h3 className="text-lg">{title}</h3>
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="line" size="sm" disabled={disabled} pending={isSubmitting}>
          {submitLabel}
        </Button>
        {secondary}
      </div>
    </form>
  )
}
