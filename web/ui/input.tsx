import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** One line of text. Inside a Field it takes the Field's id, description and error. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} type={type} {...rest} className={clsx('field', className)} />
}
