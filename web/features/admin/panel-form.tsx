import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type PanelFormProps = {
  title: string
  submitLabel: string
  isSubmitting: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

export function PanelForm({ title, submitLabel, isSubmitting, onSubmit, children }: PanelFormProps) {
  return (
    <form className="mt-8 grid max-w-panel gap-4" aria-label={title} onSubmit={onSubmit} noValidate>
      <h3 className="text-lg">{title}</h3>
      {children}
      <Button type="submit" variant="line" size="sm" className="justify-self-start" pending={isSubmitting}>
        {submitLabel}
      </Button>
    </form>
  )
}
