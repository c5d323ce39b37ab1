import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'

type Control = {
  id: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

const FieldContext = createContext<Partial<Control>>({})

/** What a control inside a Field wears: its id, its description and whether it is in error. */
export function useFieldControl(): Partial<Control> {
  return use(FieldContext)
}

export type FieldProps = {
  label: ReactNode
  /** Says "(optional)" after the label. */
  optional?: boolean
  hint?: ReactNode
  /** The exact message; its presence puts the control in error. */
  error?: string
  /** One Input, Textarea or Select. */
  children: ReactNode
}

/** A label, a control and what is to be said about it, tied together. */
export function Field({ label, optional, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: Control = {
    id,
    'aria-describedby': described || undefined,
    // Said also where there is no error: what is required and still empty would be read as wrong.
    'aria-invalid': Boolean(error),
  }
  return (
    <div className="fieldset">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="label__note"> (optional)</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        // Said at once: the focus may stand in the control already, and would then say nothing new.
        <span className="error" id={`${id}-error`} role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {error}
        </span>
      )}
    </div>
  )
}
