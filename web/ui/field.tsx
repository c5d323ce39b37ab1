import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'

type Control = {
  id: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

const FieldContext = createContext<Partial<Control>>({})

/** The props that a control takes from the Field around it: its id, its description and whether it is in error. */
export function useFieldControl(): Partial<Control> {
  return use(FieldContext)
}

export type FieldProps = {
  label: ReactNode
  /** Shows "(optional)" after the label. */
  optional?: boolean
  hint?: ReactNode
  /** The exact message; its presence puts the control in error. */
  error?: string
  className?: string
  /** One Input, Textarea or Select. */
  children: ReactNode
}

/** A label, a control, a hint and an error, connected for assistive technology. */
export function Field({ label, optional, hint, error, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: Control = {
    id,
    'aria-describedby': described || undefined,
    // Also set without an error, because screen readers announce a required empty control as invalid.
    'aria-invalid': Boolean(error),
  }
  return (
    <div className={clsx('fieldset', 'grid content-start gap-2', className)}>
      <label className="font-semibold text-ink in-data-band:text-on-band" htmlFor={id}>
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
        <span className={FIELD_ERROR} id={`${id}-error`} role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  )
}

/** The classes of a remark on a form. */
const HINT = 'text-ink-mute text-sm in-data-band:text-on-band'

/** The classes of an error message with an icon. */
export const FIELD_ERROR =
  'flex items-start gap-2 font-semibold text-alert-ink text-sm in-data-band:py-1 in-data-band:text-on-band'
