import { Button, type ButtonProps } from './button.tsx'
import { useParting } from './use-parting.ts'

/** A button that goes away when it is pressed, and leaves the focus to the heading of its section. */
export function PartingButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button {...props} ref={useParting<HTMLButtonElement>()} />
}
