import { isFirstClick } from '../../lib/press-once.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'

/**
 * A button of a row that gives way to its contrary once it has done its work: the second click of a double one falls on that,
 * and would undo what the first has done.
 */
export function RowButton({ onClick, ...rest }: ButtonProps) {
  return (
    <Button variant="line" size="sm" {...rest} onClick={(event) => isFirstClick(event) && onClick?.(event)} />
  )
}
