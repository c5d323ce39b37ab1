import { type RefObject, useEffect, useRef } from 'react'
import type { FieldErrors } from './use-act.ts'

/** For a form: who sends it with errors is brought to the first of them, which may be out of sight. */
export function useFirstError(errors: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer that names errors.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  return form
}
