import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** Several lines of text, at least 120 px high. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea dir="auto" {...useFieldControl()} {...rest} className={clsx('field', className)} />
}
