import { type FormEvent, useRef } from 'react'

/** How long after a form was sent a press may be the second of a double one, in milliseconds. */
const DOUBLE_PRESS = 1000

/**
 * For a form that is empty again once it was sent: who presses twice, as on an icon, finds it so with the second press, and
 * would be told that everything is missing from what has just arrived.
 */
export function useSecondPress() {
  const sentAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    noteSent: () => {
      sentAt.current = performance.now()
    },
    /** Whether this belongs to the press that sent the form: soon after it, and with nothing filled in since. */
    isSecondPress: ({ currentTarget }: FormEvent<HTMLFormElement>): boolean =>
      performance.now() - sentAt.current < DOUBLE_PRESS &&
      [...currentTarget.elements].every((control) => !('value' in control && control.value)),
  }
}
