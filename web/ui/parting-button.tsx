import { Button, type ButtonProps } from './button.tsx'
import { useParting } from './use-parting.ts'

/** Disappears when clicked and passes the focus to the heading of its section. */
export function PartingButton(props: Omit<ButtonProps, 'ref'>) {
  return <Button {...props} ref={useParting<HTMLButtonElement>()} />
}
