import { CircleAlert } from '@lucide/icons'
import { clsx } from 'clsx'
import { createContext, type ReactNode, use, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Control = {
  id: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

const HINT = 'text-ink-mute text-sm in-data-band:text-on-band'
const ERROR =
  'flex items-start gap-2 font-semibold text-alert-ink text-sm in-data-band:py-1 in-data-band:text-on-band'

const FieldContext = createContext<Partial<Control>>({})

export function useFieldControl(): Partial<Control> {
  return use(FieldContext)
}

export type FieldProps = {
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  /** Also marks the control as invalid. */
  error?: string
  className?: string
  children: ReactNode
}

export function Field({ label, optional, hint, error, className, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: Control = {
    id,
    'aria-describedby': describedBy || undefined,
    // Also set without an error, because screen readers announce a required empty control as invalid.
    'aria-invalid': Boolean(error),
  }
  return (
    <div className={clsx('grid content-start gap-2', className)}>
      <label className="font-semibold text-ink in-data-band:text-on-band" id={`${id}-label`} htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-mute"> (optional)</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <span className={HINT} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        // An alert, because moving the focus announces nothing if the control already has it.
        <span className={ERROR} id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </div>
  )
}
