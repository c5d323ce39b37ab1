import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form: who sends it with errors is brought to the first of them, which may be out of sight. Once for every
 * answer that names errors, each of which is another `answer`.
 */
export function useFirstError(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus()
    // Safari brings no more than the caret below the navigation bar, which then hides the label.
    field?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return form
}
