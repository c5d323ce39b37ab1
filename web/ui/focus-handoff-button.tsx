import { Button, type ButtonProps } from './button.tsx'
import { useFocusHandoff } from './use-focus-handoff.ts'

/** Disappears when clicked and passes the focus to the heading of its section. */
export function FocusHandoffButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button {...props} ref={useFocusHandoff<HTMLButtonElement>()} />
}
