import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'

/** Several lines of text, at least 120 px high. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...useFieldControl()} {...rest} className={classNames('field', className)} />
}
